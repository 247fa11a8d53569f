import { useFormatter } from 'use-intl'

/** The day of an entry, which is one of Bangladesh wherever it is read. */
export function EntryDay({ date }: { date: string }) {
  const format = useFormatter()
  return (
    <time dateTime={date} suppressHydrationWarning>
      {format.dateTime(new Date(`${date}T00:00:00+06:00`), { dateStyle: 'medium' })}
    </time>
  )
}
