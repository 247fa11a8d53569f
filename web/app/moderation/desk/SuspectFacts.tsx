import type { Suspect } from '@bichar/contract/suspects.ts'
import { useTranslations } from 'use-intl'
import { SuspectDetails } from '../../suspects/SuspectDetails.tsx'

/** What is said of a suspect besides the name and the photo. */
export function SuspectFacts({ suspect }: { suspect: Suspect }) {
  const label = useTranslations('suspects.facts')('crimeTypes')
  const crimes = useTranslations('crimeTypes')
  return (
    <div className="grid min-w-0 grow basis-60 grid-cols-1 content-start gap-4">
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {suspect.crimeTypes.map((type) => (
          <li key={type} className="rounded-control bg-raised px-3 py-1.5 font-bold text-sm">
            {crimes(type)}
          </li>
        ))}
      </ul>
      <SuspectDetails suspect={suspect} />
    </div>
  )
}
