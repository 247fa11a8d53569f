import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { endSession, useSession } from '../api/session.ts'
import { useForm } from '../forms/useForm.ts'
import { toast } from '../ui/toast.ts'
import { AuthFoot, AuthPage, FormEnd, quietLink } from './AuthPage.tsx'
import { CodeField } from './CodeField.tsx'
import { checkReset } from './checks.ts'
import { deviceId } from './deviceId.ts'
import { PasswordEntry, PasswordOwner } from './PasswordEntry.tsx'
import { toLocalPhone } from './phoneEntry.ts'
import { useCarriedPhone } from './useCarriedPhone.ts'

export default function ResetPasswordPage() {
  const t = useTranslations('accounts.reset')
  const navigate = useNavigate()
  const { user } = useSession()
  const { known, phone = '' } = useCarriedPhone()

  useEffect(() => {
    if (known && !phone) void navigate('/forgot-password', { replace: true })
  }, [known, phone, navigate])

  const { form, errorOf, failure, busy } = useForm({
    uncontrolled: true,
    initial: { otp: '', newPassword: '', confirmPassword: '' },
    check: checkReset,
    fallback: t('failed'),
    focusOnError: 'otp',
    async send({ otp, newPassword }) {
      await call('POST /auth/reset-password', { body: { phone, otp, newPassword, deviceId: deviceId() } })
      // A reset ends every session of the account; if that includes the one in this browser, it must not seem valid.
      if (user?.phone === phone) endSession()
      toast.success(t('done'))
      await navigate('/login', { replace: true })
    },
  })

  return (
    <AuthPage title={t('title')} text={t('sentTo', { phone: toLocalPhone(phone) })}>
      <form {...form} className="mt-6 grid gap-4">
        <PasswordOwner phone={phone} />
        <CodeField error={errorOf('otp')} />
        <PasswordEntry name="newPassword" autoComplete="new-password" error={errorOf('newPassword')} />
        <PasswordEntry
          name="confirmPassword"
          autoComplete="new-password"
          error={errorOf('confirmPassword')}
        />
        <p className="text-quiet text-sm">{t('hides')}</p>
        <FormEnd failure={failure} busy={busy} submit={t('submit')} />
      </form>
      <AuthFoot question={t('noCode')}>
        <Link to="/forgot-password" state={{ phone }} className={quietLink}>
          {t('again')}
        </Link>
      </AuthFoot>
    </AuthPage>
  )
}
