import { useTranslations } from 'use-intl'
import { LoginOrRegister } from './LoginOrRegister.tsx'
import { PendingActionNote } from './PendingActionNote.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { useGuestsOnly } from './useGuestsOnly.ts'
import { WithoutAccount } from './WithoutAccount.tsx'

export default function RegisterPage() {
  const t = useTranslations('accounts.register')
  const { isSignedIn } = useGuestsOnly()
  return (
    <>
      <LoginOrRegister at="register" />
      <PendingActionNote>
        {!isSignedIn && <RegisterForm />}
        <p className="mt-3 text-quiet text-sm">{t('text')}</p>
        <WithoutAccount />
      </PendingActionNote>
    </>
  )
}
