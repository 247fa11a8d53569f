import { useMoments } from '../i18n/moments.ts'

/**
 * The time of an event in the reader's language and the time zone of Bangladesh; with `isDayOnly`, as for anonymous content, only the
 * day.
 */
export function PostTime({ at, isDayOnly = false }: { at: string; isDayOnly?: boolean }) {
  const { day, dayAndTime } = useMoments()
  const moment = new Date(at)
  return <time dateTime={at}>{isDayOnly ? day(moment) : dayAndTime(moment)}</time>
}
