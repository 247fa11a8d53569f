import type { WholeDistrict } from '@bichar/contract/places.ts'
import { useFormatter, useTranslations } from 'use-intl'
import { useCountText } from '../../places/useCountText.ts'

/** The number of reports, in total and by period, their kinds, and the number of suspects. */
export function DistrictNumbers({ district }: { district: WholeDistrict }) {
  const t = useTranslations('districts')
  const typeName = useTranslations('crimeTypes')
  const format = useFormatter()
  const countText = useCountText()
  const { reports, periods, suspects, kinds } = district
  return (
    <div className="card grid grid-cols-1 gap-4 p-4">
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Figure label={t('reports')} number={countText.number(reports)} />
        <Figure label={t('lastMonth')} number={countText.number(periods.month)} />
        <Figure label={t('lastYear')} number={countText.number(periods.year)} />
        <Figure label={t('suspects')} number={format.number(suspects)} />
      </dl>
      {kinds.length > 0 && (
        <div className="border-line border-t pt-3 text-sm">
          <h2 className="font-bold">{t('kinds')}</h2>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {kinds.map(({ kind, reports: ofKind }) => (
              <li key={kind}>
                {typeName(kind)} <span className="text-quiet tabular-nums">{countText.number(ofKind)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const Figure = ({ label, number }: { label: string; number: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-quiet text-sm">{label}</dt>
    <dd className="font-extrabold text-lg tabular-nums">{number}</dd>
  </div>
)
