import { incidentParts } from '@bichar/contract/rules/incidentTime.ts'
import { noonOf } from '../i18n/clock.ts'
import { useMoments } from '../i18n/moments.ts'

/** When something happened, as its author says it: the same day and time of day wherever it is read. */
export function IncidentTime({ at }: { at: string }) {
  const moments = useMoments()
  const [day, time] = incidentParts(at)
  return (
    <time dateTime={at} suppressHydrationWarning>
      {moments.day(noonOf(day))}
      {time && (
        <>
          , <span className="whitespace-nowrap">{moments.time(new Date(`${at}+06:00`))}</span>
        </>
      )}
    </time>
  )
}
