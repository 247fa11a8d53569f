import type { DistrictNumbers } from '@bichar/contract/places.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language.tsx'
import { useCountText } from '../useCountText.ts'
import { classOf, colourOf, type ShadeClass } from './classes.ts'
import { districtShapes, mapSize } from './shapes.ts'

interface DistrictMapProps {
  districts: readonly DistrictNumbers[]
  classes: readonly ShadeClass[]
}

/** The map of the country. Each district is shaded by its number of reports and links to its page. */
export function DistrictMap({ districts, classes }: DistrictMapProps) {
  const t = useTranslations('districts')
  const { language } = useLanguage()
  const countText = useCountText()
  const [pointedAt, setPointedAt] = useState<string>()
  const pointed = districts.find(({ en }) => en === pointedAt)
  return (
    <nav aria-label={t('map')} className="grid gap-2">
      <svg
        viewBox={`-4 -4 ${mapSize.width + 8} ${mapSize.height + 8}`}
        className="mx-auto block w-full"
        style={{ maxHeight: 'calc(var(--screen) * 0.8)' }}
      >
        <title>{t('map')}</title>
        {districts.map(({ slug, en, reports, ...names }) => {
          const name = language === 'bn' ? names.bn : en
          const label = t('onMap', { name, reports: countText.reports(reports) })
          const leave = () => setPointedAt((known) => (known === en ? undefined : known))
          return (
            <Link
              key={slug}
              to={`/places/${slug}`}
              aria-label={label}
              onPointerEnter={() => setPointedAt(en)}
              onPointerLeave={leave}
              onFocus={() => setPointedAt(en)}
              onBlur={leave}
              style={{ outline: 'none' }}
            >
              <title>{label}</title>
              <path
                d={districtShapes[en]}
                fill={colourOf(classOf(classes, reports.least))}
                stroke="var(--color-surface)"
                strokeWidth={1.5}
                strokeLinejoin="round"
              />
            </Link>
          )
        })}
        {pointed && (
          // Drawn last, so that it is above the neighbouring areas.
          <path
            d={districtShapes[pointed.en]}
            fill="none"
            stroke="var(--color-ink)"
            strokeWidth={5}
            strokeLinejoin="round"
            pointerEvents="none"
          />
        )}
      </svg>
      <p aria-hidden className="min-h-11 text-center font-semibold">
        {pointed
          ? t('onMap', { name: pointed[language], reports: countText.reports(pointed.reports) })
          : t('point')}
      </p>
    </nav>
  )
}
