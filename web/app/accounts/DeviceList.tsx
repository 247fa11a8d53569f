import { useQuery } from '@tanstack/react-query'
import { Laptop } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { HiddenName, MixedScript } from '../i18n/MixedScript.tsx'
import { useDeviceName } from '../i18n/useDeviceName.ts'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { devicesOptions, useLogOutDevices } from './queries.ts'

const shownAtFirst = 3

/** The devices on which the person is logged in, with buttons to log them out. */
export function DeviceList() {
  const t = useTranslations('accounts.devices')
  const common = useTranslations('common')
  const [all, setAll] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: devices, isError, refetch } = useQuery(devicesOptions())
  const logOut = useLogOutDevices()
  const messageOf = useErrorMessage()
  const named = useDeviceName()

  const end = (device: { id: string } | 'others') => {
    // The pressed button disappears with its row.
    heading.current?.focus()
    logOut.mutate(device, {
      onSuccess: () => toast.success(t('loggedOut')),
      onError: (error) => toast.error(messageOf(error, t('logOutFailed'))),
    })
  }

  return (
    <section className="card grid grid-cols-1 gap-3 p-4">
      <h2 ref={heading} tabIndex={-1} className="heading outline-none">
        {t('title')}
      </h2>
      {isError && !devices && (
        <div className="grid justify-items-start gap-2">
          <p>{t('failed')}</p>
          <Button look="secondary" onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        </div>
      )}
      {!devices && !isError && <Skeleton className="h-14" />}
      <ul className="grid gap-1">
        {devices?.slice(0, all ? undefined : shownAtFirst).map(({ _id, device, isCurrent, lastUsedAt }) => (
          <li key={_id} className="flex min-h-14 flex-wrap items-center gap-3">
            <Laptop aria-hidden className="size-6 shrink-0 text-quiet" />
            <div className="min-w-0 grow basis-20">
              <p className="font-semibold leading-snug">
                <MixedScript text={named(device)} />
              </p>
              <p className={`text-sm leading-snug ${isCurrent ? 'font-semibold text-brand' : 'text-quiet'}`}>
                {isCurrent ? t('current') : <LastUsed at={lastUsedAt} />}
              </p>
            </div>
            {!isCurrent && (
              <Button look="secondary" className="!px-3" onClick={() => end({ id: _id })}>
                <span aria-hidden>{t('logOut')}</span>
                <HiddenName text={t('logOutDevice', { device: named(device) })} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices && devices.length > shownAtFirst && !all && (
        <Button look="plain" onClick={() => setAll(true)}>
          {t('all', { count: devices.length })}
        </Button>
      )}
      {devices && devices.length > 1 && (
        <Button look="secondary" onClick={() => end('others')}>
          {t('logOutEverywhere')}
        </Button>
      )}
    </section>
  )
}

function LastUsed({ at }: { at: string }) {
  const t = useTranslations('accounts.devices')
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  return <time dateTime={at}>{t('lastUsed', { time: format.relativeTime(new Date(at), now) })}</time>
}
