import { useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MixedScript } from '../i18n/MixedScript.tsx'
import { useMoments } from '../i18n/moments.ts'
import { useDeviceName } from '../i18n/useDeviceName.ts'
import { Button } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type Protection as Known, protectionOptions } from './protection.ts'
import { ResetConfirmation } from './ResetConfirmation.tsx'
import { LockButton, Unlocking } from './Unlocking.tsx'

const SecondPasswordDialog = lazyDialog(() => import('./SecondPasswordDialog.tsx'))

/** Shows what protects the person's anonymous reports from somebody who has their phone or its number, and the last login. */
export function Protection({ phone }: { phone: string }) {
  const t = useTranslations('accounts.protection')
  const { data: known, isError } = useQuery(protectionOptions())
  return (
    <section className="card grid grid-cols-1 gap-3 p-4">
      <h2 className="heading">{t('title')}</h2>
      {!known && (isError ? <p>{t('failed')}</p> : <Skeleton className="h-24" />)}
      {known?.reset && (
        <ResetConfirmation reset={known.reset} hasSecondPassword={known.secondPassword !== null} />
      )}
      {known?.secondPassword && known.isHidden && <Unlocking voidAt={known.secondPassword.voidAt} />}
      {known?.secondPassword && !known.isHidden && <LockButton voidAt={known.secondPassword.voidAt} />}
      {known && !known.reset && <SecondPassword known={known} phone={phone} />}
      {known?.lastLogin && <LastLogin {...known.lastLogin} />}
    </section>
  )
}

function SecondPassword({ known: { secondPassword, isHidden }, phone }: { known: Known; phone: string }) {
  const t = useTranslations('accounts.protection')
  const [open, setOpen] = useState<'set' | 'change' | 'remove' | 'forget'>()
  const dialog = open && (
    <SecondPasswordDialog doing={open} phone={phone} onClose={() => setOpen(undefined)} />
  )
  if (!secondPassword) {
    return (
      <>
        <p className="text-quiet text-sm">{t('about')}</p>
        <Button look="secondary" onClick={() => setOpen('set')}>
          <ShieldCheck aria-hidden className="size-5" />
          {t('set.open')}
        </Button>
        {dialog}
      </>
    )
  }
  return (
    <>
      {isHidden ? (
        !secondPassword.voidAt && (
          <Button look="plain" onClick={() => setOpen('forget')}>
            {t('forget.open')}
          </Button>
        )
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look="plain" onClick={() => setOpen('change')} className="grow">
            {t('change.open')}
          </Button>
          <Button look="plain" onClick={() => setOpen('remove')} className="grow">
            {t('remove.open')}
          </Button>
        </div>
      )}
      {dialog}
    </>
  )
}

function LastLogin({ device, day }: { device: string; day: string }) {
  const t = useTranslations('accounts.protection')
  const named = useDeviceName()
  const { ofDay } = useMoments()
  return (
    <p className="flex gap-2 text-quiet text-sm">
      <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <MixedScript text={t('lastLogin', { day: ofDay(day), device: named(device) })} />
      </span>
    </p>
  )
}
