import { useEffect, useState } from 'react'

const patienceMilliseconds = 300

export type DraftLock = 'asking' | 'held' | 'elsewhere'

/**
 * One tab at a time writes a person's draft; two would overwrite each other and send under the same key. A browser
 * without locks (a page served without TLS) has only one writer as far as we can tell.
 */
export function useDraftLock(person: string): DraftLock {
  const [lock, setLock] = useState<DraftLock>('asking')
  useEffect(() => {
    if (!('locks' in navigator)) return setLock('held')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    // The tab that had it may be closing just now, so a moment is waited.
    const signal = AbortSignal.timeout(patienceMilliseconds)
    navigator.locks
      .request(`draft/${person}`, { signal }, () => {
        setLock('held')
        return released
      })
      .catch(() => setLock('elsewhere'))
    return release
  }, [person])
  return lock
}
