import { dayTextOf } from '@bichar/contract/rules/dayText.ts'
import { useLocale, useTranslations } from 'use-intl'
import { Bars, type BarsProps } from '../../charts/Bars.tsx'

interface DayBarsProps extends Pick<BarsProps, 'title' | 'labels' | 'valueText'> {
  bars: readonly (Omit<BarsProps['bars'][number], 'name'> & {
    /** Local date in Bangladesh, as YYYY-MM-DD. */
    day: string
  })[]
}

export function DayBars({ bars, ...props }: DayBarsProps) {
  const t = useTranslations('admin.figures')
  const language = useLocale()
  const withoutYear = (day: string) => dayTextOf(language, day).split(' ', 2).join(' ')
  return (
    <Bars
      {...props}
      first={t('day')}
      bars={bars.map(({ day, ...bar }) => ({ ...bar, name: withoutYear(day) }))}
      words={{
        unknown: t('unknown'),
        asTable: t('asTable'),
        most: (value) => t('most', { value }),
        latest: (value) => t('latest', { value }),
      }}
    />
  )
}
