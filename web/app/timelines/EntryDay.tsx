import { useMoments } from '../i18n/moments.ts'

/** The date of an entry, which is a date in Bangladesh wherever it is read. */
export function EntryDay({ date }: { date: string }) {
  const { ofDay } = useMoments()
  return <time dateTime={date}>{ofDay(date)}</time>
}
