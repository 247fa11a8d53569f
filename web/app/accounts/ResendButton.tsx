import { limits } from '@bichar/contract/rules/limits.ts'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { minutesAndSeconds } from '../i18n/minutesAndSeconds.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { callForCode } from './callForCode.ts'
import type { PendingVerification } from './pendingVerification.ts'
import { useCountdown } from './useCountdown.ts'

interface ResendButtonProps {
  pending: PendingVerification | undefined
  onSent(): void
  /** Called with the error message, and with undefined when a new attempt starts. */
  onFailure(reason: string | undefined): void
}

/** Requests a new code, as soon as the waiting time for the last one is over. */
export function ResendButton({ pending, onSent, onFailure }: ResendButtonProps) {
  const t = useTranslations('accounts.verify')
  const locale = useLocale()
  const messageOf = useErrorMessage()
  const [busy, setBusy] = useState(false)
  const seconds = useCountdown(pending?.resendAt, limits.codeSeconds)

  const resend = async ({ phone, deviceId }: PendingVerification) => {
    setBusy(true)
    onFailure(undefined)
    try {
      await callForCode('POST /auth/resend-otp', { body: { phone, deviceId } })
      toast.success(t('resent'))
      onSent()
    } catch (error) {
      onFailure(messageOf(error, t('resendFailed')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      look="secondary"
      busy={busy}
      aria-disabled={seconds > 0}
      onClick={() => pending && void resend(pending)}
      className="min-h-12 w-full tabular-nums"
    >
      {seconds > 0 ? t('resendIn', { time: minutesAndSeconds(seconds, locale) }) : t('resend')}
    </Button>
  )
}
