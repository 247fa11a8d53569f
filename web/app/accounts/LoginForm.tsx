import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { CallError } from '../api/errors.ts'
import { storeSession } from '../api/session.ts'
import { useForm } from '../forms/useForm.ts'
import { askAboutNotifications } from '../notifications/push.ts'
import { leaveFlash } from '../ui/flash.ts'
import { FormEnd, quietLink } from './AuthPage.tsx'
import { callForCode } from './callForCode.ts'
import { checkLogin } from './checks.ts'
import { deviceId } from './deviceId.ts'
import { useSheet, useShowLogin } from './LoginPages.tsx'
import { takeTarget } from './loginTarget.ts'
import { waitForLogout } from './logoutLock.ts'
import { PasswordEntry } from './PasswordEntry.tsx'
import { PhoneField } from './PhoneField.tsx'
import { assignPendingAction } from './pendingActionAfterLogin.ts'
import { beginVerification } from './pendingVerification.ts'

const Suspended = lazy(() => import('./Suspended.tsx'))

export function LoginForm() {
  const t = useTranslations('accounts.login')
  const sheet = useSheet()
  const show = useShowLogin()
  const [suspended, setSuspended] = useState<ComponentProps<typeof Suspended>>()
  const { form, errorOf, failure, busy } = useForm({
    uncontrolled: true,
    initial: { phone: '', password: '' },
    check: checkLogin,
    fallback: t('failed'),
    focusOnError: 'password',
    async send({ phone, password }) {
      const body = { phone, password, deviceId: deviceId() }
      await waitForLogout()
      const answer = await callForCode('POST /auth/login', { body }).catch((error: unknown) => {
        const notice = error instanceof CallError ? error.sanction : undefined
        setSuspended(notice && { notice, proof: { phone, password } })
        throw error
      })
      if ('requiresVerification' in answer) {
        beginVerification('login', { phone })
        return () => show('/verify-otp')
      }
      return () => {
        const message = t('welcomeBack', { name: answer.user.name })
        assignPendingAction(answer.user._id)
        askAboutNotifications()
        if (sheet) return sheet.enter(answer, message)
        leaveFlash(message)
        storeSession(answer)
        location.replace(takeTarget())
        return new Promise(() => {})
      }
    },
  })
  return (
    <>
      {suspended && (
        <Suspense fallback={null}>
          <Suspended {...suspended} />
        </Suspense>
      )}
      <form {...form} className="mt-4 grid gap-4">
        <PhoneField autoComplete="username" error={errorOf('phone')} />
        <PasswordEntry name="password" autoComplete="current-password" error={errorOf('password')} />
        <Link to="/forgot-password" className={`${quietLink} -my-2 justify-self-end`}>
          {t('forgot')}
        </Link>
        <FormEnd failure={failure} busy={busy} submit={t('submit')} />
      </form>
    </>
  )
}
