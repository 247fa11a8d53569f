import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Spinner } from '../ui/Spinner.tsx'
import { AuthFoot, AuthPage, quietLink } from './AuthPage.tsx'
import { LoginForm } from './LoginForm.tsx'
import { LoginOrRegister } from './LoginOrRegister.tsx'
import { PendingActionNote } from './PendingActionNote.tsx'
import { useGuestsOnly } from './useGuestsOnly.ts'
import { WithoutAccount } from './WithoutAccount.tsx'

export default function LoginPage() {
  const t = useTranslations('accounts.login')
  const objection = useTranslations('accounts.objection')
  const { isSignedIn } = useGuestsOnly({ readingMilliseconds: 1_500 })
  if (isSignedIn) {
    return (
      <AuthPage title={t('title')}>
        <p role="status" className="mt-6 flex items-center gap-3 font-semibold">
          <Spinner />
          {t('alreadyLoggedIn')}
        </p>
      </AuthPage>
    )
  }
  return (
    <>
      <LoginOrRegister at="login" />
      <PendingActionNote>
        <LoginForm />
        <WithoutAccount />
      </PendingActionNote>
      <AuthFoot question={objection('question')}>
        <Link to="/reset-objection" className={quietLink}>
          {objection('open')}
        </Link>
      </AuthFoot>
    </>
  )
}
