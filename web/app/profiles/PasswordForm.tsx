import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { checkPasswordChange, isPasswordChangeReady } from '../accounts/checks.ts'
import { PasswordEntry, PasswordOwner } from '../accounts/PasswordEntry.tsx'
import { accountKeys } from '../accounts/queries.ts'
import { call } from '../api/call.ts'
import { useForm } from '../forms/useForm.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'

interface PasswordFormProps {
  phone: string
  onDone(): void
  onBusy(busy: boolean): void
}

export function PasswordForm({ phone, onDone, onBusy }: PasswordFormProps) {
  const t = useTranslations('accounts.password')
  const client = useQueryClient()
  const { form, values, errorOf, validateOnBlur, failure, busy } = useForm({
    uncontrolled: true,
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    check: checkPasswordChange,
    fallback: t('failed'),
    onBusy,
    focusOnError: 'oldPassword',
    async send({ oldPassword, newPassword }) {
      await call('PUT /auth/change-password', { body: { oldPassword, newPassword } })
      void client.invalidateQueries({ queryKey: accountKeys.devices })
      toast.success(t('done'))
      onDone()
    },
  })
  return (
    <form
      {...form}
      // Empty fields are not validated on blur: the submit button says that they are missing.
      onBlur={({ target }) => target.value && validateOnBlur(target.name)}
      className="grid gap-4"
    >
      <PasswordOwner phone={phone} />
      <PasswordEntry name="oldPassword" autoComplete="current-password" error={errorOf('oldPassword')} />
      <PasswordEntry name="newPassword" autoComplete="new-password" error={errorOf('newPassword')} />
      <PasswordEntry name="confirmPassword" autoComplete="new-password" error={errorOf('confirmPassword')} />
      <p className="text-quiet text-sm">{t('othersEnd')}</p>
      <p role="alert" className="min-h-7 font-semibold text-alarm">
        {failure}
      </p>
      <Button
        type="submit"
        busy={busy}
        ready={isPasswordChangeReady(values)}
        className="min-h-12 px-6 sm:justify-self-start"
      >
        {t('submit')}
      </Button>
    </form>
  )
}
