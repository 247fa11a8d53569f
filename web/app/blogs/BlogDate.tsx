import { useFormatter } from 'use-intl'

/** The day on which a blog was written. */
export function BlogDate({ at }: { at: string }) {
  const format = useFormatter()
  return (
    // Devices know Bengali months by slightly different names than the server does.
    <time dateTime={at} suppressHydrationWarning>
      {format.dateTime(new Date(at), { dateStyle: 'long' })}
    </time>
  )
}
