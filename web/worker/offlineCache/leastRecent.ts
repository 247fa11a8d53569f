/** Kept addresses with their sizes in bytes, least recently used first. */
export type LruEntries = Map<string, number>

/** Records that an entry is stored or used, and evicts the least recently used entries beyond `most` bytes; returns their addresses. */
export function touchAndEvict(kept: LruEntries, address: string, bytes: number, most: number): string[] {
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
