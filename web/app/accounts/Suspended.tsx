import type { SanctionNotice } from '@bichar/contract/rules/sanctions.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { useMoments } from '../i18n/moments.ts'
import { languageOf } from '../i18n/text.ts'
import { AppealForm } from './AppealForm.tsx'
import { deviceId } from './deviceId.ts'

interface SuspendedProps {
  notice: SanctionNotice
  phone: string
  password: string
}

/** Tells whoever is not let in why, and takes the one appeal, which is sent with what they have just logged in with. */
export default function Suspended({ notice, phone, password }: SuspendedProps) {
  const t = useTranslations('sanctions')
  const { ofDay } = useMoments()
  const { until, reason, canAppeal } = notice
  const [isSent, setIsSent] = useState(false)
  const send = async (text: string) => {
    await call('POST /auth/appeal', { body: { phone, password, deviceId: deviceId(), text } })
    setIsSent(true)
  }
  return (
    <section
      role="alert"
      className="mt-6 grid gap-3 rounded-card border-2 border-notice bg-notice p-4 text-on-notice"
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
      {canAppeal === false || isSent ? <p>{t('login.appealed')}</p> : canAppeal && <AppealForm send={send} />}
    </section>
  )
}
