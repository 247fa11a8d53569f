import { accountTexts } from '@bichar/contract/rules/texts.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useForm } from '../forms/useForm.ts'
import { TextField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { FormEnd } from './AuthPage.tsx'
import { callForCode } from './callForCode.ts'
import { checkRegistration } from './checks.ts'
import { deviceId } from './deviceId.ts'
import { useShowLogin } from './LoginPages.tsx'
import { PasswordEntry } from './PasswordEntry.tsx'
import { PhoneField } from './PhoneField.tsx'
import { beginVerification, readRegistrationForm, storeRegistrationForm } from './pendingVerification.ts'

export function RegisterForm() {
  const t = useTranslations('accounts.register')
  const fields = useTranslations('accounts.fields')
  const show = useShowLogin()
  const name = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  useKeptEntries(name, phone)
  const { form, errorOf, failure, busy } = useForm({
    uncontrolled: true,
    initial: { name: '', phone: '', password: '' },
    check: checkRegistration,
    fallback: t('failed'),
    focusOnError: 'phone',
    async send(values) {
      await callForCode('POST /auth/register', {
        body: { name: values.name, phone: values.phone, password: values.password, deviceId: deviceId() },
      })
      storeRegistrationForm({ name: values.name, phone: values.phone })
      beginVerification('registration', { phone: values.phone, name: values.name })
      toast.success(t('done'))
      await show('/verify-otp')
    },
  })
  return (
    <form {...form} className="mt-4 grid gap-4">
      <TextField
        ref={name}
        label={fields('name')}
        error={errorOf('name')}
        name="name"
        autoComplete="name"
        maxLength={accountTexts.name.most}
      />
      <PhoneField ref={phone} autoComplete="tel" error={errorOf('phone')} />
      <PasswordEntry name="password" autoComplete="new-password" error={errorOf('password')} />
      <FormEnd failure={failure} busy={busy} submit={t('submit')} />
    </form>
  )
}

/** Restores what a person had typed who comes back to correct the number. */
function useKeptEntries(name: RefObject<HTMLInputElement | null>, phone: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const kept = readRegistrationForm()
    if (name.current && !name.current.value) name.current.value = kept.name
    if (phone.current && !phone.current.value) phone.current.value = kept.phone
  }, [name, phone])
}
