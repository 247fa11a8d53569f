/** The id of a thing that a query holds; a follow has `of`, and a question about an outcome `postId` instead. */
const idOf = (value: unknown): string | undefined => {
  const { _id, postId, of } = (value ?? {}) as Record<string, string | undefined>
  return _id ?? postId ?? of
}

const areThings = (list: readonly unknown[]): boolean =>
  list.length > 0 && list.every((each) => idOf(each) !== undefined)

/**
 * How one state differs from another, in few words: '-post' has left a list, '+post' has entered it, and 'post.title=Edited' has changed.
 * Pages of a list are not told from each other.
 */
export function differencesBetween(before: unknown, after: unknown, path = ''): string[] {
  if (Object.is(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) {
    if (areThings(before) || areThings(after)) return ofThings(before, after, path)
    if (isPlain(before) || isPlain(after)) return ofValues(before, after, path)
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((index) =>
      differencesBetween(before[index], after[index], path),
    )
  }
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differencesBetween(before[key], after[key], pathTo(path, key, before[key])),
    )
  return ofValues(before, after, path)
}

function ofThings(before: readonly unknown[], after: readonly unknown[], path: string): string[] {
  const ids = [before, after].map((list) => list.map(idOf)) as [string[], string[]]
  const [earlier, later] = ids
  const gone = earlier.filter((id) => !later.includes(id)).map((id) => `${path}-${id}`)
  const come = later.filter((id) => !earlier.includes(id)).map((id) => `${path}+${id}`)
  const isMoved =
    earlier.filter((id) => later.includes(id)).join() !== later.filter((id) => earlier.includes(id)).join()
  const changed = earlier
    .filter((id) => later.includes(id))
    .flatMap((id) =>
      differencesBetween(
        before.find((each) => idOf(each) === id),
        after.find((each) => idOf(each) === id),
        path === '' ? id : `${path}.${id}`,
      ),
    )
  return [...gone, ...come, ...(isMoved ? [`${path}reordered`] : []), ...changed]
}

const ofValues = (before: unknown, after: unknown, path: string): string[] =>
  JSON.stringify(before) === JSON.stringify(after)
    ? []
    : [`${path}=${typeof after === 'string' ? after : JSON.stringify(after)}`]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlain = (list: readonly unknown[]): boolean =>
  list.length > 0 && list.every((each) => !isRecord(each))

/** The name of a list is left out at the top: there is one in each query. */
const pathTo = (path: string, key: string, value: unknown): string => {
  if (path === '') return Array.isArray(value) ? '' : key
  return `${path}.${key}`
}
