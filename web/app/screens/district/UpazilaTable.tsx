import type { WholeDistrict } from '@bichar/contract/places.ts'
import { useFormatter, useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language.tsx'
import { useTold } from '../../places/useTold.ts'

/** The upazilas of a district, those with the most reports first. */
export function UpazilaTable({ upazilas }: Pick<WholeDistrict, 'upazilas'>) {
  const t = useTranslations('districts')
  const { language } = useLanguage()
  const format = useFormatter()
  // By what is told, and no finer.
  const sorted = upazilas.toSorted(
    (one, other) =>
      other.reports.least - one.reports.least || one[language].localeCompare(other[language], language),
  )
  const [listed, others] = [sorted.filter(hasAny), sorted.filter((upazila) => !hasAny(upazila))]
  const names = format.list(
    others.map((upazila) => upazila[language]),
    { type: 'unit' },
  )
  return (
    <div className="card p-1">
      {listed.length > 0 && <Listed upazilas={listed} />}
      {others.length > 0 && <p className="p-3 text-quiet text-sm">{t('otherUpazilas', { names })}</p>}
    </div>
  )
}

/** Whether there is anything to be told but that it is little. */
const hasAny = ({ reports, suspects }: WholeDistrict['upazilas'][number]) => reports.least > 0 || suspects > 0

function Listed({ upazilas }: Pick<WholeDistrict, 'upazilas'>) {
  const t = useTranslations('districts')
  const { language } = useLanguage()
  const format = useFormatter()
  const told = useTold()
  return (
    <table className="w-full text-sm wrap-normal">
      <caption className="sr-only">{t('upazilas')}</caption>
      <thead>
        <tr className="border-line border-b text-left text-quiet">
          <th scope="col" className="px-3 py-2">
            {t('upazila')}
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
        {upazilas.map(({ reports, suspects, ...names }) => (
          <tr key={names.en} className="border-line border-t">
            <th scope="row" className="px-3 py-2 text-left">
              {names[language]}
            </th>
            <td className="whitespace-nowrap px-3 text-right tabular-nums">{told.number(reports)}</td>
            <td className="px-3 text-right tabular-nums">{format.number(suspects)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
