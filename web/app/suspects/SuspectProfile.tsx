import type { Suspect } from '@bichar/contract/suspects.ts'
import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { CrimeTypes } from './CrimeTypes.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { SuspectMenu } from './SuspectMenu.tsx'
import { SuspectPhoto } from './SuspectPhoto.tsx'

interface SuspectProfileProps {
  suspect: Suspect
  /** The actions that most visitors come for. */
  actions: ReactNode
}

/** Everything known about a suspect, and the actions this viewer can take. */
export function SuspectProfile({ suspect, actions }: SuspectProfileProps) {
  const t = useTranslations('suspects')
  const format = useFormatter()
  const { name, age, gender, status, dangerLevel, location } = suspect
  const unknown = <span className="font-normal text-quiet">{t('detail.unknown')}</span>
  return (
    <article className="card overflow-hidden">
      <SuspectPhoto suspect={suspect} />
      <div className="grid grid-cols-1 gap-4 p-4">
        <header className="flex items-start justify-between gap-2">
          <div className="grid min-w-0 justify-items-start gap-2">
            <StatusBadge status={status} />
            <h1 lang={languageOf(name)} className="heading text-2xl uppercase">
              {name}
            </h1>
          </div>
          <SuspectMenu suspect={suspect} />
        </header>
        <div className="grid grid-cols-[7fr_5fr] gap-3 *:first:col-span-full">{actions}</div>
        <p className="flex gap-3 rounded-control bg-notice p-3 font-semibold text-on-notice text-sm">
          <Scale aria-hidden className="size-5 shrink-0" />
          {t('detail.notConvicted')}
        </p>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
          <Fact label={t('facts.status')}>{t(`status.${status}`)}</Fact>
          <Fact label={t('facts.dangerLevel')}>
            <span className={dangerLevel === 'high' ? 'text-alarm' : undefined}>
              {t(`danger.${dangerLevel}`)}
            </span>
          </Fact>
          <Fact label={t('facts.age')}>
            {age === null
              ? unknown
              : format.number(age, { style: 'unit', unit: 'year', unitDisplay: 'long' })}
          </Fact>
          <Fact label={t('facts.gender')}>
            {gender ? (
              t(`gender.${gender}`)
            ) : (
              <span className="relative font-normal text-quiet">
                <span aria-hidden>—</span>
                <span className="sr-only">{t('detail.unknown')}</span>
              </span>
            )}
          </Fact>
          <Fact label={t('facts.location')} wide>
            {location ? <span lang={languageOf(location)}>{location}</span> : unknown}
          </Fact>
        </dl>
        <CrimeTypes suspect={suspect} />
      </div>
    </article>
  )
}

const Fact = ({ label, wide, children }: { label: string; wide?: true; children: ReactNode }) => (
  <div className={wide && 'col-span-2'}>
    <dt className="text-quiet text-sm">{label}</dt>
    <dd className="font-bold">{children}</dd>
  </div>
)
