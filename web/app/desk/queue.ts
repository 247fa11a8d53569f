import type { DeskItem } from '@bichar/contract/desk.ts'
import { type DeskAction, deskActions } from '@bichar/contract/rules/desk.ts'

export type ItemKey = `${DeskItem['kind']}/${string}`

/** Ids are unique per kind only, and the desk mixes kinds. */
export const keyOf = ({ kind, id }: Pick<DeskItem, 'kind' | 'id'>): ItemKey => `${kind}/${id}`

export const find = (items: readonly DeskItem[], key: string | undefined): DeskItem | undefined =>
  items.find((item) => keyOf(item) === key)

/** Whether somebody else has claimed the item. A claim that is not renewed expires. */
export const isTaken = ({ claim }: Pick<DeskItem, 'claim'>, now = Date.now()): boolean =>
  claim !== null && !claim.isMine && Date.parse(claim.until) > now

/** The next item in the given direction that nobody else has claimed; `undefined` at the end. */
export function neighbour(
  items: readonly DeskItem[],
  key: string | undefined,
  step: 1 | -1,
  now = Date.now(),
): DeskItem | undefined {
  const at = items.findIndex((item) => keyOf(item) === key)
  const after = step === 1 ? items.slice(at + 1) : items.slice(0, Math.max(0, at)).reverse()
  return after.find((item) => !isTaken(item, now))
}

/** The item to open after these have been decided: the one after the first of them, otherwise the first unclaimed one. */
export function afterDecision(
  items: readonly DeskItem[],
  decided: ReadonlySet<string>,
  now = Date.now(),
): DeskItem | undefined {
  const at = items.findIndex((item) => decided.has(keyOf(item)))
  return [...items.slice(Math.max(0, at)), ...items].find(
    (item) => !decided.has(keyOf(item)) && !isTaken(item, now),
  )
}

/** All items between the two, except those that somebody else has claimed. */
export function between(
  items: readonly DeskItem[],
  from: string | undefined,
  to: string,
  now = Date.now(),
): ItemKey[] {
  const places = [from, to].map((key) => items.findIndex((item) => keyOf(item) === key))
  const [first = -1, last = -1] = places.toSorted((one, other) => one - other)
  if (last < 0) return []
  return items
    .slice(first < 0 ? last : first, last + 1)
    .filter((item) => !isTaken(item, now))
    .map(keyOf)
}

/** Puts an item back at its former position, unless it is in the list already. */
export function withAgain(items: readonly DeskItem[], item: DeskItem, place: number): DeskItem[] {
  return find(items, keyOf(item)) ? [...items] : items.toSpliced(place, 0, item)
}

/** The items that have left the queue since it was fetched, by key, with the time at which they left. */
export type RemovedAt = ReadonlyMap<string, number>

/** An item that has returned to the queue since it was fetched: its position and the time. */
export interface Returned {
  item: DeskItem
  place: number
  at: number
}

/** A page fetched at least this long after an item left the queue is trusted to say whether the item is in it. */
const settledMilliseconds = 15_000

/** The queue as it is shown: the fetched pages without the items that have left since, and with returned items at their former position. */
export function shownQueue(
  pages: readonly { items: readonly DeskItem[]; readAt: number }[],
  removedAt: RemovedAt,
  returned: readonly Returned[],
): DeskItem[] {
  const read = new Map<ItemKey, { item: DeskItem; readAt: number }>()
  for (const { items, readAt } of pages) for (const item of items) read.set(keyOf(item), { item, readAt })
  const [first] = pages
  const there = [...read.values()]
    .filter(({ item, readAt }) => readAt >= (removedAt.get(keyOf(item)) ?? 0) + settledMilliseconds)
    .map(({ item }) => item)
  return returned
    .filter(({ item, at }) => at > (first?.readAt ?? 0) && !removedAt.has(keyOf(item)))
    .reduce<DeskItem[]>((items, { item, place }) => withAgain(items, item, place), there)
}

/**
 * The decisions available for all of these items together: only a post can be taken down until it is
 * corrected, and a person cannot be removed.
 */
export function actionsOn(items: readonly DeskItem[]): DeskAction[] {
  const [first] = items
  if (!first || items.some(({ kind }) => kind !== first.kind)) return []
  const isFor: Partial<Record<DeskAction, (item: DeskItem) => boolean>> = {
    takeDown: ({ subject }) => subject === 'post',
    remove: ({ subject }) => subject !== 'person',
  }
  return deskActions[first.kind].filter((action) => items.every(isFor[action] ?? (() => true)))
}
