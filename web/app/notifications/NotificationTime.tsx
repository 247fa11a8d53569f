import { useFormatter } from 'use-intl'

/** Like 'Mar 1, 2026 4:05 PM' (spec section 9), in the reader's language and the time of Bangladesh. */
export function NotificationTime({ at }: { at: string }) {
  const format = useFormatter()
  const time = new Date(at)
  const day = format.dateTime(time, { year: 'numeric', month: 'short', day: 'numeric' })
  const hour = format.dateTime(time, { hour: 'numeric', minute: '2-digit' })
  return (
    <time dateTime={at} suppressHydrationWarning>
      {day} {hour}
    </time>
  )
}
