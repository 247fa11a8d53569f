import { incidentParts } from '@bichar/contract/rules/incidentParts.ts'
import { useMoments } from '../i18n/moments.ts'

/** When the incident happened, as entered by the author: the same local date and time wherever it is read. */
export function IncidentTime({ at }: { at: string }) {
  const moments = useMoments()
  const [day, time] = incidentParts(at)
  return (
    <time dateTime={at}>
      <span>{moments.ofDay(day)}</span>
      {time && (
        <>
          , <span className="whitespace-nowrap">{moments.time(new Date(`${at}+06:00`))}</span>
        </>
      )}
    </time>
  )
}
