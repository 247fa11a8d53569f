import type { DistrictNumbers } from '@bichar/contract/places.ts'
import { ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
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

/**
 * The map of the country. Each district is shaded by its number of reports and links to its page. One that is hovered or focused is named
 * below the map, where it is a link large enough for a finger; a finger, which cannot hover, names a district with its first tap and opens
 * it with the second.
 */
export function DistrictMap({ districts, classes }: DistrictMapProps) {
  const t = useTranslations('districts')
  const { language } = useLanguage()
  const countText = useCountText()
  const [pointedAt, setPointedAt] = useState<string>()
  const [tapped, setTapped] = useState<string>()
  // A tap also focuses the district before it clicks, so that only its beginning knows what was named.
  const onlyNames = useRef(false)
  const labelOf = ({ en, bn, reports }: DistrictNumbers) =>
    t('onMap', { name: language === 'bn' ? bn : en, reports: countText.reports(reports) })
  const pointed = districts.find(({ en }) => en === pointedAt)
  return (
    <nav aria-label={t('map')} className="grid gap-2">
      <svg
        viewBox={`-4 -4 ${mapSize.width + 8} ${mapSize.height + 8}`}
        className="mx-auto block w-full"
        style={{ maxHeight: 'min(calc(var(--screen) * 0.8), max(24rem, var(--screen) - 15.5rem))' }}
      >
        <title>{t('map')}</title>
        {districts.map((district) => {
          const { slug, en, reports } = district
          const label = labelOf(district)
          return (
            <Link
              key={slug}
              to={`/places/${slug}`}
              aria-label={label}
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setPointedAt(en)}
              onPointerDown={({ pointerType }) => {
                onlyNames.current = pointerType === 'touch' && pointedAt !== en
              }}
              onFocus={() => setPointedAt(en)}
              onClick={(event) => {
                if (!onlyNames.current) return
                event.preventDefault()
                onlyNames.current = false
                setPointedAt(en)
                setTapped(label)
              }}
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
      {pointed ? (
        <Link
          to={`/places/${pointed.slug}`}
          className="flex min-h-14 items-center justify-between gap-3 rounded-control bg-raised px-4 py-2 font-bold text-lg hover:underline"
        >
          <span>{labelOf(pointed)}</span>
          <ChevronRight aria-hidden className="size-6 shrink-0" />
        </Link>
      ) : (
        <p aria-hidden className="grid min-h-14 place-items-center text-center text-quiet">
          {t('point')}
        </p>
      )}
      {/* A screen reader reads out a district that takes the focus, but not one that only a tap has named. */}
      <p role="status" className="sr-only">
        {tapped}
      </p>
    </nav>
  )
}
