import { useFormatter } from 'use-intl'

export function BlogDate({ at }: { at: string }) {
  const format = useFormatter()
  return (
    // The names of Bengali months differ slightly between browsers and the server, so a hydration mismatch is expected.
    <time dateTime={at} suppressHydrationWarning>
      {format.dateTime(new Date(at), { dateStyle: 'long' })}
    </time>
  )
}
