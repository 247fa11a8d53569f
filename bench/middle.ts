/** The median of several objects by one of their values; it returns the whole object. */
export function middle<Thing>(things: readonly Thing[], measured: (thing: Thing) => number): Thing {
  const sorted = things.toSorted((one, other) => measured(one) - measured(other))
  const found = sorted[Math.floor(sorted.length / 2)]
  if (found === undefined) throw new Error('Nothing was measured')
  return found
}
