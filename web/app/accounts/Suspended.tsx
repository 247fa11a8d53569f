import type { SanctionNotice } from '@bichar/contract/rules/sanctions.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { useMoments } from '../i18n/moments.ts'
import { languageOf } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { AppealForm } from './AppealForm.tsx'
import { deviceId } from './deviceId.ts'

const DeleteAccountDialog = lazyDialog(() => import('./DeleteAccountDialog.tsx'))

interface Proof {
  phone: string
  password: string
}

interface SuspendedProps {
  notice: SanctionNotice
  /** What they have just logged in with; a code alone is not enough for an appeal. */
  proof?: Proof
}

/** Tells a suspended person why they cannot log in, takes their one appeal or says where it is made, and lets them delete the account. */
export default function Suspended({ notice, proof }: SuspendedProps) {
  const t = useTranslations('sanctions')
  const { ofDay } = useMoments()
  const { until, reason, canAppeal } = notice
  const leaveMessages = useTranslations('profiles.leave')
  const [isSent, setIsSent] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const send = async (proof: Proof, text: string) => {
    await call('POST /auth/appeal', { body: { ...proof, deviceId: deviceId(), text } })
    setIsSent(true)
  }
  const appealed = canAppeal === false || isSent
  return (
    <section
      role="alert"
      className="mt-6 grid gap-3 rounded-card border border-notice bg-notice p-4 text-on-notice"
    >
      <h2 className="font-extrabold text-lg">{t('login.title')}</h2>
      {until && <p>{t('login.until', { day: ofDay(until) })}</p>}
      {reason && (
        <p
          lang={languageOf(reason)}
          className="whitespace-pre-wrap break-words border-current border-l-4 pl-3"
        >
          {reason}
        </p>
      )}
      {appealed && <p>{t('login.appealed')}</p>}
      {canAppeal && !appealed && proof && <AppealForm send={(text) => send(proof, text)} />}
      {proof && (
        <Button look="secondary" onClick={() => setLeaving(true)} className="justify-self-start">
          {leaveMessages('open')}
        </Button>
      )}
      {proof && leaving && (
        <DeleteAccountDialog
          leave={async (password, writing) => {
            const { phone } = proof
            await call('DELETE /auth/account', { body: { phone, password, deviceId: deviceId(), writing } })
          }}
          onClose={() => setLeaving(false)}
        />
      )}
      {canAppeal && !proof && (
        <>
          <p>{t('login.again')}</p>
          <Link
            to="/login"
            className="inline-flex min-h-11 items-center justify-self-start font-bold underline underline-offset-4"
          >
            {t('login.toLogin')}
          </Link>
        </>
      )}
    </section>
  )
}
