import type { DistrictNumbers } from '@bichar/contract/places.ts'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { useTold } from './useTold.ts'

/** The same as the map says, in words. */
export function DistrictTable({ districts }: { districts: readonly DistrictNumbers[] }) {
  const t = useTranslations('districts')
  const { language } = useLanguage()
  const format = useFormatter()
  const told = useTold()
  return (
    <table id="districts" tabIndex={-1} className="w-full text-sm wrap-normal">
      <caption className="sr-only">{t('table')}</caption>
      <thead>
        <tr className="border-line border-b text-left text-quiet">
          <th scope="col" className="px-3 py-2">
            {t('district')}
          </th>
          <th scope="col" className="px-3 py-2 text-right">
            {t('reports')}
          </th>
          <th scope="col" className="px-3 py-2 text-right">
            {t('suspects')}
          </th>
        </tr>
      </thead>
      <tbody>
        {districts.map(({ slug, reports, suspects, ...names }) => (
          <tr key={slug} className="border-line border-t">
            <th scope="row" className="px-3 text-left">
              <Link to={`/places/${slug}`} className="inline-flex min-h-11 items-center hover:underline">
                {names[language]}
              </Link>
            </th>
            <td className="whitespace-nowrap px-3 text-right tabular-nums">{told.number(reports)}</td>
            <td className="px-3 text-right tabular-nums">{format.number(suspects)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
