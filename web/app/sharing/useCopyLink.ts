import { type RefObject, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '../ui/toast.ts'

const copiedMilliseconds = 2_000

/** Copies what stands in a field; `copied` for 2 s afterwards (spec section 9). */
export function useCopyLink(field: RefObject<HTMLInputElement | null>) {
  const t = useTranslations('sharing')
  const [copiedAt, setCopiedAt] = useState<number>()
  useEffect(() => {
    if (copiedAt === undefined) return
    const timer = setTimeout(() => setCopiedAt(undefined), copiedMilliseconds)
    return () => clearTimeout(timer)
  }, [copiedAt])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '')
      setCopiedAt(Date.now())
      toast.success(t('linkCopied'))
    } catch {
      // Refused, or the page came without TLS: it can still be copied by hand.
      field.current?.select()
      toast.error(t('copyFailed'))
    }
  }
  return { copied: copiedAt !== undefined, copy }
}
