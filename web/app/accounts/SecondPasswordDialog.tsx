import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { useForm } from '../forms/useForm.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { toast } from '../ui/toast.ts'
import { checkPassword, checkSecondPassword, checkSecondPasswordChange } from './checks.ts'
import { PasswordEntry, PasswordOwner } from './PasswordEntry.tsx'
import { useRefetch } from './protection.ts'

type Doing = 'set' | 'change' | 'remove' | 'forget'

interface DialogProps {
  doing: Doing
  phone: string
  onClose(): void
}

const fieldsOf = {
  set: ['password', 'newPassword', 'confirmPassword'],
  change: ['secondPassword', 'newPassword', 'confirmPassword'],
  remove: ['secondPassword'],
  forget: ['password'],
} as const

const checks = {
  set: (values: Values) => ({ ...checkPassword(values), ...checkSecondPasswordChange(values) }),
  change: (values: Values) => ({ ...checkSecondPassword(values), ...checkSecondPasswordChange(values) }),
  remove: checkSecondPassword,
  forget: checkPassword,
}

const initial = { password: '', secondPassword: '', newPassword: '', confirmPassword: '' }
type Values = typeof initial

const calls: { [D in Doing]: (values: Values) => Promise<unknown> } = {
  set: ({ password, newPassword }) =>
    call('PUT /auth/second-password', { body: { current: password, newPassword } }),
  change: ({ secondPassword, newPassword }) =>
    call('PUT /auth/second-password', { body: { current: secondPassword, newPassword } }),
  remove: ({ secondPassword }) => call('DELETE /auth/second-password', { body: { secondPassword } }),
  forget: ({ password }) => call('POST /auth/second-password/forget', { body: { password } }),
}

/** Sets, changes or removes the second password, or reports that it is forgotten. */
export default function SecondPasswordDialog({ doing, phone, onClose }: DialogProps) {
  const t = useTranslations(`accounts.protection.${doing}`)
  const common = useTranslations('common')
  const refetch = useRefetch()
  const [first] = fieldsOf[doing]
  const { form, errorOf, failure, busy } = useForm({
    uncontrolled: true,
    initial,
    check: checks[doing],
    fallback: t('failed'),
    focusOnError: first,
    async send(values) {
      await calls[doing](values)
      toast.success(t('done'))
      onClose()
      await refetch()
    },
  })
  return (
    <Dialog title={t('title')} onClose={onClose} busy={busy}>
      <form {...form} className="grid gap-4">
        <p>{t('text')}</p>
        {first === 'password' && <PasswordOwner phone={phone} />}
        {fieldsOf[doing].map((name) => (
          <PasswordEntry
            key={name}
            name={name}
            autoComplete={name === 'password' ? 'current-password' : 'off'}
            error={errorOf(name)}
            isNew={name === 'newPassword' || name === 'confirmPassword'}
          />
        ))}
        <p role="alert" className="min-h-7 font-semibold text-alarm">
          {failure}
        </p>
        <DialogActions>
          <Button look="secondary" onClick={onClose} disabled={busy}>
            {common('cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
