import { readyReason } from '@bichar/contract/rules/readyReasons.ts'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language.tsx'
import { languageOf } from '../../i18n/text.ts'
import type { Metrics } from './queries.ts'
import { useDurationText } from './useDurationText.ts'

/** Number of decisions, time to decide, and share sent back: one row per kind of item or per moderator. */
export function DecidedTable({
  caption,
  first,
  rows,
}: {
  caption: string
  first: string
  rows: readonly (Omit<Metrics['moderators'][number], '_id'> & { id: string })[]
}) {
  const t = useTranslations('admin.figures')
  const format = useFormatter()
  const durationText = useDurationText()
  const time = (seconds: number | null) => (seconds === null ? t('unknown') : durationText(seconds))
  return (
    <Table caption={caption} columns={[first, t('decided'), t('median'), t('ninetieth'), t('sentBack')]}>
      {rows.map(({ id, name, decided, median, ninetieth, sentBack }) => (
        <tr key={id} className="border-line border-t">
          <th scope="row" lang={languageOf(name)} className="p-2 text-left font-semibold">
            {name}
          </th>
          <Cell>{format.number(decided)}</Cell>
          <Cell>{time(median)}</Cell>
          <Cell>{time(ninetieth)}</Cell>
          <Cell>
            {decided === 0
              ? t('unknown')
              : t('share', {
                  count: sentBack,
                  share: format.number(sentBack / decided, { style: 'percent' }),
                })}
          </Cell>
        </tr>
      ))}
    </Table>
  )
}

/** Reasons for which items were sent back, the most frequent first, each with a bar for its share. */
export function ReasonTable({ reasons }: { reasons: Metrics['reasons'] }) {
  const t = useTranslations('admin.figures')
  const format = useFormatter()
  const { language } = useLanguage()
  const total = reasons.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return <p className="text-quiet">{t('noneSentBack')}</p>
  return (
    <Table caption={t('reasons')} columns={[t('reason'), t('times')]}>
      {reasons.map(({ reason, count }) => (
        <tr key={reason} className="border-line border-t">
          <th scope="row" className="p-2 text-left font-normal">
            {reason === 'own' || reason === 'none' ? t(`reasonOf.${reason}`) : readyReason(reason, language)}
            <span aria-hidden className="mt-1 block h-1.5 rounded-full bg-raised">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ width: `${(100 * count) / total}%` }}
              />
            </span>
          </th>
          <Cell>{t('share', { count, share: format.number(count / total, { style: 'percent' }) })}</Cell>
        </tr>
      ))}
    </Table>
  )
}

const Cell = ({ children }: { children: ReactNode }) => (
  <td className="whitespace-nowrap p-2 text-right align-top tabular-nums">{children}</td>
)

function Table({
  caption,
  columns: [first, ...columns],
  children,
}: {
  caption: string
  columns: readonly string[]
  children: ReactNode
}) {
  return (
    // On a phone the table scrolls horizontally; with a tab stop it can also be scrolled by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable without a mouse
    <section aria-label={caption} tabIndex={0} className="card overflow-x-auto p-2">
      <table className="w-full text-sm wrap-normal">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="p-2 text-left text-quiet">
              {first}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="p-2 text-right text-quiet">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
