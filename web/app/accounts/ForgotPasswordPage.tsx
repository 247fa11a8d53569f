import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { AuthFoot, AuthPage, FormEnd } from './AuthPage.tsx'
import { checkForgotten } from './checks.ts'
import { deviceId } from './deviceId.ts'
import { PhoneField } from './PhoneField.tsx'
import { fullPhone, phoneForReset } from './phoneEntry.ts'
import { useCarriedPhone } from './useCarriedPhone.ts'
import { useForm } from './useForm.ts'

export default function ForgotPasswordPage() {
  const words = useTranslations('accounts.forgot')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const { phone: carried } = useCarriedPhone()
  useEffect(() => {
    if (carried && field.current && !field.current.value) field.current.value = carried
  }, [carried])

  const { form, errorOf, failure, busy } = useForm({
    check: checkForgotten,
    fallback: words('failed'),
    retryAt: 'phone',
    async send(values) {
      const phone = phoneForReset(values.phone)
      await call('POST /auth/forgot-password', { body: { phone, deviceId: deviceId() } })
      toast.success(words('sent'))
      await navigate('/reset-password', { state: { phone: fullPhone(phone) } })
    },
  })

  return (
    <AuthPage title={words('title')} text={words('text')}>
      <form {...form} className="mt-6 grid gap-4">
        <PhoneField ref={field} autoComplete="username" error={errorOf('phone')} />
        <FormEnd failure={failure} busy={busy} submit={words('submit')} />
      </form>
      <AuthFoot question={words('remembered')}>
        <ButtonLink to="/login" look="outline" className="min-h-12">
          {words('back')}
        </ButtonLink>
      </AuthFoot>
    </AuthPage>
  )
}
