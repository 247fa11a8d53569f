import { useId } from 'react'

interface Bar {
  /** What it stands for, as its reader reads it; each another one. */
  name: string
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

const [width, height, gap] = [280, 72, 3]

/**
 * Values as bars, in the order of time, and the same as a table. One hue in two strengths, so that no colour has to be told from
 * another; what is not known has a dot on the ground line.
 */
export function Bars(props: BarsProps) {
  const { title, bars, labels, valueText, words } = props
  const id = useId()
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0))
  const step = width / bars.length
  const latest = bars.findLast(({ value }) => value !== null)?.value
  return (
    <figure aria-labelledby={id} className="card grid min-w-0 grid-cols-1 gap-2 p-4">
      <figcaption id={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{title}</span>
        <span className="text-quiet text-sm">{words.most(valueText(most))}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height + 4}`} aria-hidden="true" className="w-full">
        {bars.map(({ name, value, front }, index) => (
          <g key={name} transform={`translate(${index * step + gap / 2} 0)`}>
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
      <Scale bars={bars} />
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

const Column = ({ of, className, wide }: { of: number; className: string; wide: number }) => (
  <rect y={height - of * height} width={wide} height={of * height} rx="1" className={className} />
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
        <span className={`size-3 rounded-sm ${index === 0 ? 'bg-edge' : 'bg-brand'}`} />
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
