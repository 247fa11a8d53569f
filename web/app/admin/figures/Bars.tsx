import { useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

interface Bar {
  /** YYYY-MM-DD */
  day: string
  /** null where nothing is known. */
  value: number | null
  /** Drawn in front of it, no higher than `value`. */
  front?: number | null
}

interface BarsProps {
  title: string
  bars: readonly Bar[]
  /** What the values are called, and those in front. */
  labels: readonly string[]
  valueText(value: number): string
}

const [width, height, gap] = [280, 72, 3]

/**
 * Days as bars, and the same as a table. One hue in two strengths, so that no colour has to be told from another; a day of which
 * nothing is known has a dot on the ground line.
 */
export function Bars({ title, bars, labels, valueText }: BarsProps) {
  const t = useTranslations('admin.figures')
  const id = useId()
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0))
  const step = width / bars.length
  const latest = bars.findLast(({ value }) => value !== null)?.value
  return (
    <figure aria-labelledby={id} className="card grid min-w-0 grid-cols-1 gap-2 p-4">
      <figcaption id={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{title}</span>
        <span className="text-quiet text-sm">{t('most', { value: valueText(most) })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height + 4}`} aria-hidden="true" className="w-full">
        {bars.map(({ day, value, front }, index) => (
          <g key={day} transform={`translate(${index * step + gap / 2} 0)`}>
            {value === null ? (
              <circle cx={(step - gap) / 2} cy={height} r="1.5" className="fill-edge" />
            ) : (
              <Column
                of={value / most}
                className={front === undefined ? 'fill-brand' : 'fill-edge'}
                wide={step - gap}
              />
            )}
            {front != null && <Column of={front / most} className="fill-brand" wide={step - gap} />}
          </g>
        ))}
        <path d={`M0 ${height + 1}H${width}`} className="stroke-line" />
      </svg>
      <DayScale bars={bars} />
      {labels.length > 1 && <Legend labels={labels} />}
      <details>
        <summary className="min-h-11 content-center text-sm">
          {t('asTable')}
          {latest != null && <span className="sr-only"> {t('latest', { value: valueText(latest) })}</span>}
        </summary>
        <BarTable title={title} bars={bars} labels={labels} valueText={valueText} />
      </details>
    </figure>
  )
}

const Column = ({ of, className, wide }: { of: number; className: string; wide: number }) => (
  <rect y={height - of * height} width={wide} height={of * height} rx="1" className={className} />
)

/** The first day and the last. */
function DayScale({ bars }: Pick<BarsProps, 'bars'>) {
  const dayText = useDayText()
  return (
    <p aria-hidden className="flex justify-between text-quiet text-xs">
      <span>{dayText(bars.at(0)?.day)}</span>
      <span>{dayText(bars.at(-1)?.day)}</span>
    </p>
  )
}

const Legend = ({ labels }: Pick<BarsProps, 'labels'>) => (
  <ul aria-hidden className="flex flex-wrap gap-x-4 text-sm">
    {labels.map((label, index) => (
      <li key={label} className="flex items-center gap-2">
        <span className={`size-3 rounded-sm ${index === 0 ? 'bg-edge' : 'bg-brand'}`} />
        {label}
      </li>
    ))}
  </ul>
)

function BarTable({ title, bars, labels, valueText }: BarsProps) {
  const t = useTranslations('admin.figures')
  const dayText = useDayText()
  const text = (value: number | null | undefined) => (value == null ? t('unknown') : valueText(value))
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-line border-b text-left">
          <th scope="col">{t('day')}</th>
          {labels.map((label) => (
            <th key={label} scope="col" className="text-right">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ day, value, front }) => (
          <tr key={day} className="border-line border-b">
            <th scope="row" className="text-left font-normal">
              {dayText(day)}
            </th>
            <td className="text-right tabular-nums">{text(value)}</td>
            {labels.length > 1 && <td className="text-right tabular-nums">{text(front)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useDayText() {
  const format = useFormatter()
  return (day = '') => format.dateTime(new Date(`${day}T00:00:00+06:00`), { day: 'numeric', month: 'short' })
}
