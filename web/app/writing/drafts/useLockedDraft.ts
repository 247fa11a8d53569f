import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { withLock } from '../../api/withLock.ts'
import { type Draft, isEmptyDraft } from './draft.ts'
import { broadcastDraftEvent } from './draftEvents.ts'
import { draftLock, readDraft } from './store.ts'

const lockTimeoutMilliseconds = 300

interface Locking {
  locked: Draft | 'asking' | 'elsewhere'
  /** The key of the entry of the history at which the draft was asked for. */
  entry: string
}

/**
 * Locks a draft for as long as it is shown, and returns its latest version: two tabs would overwrite each other, and a form would change
 * what is being sent. 'elsewhere' if somebody else holds it, or has just sent it.
 */
export function useLockedDraft(person: string, draft: Draft): Locking['locked'] {
  const { key } = useLocation()
  const [{ locked, entry }, setState] = useState<Locking>({ locked: 'asking', entry: key })
  const [asked] = useState(draft)
  // Whoever opens it again once the other tab has been closed comes to the same address by another entry of the history.
  if (locked === 'elsewhere' && entry !== key) setState({ locked: 'asking', entry: key })
  useEffect(() => {
    const setLocked = (now: Locking['locked']) => setState({ locked: now, entry })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const keep = async () => {
      const now = await readDraft(person, asked.id).catch(() => asked)
      // A draft without text or files cannot have been sent; a new one may start with suspects.
      setLocked(now ?? (isEmptyDraft({ ...asked, suspects: [] }) ? asked : 'elsewhere'))
      await released
    }
    withLock(draftLock(asked.id), keep, lockTimeoutMilliseconds).then(
      (answer) => (answer === 'elsewhere' ? setLocked(answer) : broadcastDraftEvent('ready')),
      (error: unknown) => console.warn('The draft could not be opened', error),
    )
    return release
  }, [person, asked, entry])
  return locked
}
