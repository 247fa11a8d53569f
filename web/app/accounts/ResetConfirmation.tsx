import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { useForm } from '../forms/useForm.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { checkOldPassword } from './checks.ts'
import { PasswordEntry } from './PasswordEntry.tsx'
import { type Protection, useRefetch } from './protection.ts'

interface ResetConfirmationProps {
  reset: NonNullable<Protection['reset']>
  hasSecondPassword: boolean
}

/** Says why anonymous reports are hidden and what shows them again, and lets the owner confirm that they have reset the password. */
export function ResetConfirmation({ reset, hasSecondPassword }: ResetConfirmationProps) {
  const t = useTranslations('accounts.protection')
  return (
    <>
      <div className="grid gap-2 rounded-control bg-notice p-3 text-on-notice">
        {reset.isObjectedTo ? (
          <p>{t('objected')}</p>
        ) : (
          <>
            <p>{t('hiddenAfterReset')}</p>
            <ul className="list-disc pl-5">
              <li>{t('ways.oldPassword')}</li>
              <li>{t(hasSecondPassword ? 'ways.secondPassword' : 'ways.olderDevice')}</li>
            </ul>
          </>
        )}
        {reset.confirmation !== 'device' && <p className="text-sm">{t('noWay')}</p>}
      </div>
      {reset.confirmation === 'device' && <OnOlderDevice />}
      {reset.confirmation === 'oldPassword' && <WithOldPassword />}
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
