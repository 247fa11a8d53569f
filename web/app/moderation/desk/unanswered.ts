/** Decisions and undos that the server has not answered yet. */
const unanswered = new Set<Promise<unknown>>()
let sent = 0

/** Registers a change of the queue that has just been sent. */
export function trackChange<Result>(change: Promise<Result>): Promise<Result> {
  sent += 1
  unanswered.add(change)
  const settled = () => unanswered.delete(change)
  change.then(settled, settled)
  return change
}

/** A change that the network has swallowed must not keep the queue from being read. */
const longestWait = () => new Promise<void>((done) => setTimeout(done, 3_000))
/** How often it is read for a moderator who decides faster than the server answers. */
const maxReads = 3

/**
 * Reads the queue while no change of it is under way: what is read beside one may have it or not, and would be counted twice or not at all.
 */
export async function readBetweenChanges<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let reads = 1; ; reads++) {
    if (unanswered.size > 0) await Promise.race([Promise.allSettled(unanswered), longestWait()])
    const sentBefore = sent
    const result = await read()
    if (sent === sentBefore || reads === maxReads) return result
  }
}
