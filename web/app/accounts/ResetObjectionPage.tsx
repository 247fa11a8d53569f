import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { useForm } from '../forms/useForm.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { AuthPage, FormEnd } from './AuthPage.tsx'
import { checkLogin } from './checks.ts'
import { deviceId } from './deviceId.ts'
import { PasswordEntry } from './PasswordEntry.tsx'
import { PhoneField } from './PhoneField.tsx'

/** For somebody whose session on this device was ended by a password reset that was not theirs: they cannot log in any more. */
export default function ResetObjectionPage() {
  const t = useTranslations('accounts.objection')
  const back = useTranslations('accounts.forgot')('back')
  const [isNoted, setNoted] = useState(false)
  return (
    <AuthPage title={t('title')} text={isNoted ? undefined : t('text')}>
      {isNoted ? (
        <div role="status" className="mt-4 grid gap-2">
          <p className="font-semibold">{t('done')}</p>
          <p>{t('next')}</p>
        </div>
      ) : (
        <ObjectionForm onNoted={() => setNoted(true)} />
      )}
      <ButtonLink to="/login" look="secondary" className="mt-4 min-h-12 w-full">
        {back}
      </ButtonLink>
    </AuthPage>
  )
}

function ObjectionForm({ onNoted }: { onNoted(): void }) {
  const t = useTranslations('accounts.objection')
  const { form, errorOf, failure, busy } = useForm({
    uncontrolled: true,
    initial: { phone: '', password: '' },
    check: checkLogin,
    fallback: t('failed'),
    focusOnError: 'password',
    async send({ phone, password }) {
      await call('POST /auth/reset-objection', { body: { phone, password, deviceId: deviceId() } })
      onNoted()
    },
  })
  return (
    <form {...form} className="mt-6 grid gap-4">
      <PhoneField autoComplete="username" error={errorOf('phone')} />
      <PasswordEntry
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
        label={t('oldPassword')}
      />
      <FormEnd failure={failure} busy={busy} submit={t('submit')} />
    </form>
  )
}
