import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import type { ReactNode } from 'react'
import { languageOf } from '../i18n/text.ts'
import { useSuspectName } from '../i18n/useSuspectName.ts'
import { Avatar } from '../media/Avatar.tsx'
import { Comma } from '../ui/Comma.tsx'
import { Marked } from '../ui/marking.tsx'
import { StatusMark } from './StatusMark.tsx'

interface SuspectNameProps {
  suspect: Pick<LinkedSuspect, 'name' | 'photo' | 'status'>
  children?: ReactNode
}

/** A suspect in one line of a list: photo, name and status. `children` are shown next to the status. */
export function SuspectName({ suspect: { photo, status, ...suspect }, children }: SuspectNameProps) {
  const name = useSuspectName()(suspect.name)
  return (
    <>
      <Avatar src={photo} className="size-11 !rounded-control" />
      <span className="min-w-0 text-sm leading-5">
        <span lang={languageOf(name)} className="line-clamp-2 font-bold group-hover:underline">
          <Marked text={name} />
          <Comma />
        </span>
        <span className="flex flex-wrap gap-x-2">
          <StatusMark status={status} />
          {children}
        </span>
      </span>
    </>
  )
}
