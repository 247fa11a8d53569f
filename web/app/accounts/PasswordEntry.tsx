import { limits } from '@bichar/contract/limits.ts'
import { useTranslations } from 'use-intl'
import { PasswordField } from '../ui/Field.tsx'

interface PasswordEntryProps {
  name: 'password' | 'oldPassword' | 'newPassword' | 'confirmPassword'
  autoComplete: 'current-password' | 'new-password'
  error: string | undefined
}

export function PasswordEntry({ name, autoComplete, error }: PasswordEntryProps) {
  const words = useTranslations('accounts.fields')
  const hint = name === 'confirmPassword' ? 'confirmHint' : 'passwordHint'
  return (
    <PasswordField
      label={words(name)}
      hint={autoComplete === 'new-password' && words(hint)}
      error={error}
      name={name}
      autoComplete={autoComplete}
      maxLength={limits.passwordMost}
      showLabel={words('show')}
      hideLabel={words('hide')}
    />
  )
}

/** Tells a password manager whose password this is, on a form that does not ask for the phone. */
export const PasswordOwner = ({ phone }: { phone: string }) => (
  <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
)
