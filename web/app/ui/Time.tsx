import { useMoments } from '../i18n/moments.ts'

/** When something happened, in the reader's words and the time of Bangladesh; of what is anonymous nobody is told more than the day. */
export function PostTime({ at, isDayOnly = false }: { at: string; isDayOnly?: boolean }) {
  const { day, dayAndTime } = useMoments()
  const moment = new Date(at)
  return (
    // Devices know Bengali months by slightly different names than the server does.
    <time dateTime={at} suppressHydrationWarning>
      {isDayOnly ? day(moment) : dayAndTime(moment)}
    </time>
  )
}
