import { useFormatter, useTranslations } from 'use-intl'
import { Bars, type BarsProps } from '../../charts/Bars.tsx'

interface DayBarsProps extends Pick<BarsProps, 'title' | 'labels' | 'valueText'> {
  bars: readonly (Omit<BarsProps['bars'][number], 'name'> & {
    /** Local date in Bangladesh, as YYYY-MM-DD. */
    day: string
  })[]
}

export function DayBars({ bars, ...props }: DayBarsProps) {
  const t = useTranslations('admin.figures')
  const format = useFormatter()
  const dayText = (day: string) =>
    format.dateTime(new Date(`${day}T00:00:00+06:00`), { day: 'numeric', month: 'short' })
  return (
    <Bars
      {...props}
      first={t('day')}
      bars={bars.map(({ day, ...bar }) => ({ ...bar, name: dayText(day) }))}
      words={{
        unknown: t('unknown'),
        asTable: t('asTable'),
        most: (value) => t('most', { value }),
        latest: (value) => t('latest', { value }),
      }}
    />
  )
}
