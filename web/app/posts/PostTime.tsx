import { useFormatter } from 'use-intl'

/** When something happened, in the reader's words and the time of Bangladesh. */
export function PostTime({ at }: { at: string }) {
  const format = useFormatter()
  return (
    // Devices know Bengali months and 'AM' by slightly different names than the server does.
    <time dateTime={at} suppressHydrationWarning>
      {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}
