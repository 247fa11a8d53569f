import { limits } from '@bichar/contract/rules/limits.ts'
import { useTranslations } from 'use-intl'
import { PasswordField } from '../ui/Field.tsx'

interface PasswordEntryProps {
  name: 'password' | 'oldPassword' | 'newPassword' | 'confirmPassword' | 'secondPassword'
  /** `off` for the second password: filled in by the browser, it would not protect from somebody who has the phone. */
  autoComplete: 'current-password' | 'new-password' | 'off'
  error: string | undefined
  /** Says whose password it is, where the usual label does not. */
  label?: string
  /** Whether a new password is chosen. */
  isNew?: boolean
}

export function PasswordEntry({
  name,
  autoComplete,
  error,
  label,
  isNew = autoComplete === 'new-password',
}: PasswordEntryProps) {
  const t = useTranslations('accounts.fields')
  const hint = name === 'confirmPassword' ? 'confirmHint' : 'passwordHint'
  return (
    <PasswordField
      label={label ?? t(name)}
      hint={isNew && t(hint)}
      error={error}
      name={name}
      autoComplete={autoComplete}
      maxLength={limits.passwordMost}
      showLabel={t('show')}
      hideLabel={t('hide')}
    />
  )
}

/** Tells a password manager whose password this is, on a form that does not ask for the phone. */
export const PasswordOwner = ({ phone }: { phone: string }) => (
  <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
)
