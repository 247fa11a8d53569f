import type { Timeline } from '@bichar/contract/timelines.ts'

/** The server's list, merged with the viewer's own pending entries of this visit, which the server only lists for admins. */
export function withOwnWaiting(read: readonly Timeline[], before: readonly Timeline[] = []): Timeline[] {
  const listed = new Set(read.map(({ _id }) => _id))
  const own = before.filter(({ _id, isApproved, can }) => !isApproved && !can.moderate && !listed.has(_id))
  return inOrder([...read, ...own])
}

/** Adds an entry to the list, or replaces its earlier version. */
export const withEntry = (list: readonly Timeline[], entry: Timeline): Timeline[] =>
  inOrder([...without(list, entry._id), entry])

export const without = (list: readonly Timeline[], id: string): Timeline[] =>
  list.filter(({ _id }) => _id !== id)

/** The server's order: latest date first, within a day the newest first, and for equal times by the end of the id. */
const inOrder = (list: readonly Timeline[]): Timeline[] => list.toSorted((one, other) => compare(other, one))

const compare = (one: Timeline, other: Timeline): number => {
  const [first, second] = [one, other].map(
    ({ date, createdAt, _id }) => `${date} ${createdAt} ${_id.slice(14)}`,
  ) as [string, string]
  return first < second ? -1 : Number(first > second)
}
