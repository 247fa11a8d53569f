import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ShareBar } from '../charts/ShareBar.tsx'
import { useLanguage } from '../i18n/language.tsx'
import type { Numbers } from './queries.ts'

/** How many cases reached each step, and how quickly. */
export function BySteps({ numbers: { steps, total } }: { numbers: Numbers }) {
  const t = useTranslations('numbers')
  const state = useTranslations('timelines')
  const format = useFormatter()
  return (
    <Counted
      title={t('steps')}
      note={t('stepsNote')}
      columns={[t('step'), t('share'), t('days')]}
      rows={steps.map(({ step, reports, medianDays }) => ({
        name: state(`states.${step}`),
        share: reports / total,
        cells: [
          <>
            <b>{format.number(reports / total, { style: 'percent' })}</b>
            <span className="block text-quiet text-sm">{t('shareOf', { count: reports, total })}</span>
          </>,
          medianDays === null ? t('tooFew') : t('within', { count: medianDays }),
        ],
      }))}
    />
  )
}

export function ByKind({ numbers: { kinds } }: { numbers: Numbers }) {
  const t = useTranslations('numbers')
  const kindName = useTranslations('crimeTypes')
  const format = useFormatter()
  const most = kinds[0]?.reports ?? 1
  return (
    <Counted
      title={t('kinds')}
      note={t('kindsNote')}
      columns={[t('kind'), t('reports')]}
      rows={kinds.map(({ kind, reports }) => ({
        name: kindName(kind),
        share: reports / most,
        cells: [format.number(reports)],
      }))}
    />
  )
}

/** Reports by district. Those without a single known district come last, without a bar, because their count cannot be compared. */
export function ByDistrict({ numbers }: { numbers: Numbers }) {
  const { districts, unknownDistrict } = numbers
  const t = useTranslations('numbers')
  const { language } = useLanguage()
  const format = useFormatter()
  const most = districts[0]?.reports ?? 1
  return (
    <Counted
      title={t('districts')}
      note={t('districtsNote')}
      columns={[t('district'), t('reports')]}
      rows={[
        ...districts.map(({ district, bn, reports }) => ({
          name: language === 'bn' ? bn : district,
          share: reports / most,
          cells: [format.number(reports)],
        })),
        { name: t('unknownDistrict'), cells: [format.number(unknownDistrict)] },
      ]}
    />
  )
}

interface Row {
  name: string
  /** Length of the bar, from 0 to 1; undefined for no bar. */
  share?: number
  cells: readonly ReactNode[]
}

interface CountedProps {
  title: string
  note?: string
  columns: readonly string[]
  rows: readonly Row[]
}

/** A table that doubles as a bar chart: each row has a bar below its name. */
function Counted({ title, note, columns: [first, ...columns], rows }: CountedProps) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="heading text-lg">{title}</h2>
      {note && <p className="-mt-2 text-quiet text-sm">{note}</p>}
      <div className="card px-4 py-2">
        <table className="w-full">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-quiet text-sm">
              <th scope="col" className="py-2 text-left align-bottom font-semibold">
                {first}
              </th>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="wrap-normal py-2 pl-3 text-right align-bottom font-semibold"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, share, cells }) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="w-full py-2.5 text-left font-semibold">
                  <span>{name}</span>
                  {share !== undefined && <ShareBar share={share} />}
                </th>
                {columns.map((column, index) => (
                  <td
                    key={column}
                    className="whitespace-nowrap py-2.5 pl-3 text-right align-top tabular-nums"
                  >
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
