import { isDayAlone } from '../i18n/ago.ts'
import { useMoments } from '../i18n/moments.ts'

/** Like 'Mar 1, 2026 4:05 PM' (spec section 9), in the reader's language and the time of Bangladesh; of what is anonymous only the day. */
export function NotificationTime({ at }: { at: string }) {
  const { day, time } = useMoments()
  const moment = new Date(at)
  return (
    <time dateTime={at} suppressHydrationWarning>
      {day(moment)} {!isDayAlone(at) && time(moment)}
    </time>
  )
}
