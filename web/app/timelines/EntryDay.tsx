import { useMoments } from '../words/moments.ts'

/** The day of an entry, which is one of Bangladesh wherever it is read. */
export function EntryDay({ date }: { date: string }) {
  const { day } = useMoments()
  return (
    <time dateTime={date} suppressHydrationWarning>
      {day(new Date(`${date}T00:00:00+06:00`))}
    </time>
  )
}
