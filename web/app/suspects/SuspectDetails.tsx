import type { Suspect } from '@bichar/contract/suspects.ts'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { Marked } from '../ui/marking.tsx'

/** What is said of a suspect besides the name, the photo and the crimes. */
export function SuspectDetails({ suspect }: { suspect: Suspect }) {
  const t = useTranslations('suspects')
  const format = useFormatter()
  const { age, gender, status, dangerLevel, location } = suspect
  const unknown = <span className="font-normal text-quiet">{t('detail.unknown')}</span>
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      <Detail label={t('facts.status')}>{t(`status.${status}`)}</Detail>
      <Detail label={t('facts.dangerLevel')}>
        <span className={dangerLevel === 'high' ? 'text-alarm' : undefined}>
          {t(`danger.${dangerLevel}`)}
        </span>
      </Detail>
      <Detail label={t('facts.age')}>
        {age === null ? unknown : format.number(age, { style: 'unit', unit: 'year', unitDisplay: 'long' })}
      </Detail>
      <Detail label={t('facts.gender')}>
        {gender ? (
          t(`gender.${gender}`)
        ) : (
          <span className="relative font-normal text-quiet">
            <span aria-hidden>—</span>
            <span className="sr-only">{t('detail.unknown')}</span>
          </span>
        )}
      </Detail>
      <Detail label={t('facts.location')} wide>
        {location ? (
          <span lang={languageOf(location)}>
            <Marked text={location} />
          </span>
        ) : (
          unknown
        )}
      </Detail>
    </dl>
  )
}

const Detail = ({ label, wide, children }: { label: string; wide?: true; children: ReactNode }) => (
  <div className={wide && 'col-span-2'}>
    <dt className="text-quiet text-sm">{label}</dt>
    <dd className="font-bold">{children}</dd>
  </div>
)
