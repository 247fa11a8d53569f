import { type ReactNode, useId } from 'react'

interface Bar {
  /** What it stands for, as its reader reads it; each another one. */
  name: string
  /** What stands beneath its bar, whose value is then above it; else the first and the last are named. */
  label?: ReactNode
  /** null where nothing is known. */
  value: number | null
  /** Drawn in front of it, no higher than `value`. */
  front?: number | null
}

export interface BarsProps {
  title: string
  /** What the names are of, above them in the table. */
  first: string
  bars: readonly Bar[]
  /** What the values are called, and those in front. */
  labels: readonly string[]
  valueText(value: number): string
  words: {
    /** What stands for a value that is not known. */
    unknown: string
    asTable: string
    most(value: string): string
    latest(value: string): string
  }
}

/** Of a hundred in height: what stands above the highest bar. */
const headroom = 18

/**
 * Values as bars, in the order of time, and the same as a table. One hue in two strengths, so that no colour has to be told from
 * another; what is not known has a dot on the ground line. The picture is drawn in shares of its box, so that its letters and lines
 * are as large on every screen.
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
                  className="fill-ink font-semibold text-xs"
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

/** Each beneath its bar. */
const Labels = ({ bars }: Pick<BarsProps, 'bars'>) => (
  <p aria-hidden className="flex text-center text-quiet text-xs">
    {bars.map(({ name, label }) => (
      <span key={name} className="min-w-0 flex-1">
        {label}
      </span>
    ))}
  </p>
)

/** The first and the last. */
const Scale = ({ bars }: Pick<BarsProps, 'bars'>) => (
  <p aria-hidden className="flex justify-between text-quiet text-xs">
    <span>{bars.at(0)?.name}</span>
    <span>{bars.at(-1)?.name}</span>
  </p>
)

const Legend = ({ labels }: Pick<BarsProps, 'labels'>) => (
  <ul aria-hidden className="flex flex-wrap gap-x-4 text-sm">
    {labels.map((label, index) => (
      <li key={label} className="flex items-center gap-2">
        <span className={`size-3 rounded-sm ${index === 0 ? 'bg-edge' : 'bg-chart'}`} />
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
