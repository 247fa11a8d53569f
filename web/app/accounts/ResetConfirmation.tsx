import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { useForm } from '../forms/useForm.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { useMoments } from '../i18n/moments.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { checkOldPassword } from './checks.ts'
import { PasswordEntry } from './PasswordEntry.tsx'
import { type Protection, useRefetch } from './protection.ts'

type Reset = NonNullable<Protection['reset']>

/** Says why anonymous reports are hidden, and lets the owner confirm that they have reset the password themselves. */
export function ResetConfirmation({ reset: { hiddenUntil, isOlderDevice } }: { reset: Reset }) {
  const t = useTranslations('accounts.protection')
  const { dayAndTime } = useMoments()
  return (
    <>
      <p className="rounded-control bg-notice p-3 text-on-notice">
        {t('hiddenAfterReset', { until: dayAndTime(new Date(hiddenUntil)) })}
      </p>
      {isOlderDevice ? <OnOlderDevice /> : <WithOldPassword />}
    </>
  )
}

const confirm = (oldPassword?: string) => call('POST /auth/reset-confirmation', { body: { oldPassword } })

function OnOlderDevice() {
  const t = useTranslations('accounts.protection')
  const messageOf = useErrorMessage()
  const refetch = useRefetch()
  const [busy, setBusy] = useState(false)
  const itWasMe = async () => {
    setBusy(true)
    try {
      await confirm()
      toast.success(t('shown'))
      await refetch()
    } catch (error) {
      toast.error(messageOf(error, t('notConfirmed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className="text-sm">{t('olderDevice')}</p>
      <Button busy={busy} onClick={() => void itWasMe()}>
        {t('itWasMe')}
      </Button>
    </>
  )
}

function WithOldPassword() {
  const t = useTranslations('accounts.protection')
  const refetch = useRefetch()
  const { form, errorOf, failure, busy } = useForm({
    uncontrolled: true,
    initial: { oldPassword: '' },
    check: checkOldPassword,
    fallback: t('notConfirmed'),
    focusOnError: 'oldPassword',
    async send({ oldPassword }) {
      await confirm(oldPassword)
      toast.success(t('shown'))
      await refetch()
    },
  })
  return (
    <form {...form} className="grid gap-2">
      <p className="text-sm">{t('oldPassword')}</p>
      <PasswordEntry name="oldPassword" autoComplete="current-password" error={errorOf('oldPassword')} />
      <p role="alert" className="min-h-7 font-semibold text-alarm">
        {failure}
      </p>
      <Button type="submit" busy={busy}>
        {t('itWasMe')}
      </Button>
    </form>
  )
}
