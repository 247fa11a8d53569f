import type { Suspect } from '@bichar/contract/suspects.ts'
import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { useSuspectName } from '../i18n/useSuspectName.ts'
import { Avatar } from '../media/Avatar.tsx'
import { SuspectStatus } from '../suspects/SuspectStatus.tsx'
import { Marked } from '../ui/marking.tsx'

/** A suspect in one row, all of which links to their page. */
export function FoundSuspect({ suspect }: { suspect: Suspect }) {
  const typeName = useTranslations('crimeTypes')
  const format = useFormatter()
  const { location, crimeTypes, thumbnail } = suspect
  const name = useSuspectName()(suspect.name)
  return (
    <article className="card relative flex gap-3 p-3 hover:bg-raised focus-inside:outline-3 focus-inside:outline-brand sm:gap-4 sm:p-4">
      <Avatar src={thumbnail} className="size-16 sm:size-20" />
      <div className="grid min-w-0 flex-1 content-center gap-1">
        <h2 lang={languageOf(name)} className="font-extrabold text-lg">
          <Link
            to={`/suspects/${suspect._id}`}
            className="after:absolute after:inset-0 focus-visible:outline-none"
          >
            <Marked text={name} />
          </Link>
        </h2>
        <SuspectStatus suspect={suspect} />
        {location && (
          <p lang={languageOf(location)} className="flex gap-1 text-quiet text-sm">
            <MapPin aria-hidden className="mt-[0.3em] size-3.5 shrink-0" />
            <span>
              <Marked text={location} />
            </span>
          </p>
        )}
        <p className="text-sm">
          {format.list(
            crimeTypes.map((type) => typeName(type)),
            { type: 'unit' },
          )}
        </p>
      </div>
    </article>
  )
}
