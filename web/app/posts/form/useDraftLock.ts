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
    const name = `draft/${person}`
    const keep = () => {
      setLock('held')
      return released
    }
    // A lock that is free is taken however long that takes: a slow phone is no other tab. Only one that is not is waited
    // for, and just for a moment, in which the tab that has it may be closing.
    navigator.locks
      .request(name, { ifAvailable: true }, (free) =>
        free
          ? keep()
          : navigator.locks.request(name, { signal: AbortSignal.timeout(patienceMilliseconds) }, keep),
      )
      .catch(() => setLock('elsewhere'))
    return release
  }, [person])
  return lock
}
