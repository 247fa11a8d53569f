import { dayText, dayTextOf, shortDayText } from '@bichar/contract/rules/dayText.ts'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { clockOf } from './clock.ts'

/** Formats days and times of day as readers of the language write them, in the time zone of Bangladesh. */
export function useMoments() {
  const format = useFormatter()
  const language = useLocale()
  const t = useTranslations('common')
  const day = (at: Date) => dayText(language, at)
  /** Leaves out the year if it is that of the other moment. */
  const dayOfYear = (at: Date, now: Date) => shortDayText(language, at, now)
  const time = (at: Date) => {
    const { minute, ...clock } = clockOf(at)
    const minutes = format.number(minute, { minimumIntegerDigits: 2 })
    return t('timeOfDay', { ...clock, minutes })
  }
  /** Formats a day in Bangladesh that is given as YYYY-MM-DD. */
  const ofDay = (text: string) => dayTextOf(language, text)
  return { day, dayOfYear, ofDay, time, dayAndTime: (at: Date) => `${day(at)}, ${time(at)}` }
}
