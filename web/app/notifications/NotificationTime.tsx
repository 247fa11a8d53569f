import { useFormatter, useLocale } from 'use-intl'
import { isDayAlone } from '../i18n/ago.ts'
import { useMoments } from '../i18n/moments.ts'

/**
 * In English like 'Mar 1, 2026 4:05 PM' (spec section 9), in Bengali like every other moment, in the time of Bangladesh; of what is
 * anonymous only the day.
 */
export function NotificationTime({ at }: { at: string }) {
  const format = useFormatter()
  const isEnglish = useLocale() === 'en'
  const moments = useMoments()
  const moment = new Date(at)
  const day = isEnglish ? format.dateTime(moment, { dateStyle: 'medium' }) : moments.day(moment)
  return (
    <time dateTime={at}>
      {isDayAlone(at) ? day : `${day}${isEnglish ? '' : ','} ${moments.time(moment)}`}
    </time>
  )
}
