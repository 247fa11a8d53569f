import type { DistrictNumbers } from '@bichar/contract/places.ts'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { CountTable } from './CountTable.tsx'

/** The text alternative to the map of districts. */
export function DistrictTable({ districts }: { districts: readonly DistrictNumbers[] }) {
  const t = useTranslations('districts')
  const { language } = useLanguage()
  const rows = districts.map(({ slug, reports, suspects, ...names }) => {
    return { name: names[language], to: `/places/${slug}`, reports, suspects }
  })
  return <CountTable id="districts" caption={t('table')} by={t('district')} rows={rows} />
}
