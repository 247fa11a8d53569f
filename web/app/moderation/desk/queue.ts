import type { DeskItem } from '@bichar/contract/desk.ts'
import { type DeskAction, type DeskKind, deskActions, deskKinds } from '@bichar/contract/rules/desk.ts'
import type { WaitingKind } from '../panel/summary.ts'

export type ItemKey = `${DeskItem['kind']}/${string}`

/** Ids are unique per kind only, and the desk mixes kinds. */
export const keyOf = ({ kind, id }: Pick<DeskItem, 'kind' | 'id'>): ItemKey => `${kind}/${id}`

export const findItem = (items: readonly DeskItem[], key: string | undefined): DeskItem | undefined =>
  items.find((item) => keyOf(item) === key)

/** Whether somebody else has claimed the item. A claim that is not renewed expires. */
export const isClaimedByOther = ({ claim }: Pick<DeskItem, 'claim'>, now = Date.now()): boolean =>
  claim !== null && !claim.isMine && Date.parse(claim.until) > now

/** Whether this moderator may decide on it: nobody else has claimed it, and it is not their own, which another moderator decides. */
const isAvailable = (item: Pick<DeskItem, 'claim' | 'can'>, now = Date.now()): boolean =>
  item.can.moderate && !isClaimedByOther(item, now)

/** The next item in the given direction that the moderator may decide; `undefined` at the end. */
export function neighbour(
  items: readonly DeskItem[],
  key: string | undefined,
  step: 1 | -1,
  now = Date.now(),
): DeskItem | undefined {
  const at = items.findIndex((item) => keyOf(item) === key)
  const after = step === 1 ? items.slice(at + 1) : items.slice(0, Math.max(0, at)).reverse()
  return after.find((item) => isAvailable(item, now))
}

/** The item to open after these have been decided: the one after the first of them, otherwise the first that may be decided. */
export function nextAfterDecision(
  items: readonly DeskItem[],
  decided: ReadonlySet<string>,
  now = Date.now(),
): DeskItem | undefined {
  const at = items.findIndex((item) => decided.has(keyOf(item)))
  return [...items.slice(Math.max(0, at)), ...items].find(
    (item) => !decided.has(keyOf(item)) && isAvailable(item, now),
  )
}

/** All items between the two, except those that the moderator may not decide. */
export function itemsBetween(
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
    .filter((item) => isAvailable(item, now))
    .map(keyOf)
}

/** Puts an item back at its former position, unless it is in the list already. */
export function withReinserted(items: readonly DeskItem[], item: DeskItem, place: number): DeskItem[] {
  return findItem(items, keyOf(item)) ? [...items] : items.toSpliced(place, 0, item)
}

/** The items that have left the queue since it was fetched, by key, with the time at which they left. */
export type RemovedAt = ReadonlyMap<string, number>

/** An item that has returned to the queue since it was fetched: its position and the time. */
export interface ReturnedItem {
  item: DeskItem
  place: number
  at: number
  /** When it had left; undefined if the queue was not told. */
  leftAt: number | undefined
}

/** A page fetched at least this long after an item left the queue is trusted to say whether the item is in it. */
const settledMilliseconds = 15_000

/** The queue as it is shown: the fetched pages without the items that have left since, and with returned items at their former position. */
export function visibleQueue(
  pages: readonly { items: readonly DeskItem[]; readAt: number }[],
  removedAt: RemovedAt,
  returned: readonly ReturnedItem[],
): DeskItem[] {
  const read = new Map<ItemKey, { item: DeskItem; readAt: number }>()
  for (const { items, readAt } of pages) for (const item of items) read.set(keyOf(item), { item, readAt })
  const [first] = pages
  const there = [...read.values()]
    .filter(({ item, readAt }) => readAt >= (removedAt.get(keyOf(item)) ?? 0) + settledMilliseconds)
    .map(({ item }) => item)
  return returned
    .filter(({ item, at }) => at > (first?.readAt ?? 0) && !removedAt.has(keyOf(item)))
    .reduce<DeskItem[]>((items, { item, place }) => withReinserted(items, item, place), there)
}

/**
 * The numbers of waiting items as the page that was read last has them, with what has left and returned since. What left elsewhere and
 * is on no page may not match the filters, and is subtracted only without any.
 */
export function visibleCounts(
  pages: readonly {
    items: readonly DeskItem[]
    counts: Readonly<Record<DeskKind, number>>
    readAt: number
  }[],
  removedAt: RemovedAt,
  returned: readonly ReturnedItem[],
  hasFilters: boolean,
): Record<DeskKind, number> | undefined {
  const last = pages.at(-1)
  if (!last) return undefined
  const listed = new Set(pages.flatMap(({ items }) => items.map(keyOf)))
  const counts = { ...last.counts }
  /** What had left when the page was read, and has returned since. */
  const uncounted = new Set<string>()
  for (const { item, at, leftAt = at } of returned) {
    if (leftAt > last.readAt || at <= last.readAt) continue
    uncounted.add(keyOf(item))
    if (!removedAt.has(keyOf(item))) counts[item.kind] += 1
  }
  for (const [key, at] of removedAt) {
    const [kind] = key.split('/') as [DeskKind]
    const isCounted = at > last.readAt && !uncounted.has(key) && (!hasFilters || listed.has(key as ItemKey))
    if (isCounted) counts[kind] -= 1
  }
  for (const kind of deskKinds) counts[kind] = Math.max(0, counts[kind])
  return counts
}

/** Under which number of the sidebar and the dashboard an item waits. */
export function waitingKindOf({ kind, subject }: Pick<DeskItem, 'kind' | 'subject'>): WaitingKind {
  if (kind === 'flag') return subject === 'post' ? 'reportedPosts' : 'flaggedOthers'
  return waitingKinds[kind]
}

const waitingKinds = {
  post: 'pendingPosts',
  timeline: 'pendingTimelines',
  suspect: 'pendingSuspects',
  suspectChange: 'pendingSuspects',
  support: 'supportRequests',
} as const satisfies Partial<Record<DeskKind, WaitingKind>>

const actionsWithReason: readonly DeskAction[] = ['sendBack', 'reject', 'remove', 'takeDown', 'refuse']

/** Whether a decision is taken with a reason. */
export const needsReason = (action: DeskAction): boolean => actionsWithReason.includes(action)

/** Whether letting the item through makes a person public, whom the moderator must have seen. */
const revealsPerson = ({ kind, marks }: DeskItem): boolean =>
  kind === 'suspect' || kind === 'suspectChange' || (kind === 'post' && marks.includes('names'))

/**
 * The decisions available for all of these items together: only a post can be taken down until it is
 * corrected, a person cannot be removed, and what shows a person is let through on its own.
 */
export function actionsOn(items: readonly DeskItem[]): DeskAction[] {
  const [first] = items
  if (!first || items.some(({ kind }) => kind !== first.kind)) return []
  const isFor: Partial<Record<DeskAction, (item: DeskItem) => boolean>> = {
    takeDown: ({ subject }) => subject === 'post',
    remove: ({ subject }) => subject !== 'person',
  }
  const isOneByOne = items.length > 1 && items.some(revealsPerson)
  return deskActions[first.kind].filter(
    (action) => items.every(isFor[action] ?? (() => true)) && (needsReason(action) || !isOneByOne),
  )
}
