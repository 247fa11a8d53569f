/** The number of letters to insert, remove or replace, or of neighbours to exchange, that make one text the other. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_none, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const at = (line: number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY
      const replaced = at(last, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isExchange = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const exchanged = isExchange ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(replaced, exchanged, at(last, j) + 1, at(row, j - 1) + 1))
    }
    beforeLast = last
    last = row
  }
  return last[other.length] ?? 0
}

/** Short names, such as HOST, are too close to variables of other programs. */
const maxDistance = ({ length }: string): number => (length < 6 ? 0 : length < 9 ? 1 : 2)

/** The names that are not known and look like one that is, each with that one. */
export function misspelled(
  names: readonly string[],
  known: readonly string[],
): { name: string; meant: string }[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return []
    const withoutPrefix = name.replace(/^BICHAR_/, '')
    const meant = known.find((each) => editDistance(withoutPrefix, each) <= maxDistance(each))
    return meant === undefined ? [] : [{ name, meant }]
  })
}
