import { useMoments } from '../i18n/moments.ts'

/** When something happened, in the reader's words and the time of Bangladesh. */
export function PostTime({ at }: { at: string }) {
  const { dayAndTime } = useMoments()
  return (
    // Devices know Bengali months by slightly different names than the server does.
    <time dateTime={at} suppressHydrationWarning>
      {dayAndTime(new Date(at))}
    </time>
  )
}
