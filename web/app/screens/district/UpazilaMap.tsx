import type { WholeDistrict } from '@bichar/contract/places.ts'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language.tsx'
import { AreaMap } from '../../places/map/AreaMap.tsx'
import { classesUpTo, classOf, colourOf } from '../../places/map/classes.ts'
import { Legend } from '../../places/map/Legend.tsx'
import { useCountText } from '../../places/useCountText.ts'

/** The map of a district with its upazilas, each shaded by its number of reports. The table beside it says the same. */
export function UpazilaMap({ district }: { district: WholeDistrict }) {
  const t = useTranslations('districts')
  const { language } = useLanguage()
  const countText = useCountText()
  const most = Math.max(0, ...district.upazilas.map(({ reports }) => reports.least))
  const classes = classesUpTo(most, [0])
  const areas = district.upazilas.map(({ en, shape, reports, ...names }) => ({
    key: en,
    label: t('onMap', { name: language === 'bn' ? names.bn : en, reports: countText.reports(reports) }),
    shape,
    fill: colourOf(classOf(classes, reports.least)),
  }))
  return (
    <div className="card grid grid-cols-1 gap-3 p-3 sm:p-4">
      <AreaMap
        label={t('upazilaMap', { name: district[language] })}
        box={district.box}
        areas={areas}
        hint={t('pointUpazila')}
      />
      {most > 0 && <Legend classes={classes} isExact={false} of={t('legendUpazila')} />}
      <p className="text-quiet text-sm">{t('approximateUpazilas')}</p>
    </div>
  )
}
