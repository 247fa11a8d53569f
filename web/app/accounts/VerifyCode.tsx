import type { SanctionNotice } from '@bichar/contract/rules/sanctions.ts'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { applySession } from '../api/session.ts'
import { useForm } from '../forms/useForm.ts'
import { askAboutNotifications } from '../notifications/push.ts'
import { toast } from '../ui/toast.ts'
import { AuthFoot, AuthPage, FormEnd, quietLink } from './AuthPage.tsx'
import { CodeField } from './CodeField.tsx'
import { checkCode } from './checks.ts'
import { LoginLink, useSheet, useShowLogin } from './LoginPages.tsx'
import { takeTarget } from './loginTarget.ts'
import { waitForLogout } from './logoutLock.ts'
import { assignPendingAction } from './pendingActionAfterLogin.ts'
import {
  endVerification,
  type PendingVerification,
  pendingVerification,
  waitAfterResend,
} from './pendingVerification.ts'
import { toLocalPhone } from './phoneEntry.ts'
import { ResendButton } from './ResendButton.tsx'

const Suspended = lazy(() => import('./Suspended.tsx'))

/** Asks for the code that was sent, and continues as the person whose it is. */
export function VerifyCode() {
  const t = useTranslations('accounts.verify')
  const navigate = useNavigate()
  const sheet = useSheet()
  const show = useShowLogin()
  const leave = useEffectEvent(() => void show('/login', { replace: true }))
  const [pending, setPending] = useState<PendingVerification>()
  const [resends, setResends] = useState(0)
  const [suspended, setSuspended] = useState<SanctionNotice>()

  useEffect(() => {
    const found = pendingVerification()
    setPending(found)
    if (!found) leave()
  }, [])

  const { form, errorOf, failure, setFailure, busy, focus } = useForm({
    uncontrolled: true,
    initial: { otp: '' },
    check: checkCode,
    fallback: t('failed'),
    focusOnError: 'otp',
    async send({ otp }) {
      // Read anew: a browser may fill in the code before the effect above has run.
      const waiting = pendingVerification()
      if (!waiting) return void (await show('/login', { replace: true }))
      const { phone, deviceId } = waiting
      await waitForLogout()
      const answer = await call('POST /auth/verify-otp', { body: { phone, otp, deviceId } }).catch(
        (error: unknown) => {
          if (error instanceof CallError && error.sanction) {
            // The code was right, and has been used up.
            endVerification()
            setSuspended(error.sanction)
          }
          throw error
        },
      )
      return async () => {
        endVerification()
        askAboutNotifications()
        assignPendingAction(answer.user._id)
        if (sheet) return sheet.enter(answer, t('done'))
        applySession(answer)
        toast.success(t('done'))
        await navigate(takeTarget(), { replace: true })
      }
    },
  })

  useEffect(() => {
    if (pending) focus('otp')
  }, [pending, focus])

  if (suspended) {
    return (
      <AuthPage title={t('title')}>
        <Suspense fallback={null}>
          <Suspended notice={suspended} />
        </Suspense>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('title')} text={t('sentTo', { phone: toLocalPhone(pending?.phone) })}>
      <form {...form} className="mt-6 grid gap-4">
        {/* The boxes are empty again for a new code. */}
        <CodeField key={resends} error={errorOf('otp')} isAlone />
        <FormEnd failure={failure} busy={busy} submit={t('submit')} />
        <ResendButton
          pending={pending}
          onFailure={setFailure}
          onSent={() => {
            if (pending) setPending(waitAfterResend(pending))
            setResends(resends + 1)
          }}
        />
      </form>
      <AuthFoot question={t('wrongNumber')}>
        <LoginLink to={pending?.purpose === 'login' ? '/login' : '/register'} className={quietLink}>
          {t('back')}
        </LoginLink>
      </AuthFoot>
    </AuthPage>
  )
}
