import { type ReactNode, useId } from 'react'

interface Bar {
  /** The name of the bar as readers see it; unique within a chart. */
  name: string
  /** Text below the bar; the value is then shown above it. Without labels, only the names of the first and last bar are shown. */
  label?: ReactNode
  /** null if the value is unknown. */
  value: number | null
  /** A second value, at most `value`, drawn in front of the bar. */
  front?: number | null
}

export interface BarsProps {
  title: string
  /** Header of the table's column of names. */
  first: string
  bars: readonly Bar[]
  /** What `value` and `front` are called, in this order. */
  labels: readonly string[]
  valueText(value: number): string
  words: {
    /** Shown instead of an unknown value. */
    unknown: string
    asTable: string
    most(value: string): string
    latest(value: string): string
  }
}

/** Space above the highest bar for its value, in percent of the chart's height. */
const headroom = 18

/**
 * A bar chart in chronological order, and the same data as a table. It uses one hue in two strengths, so that nobody has to
 * tell colours apart; an unknown value is a dot on the baseline. Positions are percentages of the box, so that text and
 * lines have the same size on every screen.
 */
export function Bars(props: BarsProps) {
  const { title, bars, labels, valueText, words } = props
  const id = useId()
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0))
  const isLabelled = bars.some(({ label }) => label !== undefined)
  const step = 100 / bars.length
  const room = isLabelled ? headroom : 0
  const heightOf = (value: number) => (value / most) * (100 - room)
  const latest = bars.findLast(({ value }) => value !== null)?.value
  return (
    <figure aria-labelledby={id} className="card grid min-w-0 grid-cols-1 gap-2 p-4">
      <figcaption id={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{title}</span>
        <span className="text-quiet text-sm">{words.most(valueText(most))}</span>
      </figcaption>
      <svg
        aria-hidden="true"
        className={`w-full overflow-visible border-line border-b ${isLabelled ? 'h-48' : 'h-20'}`}
      >
        {bars.map(({ name, value, front }, index) => {
          const [left, wide] = [(index + 0.1) * step, 0.8 * step]
          const isWhole = front === undefined
          return (
            <g key={name}>
              {value === null ? (
                <circle cx={`${left + wide / 2}%`} cy="98%" r="2" className="fill-edge" />
              ) : (
                <Column left={left} wide={wide} high={heightOf(value)} isFront={isWhole} />
              )}
              {front != null && <Column left={left} wide={wide} high={heightOf(front)} isFront />}
              {isLabelled && value !== null && (
                <text
                  x={`${left + wide / 2}%`}
                  y={`${100 - heightOf(value)}%`}
                  dy="-6"
                  textAnchor="middle"
                  className="fill-ink font-semibold text-mark"
                >
                  {valueText(value)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      {isLabelled ? <Labels bars={bars} /> : <Scale bars={bars} />}
      {labels.length > 1 && <Legend labels={labels} />}
      <details>
        <summary className="min-h-11 content-center text-sm">
          {words.asTable}
          {latest != null && <span className="sr-only"> {words.latest(valueText(latest))}</span>}
        </summary>
        <BarTable {...props} />
      </details>
    </figure>
  )
}

const Column = ({
  left,
  wide,
  high,
  isFront,
}: {
  left: number
  wide: number
  high: number
  isFront: boolean
}) => (
  <rect
    x={`${left}%`}
    y={`${100 - high}%`}
    width={`${wide}%`}
    height={`${high}%`}
    rx="2"
    className={isFront ? 'fill-chart' : 'fill-edge'}
  />
)

/** The label of each bar, below it. */
const Labels = ({ bars }: Pick<BarsProps, 'bars'>) => (
  <p aria-hidden className="flex text-center text-quiet text-mark">
    {bars.map(({ name, label }) => (
      <span key={name} className="min-w-0 flex-1">
        {label}
      </span>
    ))}
  </p>
)

/** The names of the first and the last bar. */
const Scale = ({ bars }: Pick<BarsProps, 'bars'>) => (
  <p aria-hidden className="flex justify-between text-quiet text-mark">
    <span>{bars.at(0)?.name}</span>
    <span>{bars.at(-1)?.name}</span>
  </p>
)

const Legend = ({ labels }: Pick<BarsProps, 'labels'>) => (
  <ul aria-hidden className="flex flex-wrap gap-x-4 text-sm">
    {labels.map((label, index) => (
      <li key={label} className="flex items-center gap-2">
        <span className={`size-3 ${index === 0 ? 'bg-edge' : 'bg-chart'}`} />
        {label}
      </li>
    ))}
  </ul>
)

function BarTable({ title, first, bars, labels, valueText, words }: BarsProps) {
  const text = (value: number | null | undefined) => (value == null ? words.unknown : valueText(value))
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-line border-b text-left">
          <th scope="col">{first}</th>
          {labels.map((label) => (
            <th key={label} scope="col" className="text-right">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, value, front }) => (
          <tr key={name} className="border-line border-b">
            <th scope="row" className="text-left font-normal">
              {name}
            </th>
            <td className="text-right tabular-nums">{text(value)}</td>
            {labels.length > 1 && <td className="text-right tabular-nums">{text(front)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
