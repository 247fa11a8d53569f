/** The locks that this tab holds, for browsers without the Web Locks API (on a page served without TLS). */
const heldHere = new Set<string>()

/**
 * Runs `action` while nobody else in this browser holds the lock `name`. If somebody holds it for longer than `timeout` milliseconds,
 * nothing runs, and the result is 'locked'.
 */
export async function withLock<Result>(
  name: string,
  action: () => Promise<Result>,
  timeout = 0,
): Promise<Result | 'locked'> {
  if (!('locks' in navigator)) return withoutLocks(name, action)
  // There is no timeout for a free lock, because a slow phone is not another tab. A lock that is held is waited for only briefly, in case
  // the tab that holds it is closing.
  return navigator.locks.request(name, { ifAvailable: true }, (free) => {
    if (free) return action()
    if (timeout === 0) return 'locked'
    let begun = false
    const begin = () => {
      begun = true
      return action()
    }
    return navigator.locks.request(name, { signal: AbortSignal.timeout(timeout) }, begin).catch((error) => {
      if (begun) throw error
      return 'locked' as const
    })
  })
}

async function withoutLocks<Result>(name: string, action: () => Promise<Result>) {
  if (heldHere.has(name)) return 'locked'
  heldHere.add(name)
  try {
    return await action()
  } finally {
    heldHere.delete(name)
  }
}
