import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../api/session.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Draft, newDraft, readDraft } from './drafts.ts'
import { NewReport } from './NewReport.tsx'
import { type DraftLock, useDraftLock } from './useDraftLock.ts'

export default function NewReportPage() {
  const { user } = useSession()
  // Another person's turn at this browser begins with nothing of the one before.
  return user && <Desk key={user._id} person={user._id} />
}

/** Finds the draft that the person left here, then lets them write. */
function Desk({ person }: { person: string }) {
  const lock = useDraftLock(person)
  const [begun, setBegun] = useDraftBegun(person, lock)
  if (!begun) return <Waiting />
  return (
    <NewReport
      key={begun.id}
      person={person}
      draft={begun}
      keepsDraft={lock === 'held'}
      onAnother={() => setBegun(newDraft())}
    />
  )
}

function useDraftBegun(person: string, lock: DraftLock) {
  const [begun, setBegun] = useState<Draft>()
  useEffect(() => {
    if (lock === 'asking') return
    if (lock === 'elsewhere') return setBegun((now) => now ?? newDraft())
    let left = false
    readDraft(person)
      .catch((error: unknown) => console.warn('The draft could not be read', error))
      .then((draft) => left || setBegun((now) => now ?? draft ?? newDraft()))
    return () => {
      left = true
    }
  }, [person, lock])
  return [begun, setBegun] as const
}

function Waiting() {
  const words = useTranslations('common')
  return (
    <div role="status" aria-label={words('loading')} className="mx-auto grid max-w-2xl gap-5">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-[40rem]" />
    </div>
  )
}
