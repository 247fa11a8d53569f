import { useTranslations } from 'use-intl'

const hour = 3600

/** How long something took: in minutes, hours or days, whichever says most. */
export function useDurationText() {
  const t = useTranslations('admin.figures')
  return (seconds: number): string => {
    if (seconds < hour) return t('minutes', { count: Math.ceil(seconds / 60) })
    if (seconds < 48 * hour) return t('hours', { count: Math.round(seconds / (hour / 10)) / 10 })
    return t('days', { count: Math.round(seconds / (2.4 * hour)) / 10 })
  }
}
