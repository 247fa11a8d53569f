import { useTranslations } from 'use-intl'
import { colourOf, type ShadeClass } from './classes.ts'

interface LegendProps {
  classes: readonly ShadeClass[]
  /** The first shade is that of none; otherwise of fewer than three. */
  isExact: boolean
  /** What it is about, unless it is districts. */
  of?: string
}

/** Which shade means how many. */
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
