/** What is kept with its size in bytes, what was used least recently first. */
export type Kept = Map<string, number>

/** Notes that something is kept or has been used; returns what has to go so that all of it is within `most` bytes. */
export function noteUse(kept: Kept, address: string, bytes: number, most: number): string[] {
  kept.delete(address)
  kept.set(address, bytes)
  let sum = [...kept.values()].reduce((total, each) => total + each, 0)
  const dropped: string[] = []
  for (const [oldest, size] of kept) {
    if (sum <= most) break
    kept.delete(oldest)
    dropped.push(oldest)
    sum -= size
  }
  return dropped
}
