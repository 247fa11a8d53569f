import { type RefObject, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '../ui/toast.ts'

const copiedMilliseconds = 2_000

/** Copies the value of a field; `copied` stays true for 2 s afterwards (spec section 9). */
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
      // The permission was refused or the page has no TLS, so the text is selected for copying by hand.
      field.current?.select()
      toast.error(t('copyFailed'))
    }
  }
  return { copied: copiedAt !== undefined, copy }
}
