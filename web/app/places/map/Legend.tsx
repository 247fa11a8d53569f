import { useTranslations } from 'use-intl'
import { colourOf, type ShadeClass } from './classes.ts'

interface LegendProps {
  classes: readonly ShadeClass[]
  /** Whether counts are exact: the first shade then means none, otherwise fewer than three. */
  isExact: boolean
  /** What the legend is about; districts by default. */
  of?: string
}

/** Shows which shade means how many reports. */
export function Legend({ classes, isExact, of }: LegendProps) {
  const t = useTranslations('districts')
  const wordsOf = (index: number) => {
    const { least = 0 } = classes[index] ?? {}
    const next = classes[index + 1]
    if (least === 0) return t(isExact ? 'none' : 'few')
    return next ? t('range', { least, most: next.least - 1 }) : t('from', { least })
  }
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-bold">{of ?? t('legend')}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {classes.map((shade, index) => (
          <li key={shade.least} className="flex items-center gap-1.5 tabular-nums">
            <span
              aria-hidden
              className="size-5 shrink-0 rounded-control border border-edge"
              style={{ background: colourOf(shade) }}
            />
            {wordsOf(index)}
          </li>
        ))}
      </ul>
    </div>
  )
}
