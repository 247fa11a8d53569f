import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { retryUntilDone } from '../../api/retryUntilDone.ts'
import { useSession } from '../../api/session.ts'
import { postToWorker } from '../../api/worker.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { toast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import type { ReportPageMessage } from './workerMessages.ts'

const tell = (message: ReportPageMessage) => postToWorker(message)
const keepPageAfterMilliseconds = 3_000

/** Sends what whoever is signed in has queued on this device, and has the page for a new report cached for use offline. */
export function OutboxProcessor() {
  const t = useTranslations('posts.form')
  const client = useQueryClient()
  const { language } = useLanguage()
  const { status, user } = useSession()
  const person = user?._id
  const onSent = useEffectEvent(() => toast.success(t('submitted')))
  const onRefused = useEffectEvent(() => toast.error(t('drafts.refusedNow')))

  useEffect(() => {
    if (!person) return
    let close: (() => void) | undefined
    const stopLoading = retryUntilDone(
      () => import('./outbox.ts'),
      ({ processOutbox }) => {
        close = processOutbox({ client, person, onSent, onRefused })
      },
    )
    return () => {
      stopLoading()
      close?.()
    }
  }, [client, person])

  // Waits, so that the page that the person opened loads first.
  useEffect(() => {
    if (!person) return
    const keep = () => void tell({ type: 'keepReportPage', language })
    const timer = setTimeout(keep, keepPageAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [person, language])

  const isGuest = useHydrated() && status === 'guest'
  useEffect(() => {
    if (isGuest) void tell({ type: 'forgetReportPage' })
  }, [isGuest])
  return null
}
