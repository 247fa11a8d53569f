import { useFormatter, useTranslations } from 'use-intl'
import { clockOf } from './clock.ts'

/** Formats days and times of day as readers of the language write them, in the time zone of Bangladesh. */
export function useMoments() {
  const format = useFormatter()
  const t = useTranslations('common')
  const day = (at: Date) => format.dateTime(at, { dateStyle: 'medium' })
  const time = (at: Date) => {
    const { minute, ...clock } = clockOf(at)
    const minutes = format.number(minute, { minimumIntegerDigits: 2 })
    return t('timeOfDay', { ...clock, minutes })
  }
  /** Formats a day in Bangladesh that is given as YYYY-MM-DD. */
  const ofDay = (text: string) => day(new Date(`${text}T00:00+06:00`))
  return { day, ofDay, time, dayAndTime: (at: Date) => `${day(at)}, ${time(at)}` }
}
