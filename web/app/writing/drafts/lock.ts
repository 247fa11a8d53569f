const lockOf = (draft: string) => `draft/${draft}`

/** Where the browser has no locks (a page served without TLS) we know of the drafts that this tab holds only. */
const heldHere = new Set<string>()

/**
 * Runs `action` while nobody else has the draft: a form writes it, or it is being sent, never both. If somebody has it
 * for longer than `patience` nothing is run, and the answer is 'elsewhere'.
 */
export async function withDraft<Result>(
  draft: string,
  action: () => Promise<Result>,
  patience = 0,
): Promise<Result | 'elsewhere'> {
  if (!('locks' in navigator)) return withoutLocks(draft, action)
  const name = lockOf(draft)
  // A lock that is free is taken however long that takes: a slow phone is no other tab. Only one that is not is waited
  // for, and just for a moment, in which the tab that has it may be closing.
  return navigator.locks.request(name, { ifAvailable: true }, (free) => {
    if (free) return action()
    if (patience === 0) return 'elsewhere'
    let begun = false
    const begin = () => {
      begun = true
      return action()
    }
    return navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, begin).catch((error) => {
      if (begun) throw error
      return 'elsewhere' as const
    })
  })
}

async function withoutLocks<Result>(draft: string, action: () => Promise<Result>) {
  if (heldHere.has(draft)) return 'elsewhere'
  heldHere.add(draft)
  try {
    return await action()
  } finally {
    heldHere.delete(draft)
  }
}
