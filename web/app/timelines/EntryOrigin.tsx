import type { Timeline } from '@bichar/contract/timelines.ts'
import { MapPin } from 'lucide-react'
import { SourceLink } from '../posts/SourceLink.tsx'

/** Where the event took place, and the link to the source. */
export function EntryOrigin({ entry: { location, source } }: { entry: Timeline }) {
  return (
    <>
      {location && (
        <p className="flex items-start gap-1 text-quiet text-sm">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
          {location}
        </p>
      )}
      {source && <SourceLink source={source} />}
    </>
  )
}
