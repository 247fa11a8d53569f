import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useForm } from '../forms/useForm.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { AuthFoot, AuthPage, FormEnd } from './AuthPage.tsx'
import { callForCode } from './callForCode.ts'
import { checkForgotten } from './checks.ts'
import { deviceId } from './deviceId.ts'
import { PhoneField } from './PhoneField.tsx'
import { phoneForReset, toFullPhone } from './phoneEntry.ts'
import { useCarriedPhone } from './useCarriedPhone.ts'

export default function ForgotPasswordPage() {
  const t = useTranslations('accounts.forgot')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const { phone: carried } = useCarriedPhone()
  useEffect(() => {
    if (carried && field.current && !field.current.value) field.current.value = carried
  }, [carried])

  const { form, errorOf, failure, busy } = useForm({
    uncontrolled: true,
    initial: { phone: '' },
    check: checkForgotten,
    fallback: t('failed'),
    focusOnError: 'phone',
    async send(values) {
      const phone = phoneForReset(values.phone)
      await callForCode('POST /auth/forgot-password', { body: { phone, deviceId: deviceId() } })
      toast.success(t('sent'))
      await navigate('/reset-password', { state: { phone: toFullPhone(phone) } })
    },
  })

  return (
    <AuthPage title={t('title')} text={t('text')}>
      <form {...form} className="mt-6 grid gap-4">
        <PhoneField ref={field} autoComplete="username" error={errorOf('phone')} />
        <FormEnd failure={failure} busy={busy} submit={t('submit')} />
      </form>
      <AuthFoot question={t('remembered')}>
        <ButtonLink to="/login" look="secondary" className="min-h-12">
          {t('back')}
        </ButtonLink>
      </AuthFoot>
    </AuthPage>
  )
}
