import type { Timeline } from '@bichar/contract/timelines.ts'

/** The list of the server, with the entries of this visit that wait: the server lists those for admins only. */
export function withOwnWaiting(read: readonly Timeline[], before: readonly Timeline[] = []): Timeline[] {
  const listed = new Set(read.map(({ _id }) => _id))
  const own = before.filter(({ _id, isApproved, can }) => !isApproved && !can.moderate && !listed.has(_id))
  return inOrder([...read, ...own])
}

/** Puts an entry into the list, or in the place of what it was before. */
export const withEntry = (list: readonly Timeline[], entry: Timeline): Timeline[] =>
  inOrder([...without(list, entry._id), entry])

export const without = (list: readonly Timeline[], id: string): Timeline[] =>
  list.filter(({ _id }) => _id !== id)

/** As the server orders them: the latest day first, and of one day the newest; of one time by the end of the id. */
const inOrder = (list: readonly Timeline[]): Timeline[] => list.toSorted((one, other) => compare(other, one))

const compare = (one: Timeline, other: Timeline): number => {
  const [first, second] = [one, other].map(
    ({ date, createdAt, _id }) => `${date} ${createdAt} ${_id.slice(14)}`,
  ) as [string, string]
  return first < second ? -1 : Number(first > second)
}
