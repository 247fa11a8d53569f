import { useMoments } from '../i18n/moments.ts'

/** A date in Bangladesh, YYYY-MM-DD, wherever it is read. */
export function Day({ date }: { date: string }) {
  const { ofDay } = useMoments()
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {ofDay(date)}
    </time>
  )
}
