import { useFormatter, useTranslations } from 'use-intl'
import { Bars } from '../charts/Bars.tsx'
import { noonOf } from '../i18n/clock.ts'
import type { Numbers } from './queries.ts'

const monthsShown = 12

/** Formats a month given as YYYY-MM. */
export function useMonthText() {
  const format = useFormatter()
  return (month: string, style: 'long' | 'short' | 'narrow', hasYear = true) =>
    format.dateTime(noonOf(`${month}-01`), {
      month: style,
      ...(hasYear && ({ year: 'numeric' } as const)),
    })
}

/** How many reports were filed in each of the last twelve months. */
export function Months({ months }: Pick<Numbers, 'months'>) {
  const t = useTranslations('numbers')
  const format = useFormatter()
  const monthText = useMonthText()
  return (
    <Bars
      title={t('months')}
      first={t('month')}
      labels={[t('reports')]}
      bars={months.slice(-monthsShown).map(({ month, reports }) => ({
        name: monthText(month, 'long'),
        value: reports,
        label: (
          <>
            <span className="sm:hidden">{monthText(month, 'narrow', false)}</span>
            <span className="hidden sm:inline">{monthText(month, 'short', false)}</span>
          </>
        ),
      }))}
      valueText={(value) => format.number(value)}
      words={{
        unknown: t('tooFew'),
        asTable: t('asTable'),
        most: (value) => t('most', { value }),
        latest: (value) => t('latest', { value }),
      }}
    />
  )
}
