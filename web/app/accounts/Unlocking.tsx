import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { useForm } from '../forms/useForm.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { useMoments } from '../i18n/moments.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { broadcastLock } from './anonymityLock.ts'
import { checkSecondPassword } from './checks.ts'
import { PasswordEntry } from './PasswordEntry.tsx'
import { useRefetch } from './protection.ts'

interface LockProps {
  voidAt: string | null
}

/** Asks for the second password, without which this session shows nothing anonymous. */
export function Unlocking({ voidAt }: LockProps) {
  const t = useTranslations('accounts.protection')
  const refetch = useRefetch()
  const { form, errorOf, failure, busy } = useForm({
    uncontrolled: true,
    initial: { secondPassword: '' },
    check: checkSecondPassword,
    fallback: t('unlockFailed'),
    focusOnError: 'secondPassword',
    async send({ secondPassword }) {
      await call('POST /auth/second-password/unlock', { body: { secondPassword } })
      toast.success(t('shown'))
      await refetch()
    },
  })
  return (
    <form {...form} className="grid gap-2">
      <p>{t('locked')}</p>
      <EndsAt voidAt={voidAt} />
      <PasswordEntry name="secondPassword" autoComplete="off" error={errorOf('secondPassword')} />
      <p role="alert" className="min-h-7 font-semibold text-alarm">
        {failure}
      </p>
      <Button type="submit" busy={busy}>
        <Eye aria-hidden className="size-5" />
        {t('unlock')}
      </Button>
    </form>
  )
}

/** Says that anonymous reports are shown, and can hide them again. */
export function LockButton({ voidAt }: LockProps) {
  const t = useTranslations('accounts.protection')
  const messageOf = useErrorMessage()
  const refetch = useRefetch()
  const [busy, setBusy] = useState(false)
  const hide = async () => {
    setBusy(true)
    try {
      await call('POST /auth/second-password/lock', {})
      broadcastLock()
      await refetch()
    } catch (error) {
      toast.error(messageOf(error, t('lockFailed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p>{t('unlocked')}</p>
      <EndsAt voidAt={voidAt} />
      <Button look="secondary" busy={busy} onClick={() => void hide()}>
        <EyeOff aria-hidden className="size-5" />
        {t('lock')}
      </Button>
    </>
  )
}

function EndsAt({ voidAt }: LockProps) {
  const t = useTranslations('accounts.protection')
  const { dayAndTime } = useMoments()
  if (voidAt === null) return null
  return (
    <p className="rounded-control bg-notice p-3 text-on-notice">
      {t('endsAt', { at: dayAndTime(new Date(voidAt)) })}
    </p>
  )
}
