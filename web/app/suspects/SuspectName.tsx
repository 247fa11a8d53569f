import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import type { ReactNode } from 'react'
import { languageOf } from '../i18n/text.ts'
import { Avatar } from '../media/Avatar.tsx'
import { Marked } from '../ui/marking.tsx'
import { StatusMark } from './StatusMark.tsx'

/** A suspect in one line of a list: photo, name and status. `children` are shown next to the status. */
export const SuspectName = ({ suspect, children }: { suspect: LinkedSuspect; children?: ReactNode }) => (
  <>
    <Avatar src={suspect.photo} className="size-11 !rounded-control" />
    <span className="min-w-0 text-sm leading-5">
      <span lang={languageOf(suspect.name)} className="line-clamp-2 font-bold group-hover:underline">
        <Marked text={suspect.name} />
      </span>
      <span className="flex flex-wrap gap-x-2">
        <StatusMark status={suspect.status} />
        {children}
      </span>
    </span>
  </>
)
