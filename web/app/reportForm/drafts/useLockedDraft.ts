import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { withLock } from '../../api/withLock.ts'
import { type Draft, isEmptyDraft } from './draft.ts'
import { broadcastDraftEvent } from './draftEvents.ts'
import { draftLock, readDraft } from './store.ts'

const lockTimeoutMilliseconds = 300

interface Locking {
  result: Draft | 'asking' | 'locked'
  /** The key of the entry of the history at which the draft was asked for. */
  entry: string
}

/**
 * Locks a draft for as long as it is shown, and returns its latest version: two tabs would overwrite each other, and a form would change
 * what is being sent. 'locked' if somebody else holds it, or has just sent it.
 */
export function useLockedDraft(person: string, draft: Draft): Locking['result'] {
  const { key } = useLocation()
  const [{ result, entry }, setState] = useState<Locking>({ result: 'asking', entry: key })
  const [asked] = useState(draft)
  // Whoever opens it again once the other tab has been closed comes to the same address by another entry of the history.
  if (result === 'locked' && entry !== key) setState({ result: 'asking', entry: key })
  useEffect(() => {
    const setResult = (now: Locking['result']) => setState({ result: now, entry })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const keep = async () => {
      const now = await readDraft(person, asked.id).catch(() => asked)
      // A draft without text or files cannot have been sent; a new one may start with suspects.
      setResult(now ?? (isEmptyDraft({ ...asked, suspects: [] }) ? asked : 'locked'))
      await released
    }
    withLock(draftLock(asked.id), keep, lockTimeoutMilliseconds).then(
      (answer) => (answer === 'locked' ? setResult(answer) : broadcastDraftEvent('ready')),
      (error: unknown) => console.warn('The draft could not be opened', error),
    )
    return release
  }, [person, asked, entry])
  return result
}
