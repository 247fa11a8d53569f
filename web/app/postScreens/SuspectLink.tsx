import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { useSuspectName } from '../i18n/useSuspectName.ts'

interface SuspectLinkProps {
  suspect: LinkedSuspect
  className: string
  children: ReactNode
}

/** Leads from a post to the profile of somebody it names; guests log in first. */
export function SuspectLink({ suspect: { _id, name, photo }, className, children }: SuspectLinkProps) {
  const gate = useLoginGate()
  const title = useSuspectName()(name)
  const address = `/suspects/${_id}`
  return (
    <Link
      to={address}
      onClick={gate('continue', address, { act: 'suspect', title, photo })}
      className={`group flex ${className}`}
    >
      {children}
    </Link>
  )
}
