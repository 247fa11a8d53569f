import type { WholeDistrict } from '@bichar/contract/places.ts'
import { useFormatter, useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language.tsx'
import { CountTable } from '../../places/CountTable.tsx'
import { byReportsDescending } from '../../places/numbers.ts'

/** The upazilas of a district, those with the most reports first. */
export function UpazilaTable({ upazilas }: Pick<WholeDistrict, 'upazilas'>) {
  const t = useTranslations('districts')
  const { language } = useLanguage()
  const format = useFormatter()
  const sorted = upazilas.toSorted(byReportsDescending(language))
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

/** Whether there is more to show than that the number of reports is small. */
const hasAny = ({ reports, suspects }: WholeDistrict['upazilas'][number]) => reports.least > 0 || suspects > 0

function Listed({ upazilas }: Pick<WholeDistrict, 'upazilas'>) {
  const t = useTranslations('districts')
  const { language } = useLanguage()
  const rows = upazilas.map(({ reports, suspects, ...names }) => {
    return { name: names[language], reports, suspects }
  })
  return <CountTable caption={t('upazilas')} by={t('upazila')} rows={rows} />
}
