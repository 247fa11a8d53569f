import type { DeskItem } from '@bichar/contract/desk.ts'
import { deskActions } from '@bichar/contract/rules/desk.ts'
import { describe, expect, it } from 'vitest'
import {
  actionsOn,
  isClaimedByOther,
  itemsBetween,
  keyOf,
  needsReason,
  neighbour,
  nextAfterDecision,
  visibleCounts,
  visibleQueue,
  withReinserted,
} from './queue.ts'

const now = Date.parse('2026-11-22T12:00:00.000Z')
const inFuture = '2026-11-22T12:05:00.000Z'
const others = { name: 'Rahima', isMine: false, until: inFuture }

const item = (id: string, claim: DeskItem['claim'] = null, moderate = true) =>
  ({ kind: 'post', id, claim, can: { moderate } }) as DeskItem
const queue = [item('a'), item('b', others), item('c'), item('d')]
const idOf = (found: DeskItem | undefined) => found?.id
const ids = (items: readonly DeskItem[]) => items.map(({ id }) => id)

describe('a claim', () => {
  it("of somebody else's keeps an item until its time is over", () => {
    expect(isClaimedByOther(item('a', others), now)).toBe(true)
    expect(isClaimedByOther(item('a', others), Date.parse(inFuture))).toBe(false)
  })
  it('of mine keeps nothing from me', () => {
    expect(isClaimedByOther(item('a', { ...others, isMine: true }), now)).toBe(false)
  })
})

describe('going through the queue', () => {
  it('skips what somebody else has, in both directions', () => {
    expect(idOf(neighbour(queue, 'post/a', 1, now))).toBe('c')
    expect(idOf(neighbour(queue, 'post/c', -1, now))).toBe('a')
  })
  it("skips the moderator's own, which another one decides", () => {
    const withOwn = [item('own', null, false), item('a'), item('mine', null, false), item('b')]
    expect(idOf(neighbour(withOwn, undefined, 1, now))).toBe('a')
    expect(idOf(neighbour(withOwn, 'post/a', 1, now))).toBe('b')
    expect(idOf(nextAfterDecision(withOwn, new Set(['post/a']), now))).toBe('b')
    expect(itemsBetween(withOwn, 'post/own', 'post/b', now)).toEqual(['post/a', 'post/b'])
  })
  it('begins with the first and ends with the last', () => {
    expect(idOf(neighbour(queue, undefined, 1, now))).toBe('a')
    expect(neighbour(queue, undefined, -1, now)).toBeUndefined()
    expect(neighbour(queue, 'post/d', 1, now)).toBeUndefined()
    expect(neighbour(queue, 'post/a', -1, now)).toBeUndefined()
  })
})

describe('after a decision', () => {
  const after = (...decided: string[]) => idOf(nextAfterDecision(queue, new Set(decided), now))
  it('comes the next one that is free', () => {
    expect(after('post/a')).toBe('c')
    expect(after('post/c')).toBe('d')
    expect(after('post/a', 'post/c')).toBe('d')
  })
  it('and behind the last the first', () => {
    expect(after('post/d')).toBe('a')
    expect(after('post/gone')).toBe('a')
  })
  it('and nothing when nothing is left but what others have', () => {
    expect(after('post/a', 'post/c', 'post/d')).toBeUndefined()
  })
})

it('a range goes both ways, and leaves out what somebody else has', () => {
  expect(itemsBetween(queue, 'post/a', 'post/d', now)).toEqual(['post/a', 'post/c', 'post/d'])
  expect(itemsBetween(queue, 'post/d', 'post/c', now)).toEqual(['post/c', 'post/d'])
  expect(itemsBetween(queue, undefined, 'post/c', now)).toEqual(['post/c'])
  expect(itemsBetween(queue, 'post/gone', 'post/c', now)).toEqual(['post/c'])
  expect(itemsBetween(queue, 'post/a', 'post/gone', now)).toEqual(['post/a'])
})

it('what comes back stands where it stood, once', () => {
  expect(ids(withReinserted(queue, item('x'), 1))).toEqual(['a', 'x', 'b', 'c', 'd'])
  expect(ids(withReinserted(queue, item('c'), 0))).toEqual(['a', 'b', 'c', 'd'])
})

describe('the queue as it is shown', () => {
  const removedAt = new Map([['post/c', now]])
  const readAt = (at: number, items: readonly DeskItem[] = queue) => [{ items, readAt: at }]
  it('is without what has left it, also in a reading that began before', () => {
    expect(ids(visibleQueue(readAt(now - 1), removedAt, []))).toEqual(['a', 'b', 'd'])
    expect(ids(visibleQueue(readAt(now + 5_000), removedAt, []))).toEqual(['a', 'b', 'd'])
  })
  it('believes a reading from after the time to undo: the decision may have fallen away', () => {
    expect(ids(visibleQueue(readAt(now + 15_000), removedAt, []))).toEqual(['a', 'b', 'c', 'd'])
  })
  it('has each item once, whichever pages it was read with', () => {
    const pages = [...readAt(now), ...readAt(now, [item('d'), item('e')])]
    expect(ids(visibleQueue(pages, new Map(), []))).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
  it('has what came back in its old place, until it is read again, unless it has left again', () => {
    const without = queue.filter(({ id }) => id !== 'c')
    const returned = [{ item: item('c'), place: 2, at: now, leftAt: undefined }]
    expect(ids(visibleQueue(readAt(now - 1, without), new Map(), returned))).toEqual(['a', 'b', 'c', 'd'])
    expect(ids(visibleQueue(readAt(now - 1, without), removedAt, returned))).toEqual(['a', 'b', 'd'])
    expect(ids(visibleQueue(readAt(now, without), new Map(), returned))).toEqual(['a', 'b', 'd'])
  })
})

describe('the numbers of what waits', () => {
  const counts = { post: 9, timeline: 2, suspect: 1, suspectChange: 0, flag: 3, support: 0 }
  const read = [{ items: queue, counts, readAt: now }]
  const posts = (
    removedAt: [string, number][],
    returned: { at: number; leftAt: number }[] = [],
    has = false,
  ) =>
    visibleCounts(
      read,
      new Map(removedAt),
      returned.map((times) => ({ item: item('x'), place: 0, ...times })),
      has,
    )?.post
  it('are without what has left since they were read, and with what they had left out and is back', () => {
    expect(posts([])).toBe(9)
    expect(posts([['post/a', now + 1]])).toBe(8)
    // The server had counted it no more.
    expect(posts([['post/a', now - 1]])).toBe(9)
    expect(posts([], [{ leftAt: now - 2, at: now + 1 }])).toBe(10)
    expect(posts([], [{ leftAt: now + 1, at: now + 2 }])).toBe(9)
    expect(posts([], [{ leftAt: now - 2, at: now - 1 }])).toBe(9)
  })
  it('count what has left, come back and left again once', () => {
    expect(posts([['post/x', now + 3]], [{ leftAt: now - 2, at: now + 1 }])).toBe(9)
  })
  it('count by kind, and never below nothing', () => {
    const removedAt = new Map([
      ['flag/a', now + 1],
      ...['b', 'c'].map((id) => [`suspect/${id}`, now + 1] as const),
    ])
    expect(visibleCounts(read, removedAt, [], false)).toEqual({ ...counts, flag: 2, suspect: 0 })
    expect(visibleCounts([], removedAt, [], false)).toBeUndefined()
  })
  it('with filters, do not count what left elsewhere and may not match them', () => {
    expect(posts([['post/elsewhere', now + 1]])).toBe(8)
    expect(posts([['post/elsewhere', now + 1]], [], true)).toBe(9)
    expect(posts([['post/a', now + 1]], [], true)).toBe(8)
  })
})

it('things of different kinds are not taken for each other', () => {
  expect(keyOf(item('a'))).toBe('post/a')
  expect(keyOf({ kind: 'flag', id: 'a' })).toBe('flag/a')
})

describe('what can be decided', () => {
  const of = (kind: DeskItem['kind'], subject: DeskItem['subject']) => ({ kind, subject }) as DeskItem
  it('is what the kind allows; a post alone is taken down until it is fixed, and nobody is removed', () => {
    expect(actionsOn([of('post', 'post')])).toEqual(['approve', 'sendBack'])
    expect(actionsOn([of('flag', 'post')])).toEqual(['keep', 'remove', 'takeDown'])
    expect(actionsOn([of('flag', 'post'), of('flag', 'comment')])).toEqual(['keep', 'remove'])
    expect(actionsOn([of('flag', 'person')])).toEqual(['keep'])
  })
  it('on several together is nothing when they are not alike', () => {
    expect(actionsOn([of('post', 'post'), of('timeline', 'timeline')])).toEqual([])
    expect(actionsOn([])).toEqual([])
  })
  it('on several together shows nobody whom the moderator has not seen', () => {
    const named = { ...of('post', 'post'), marks: ['names'] } as DeskItem
    const unnamed = { ...of('post', 'post'), marks: [] } as unknown as DeskItem
    expect(actionsOn([named])).toEqual(['approve', 'sendBack'])
    expect(actionsOn([unnamed, unnamed])).toEqual(['approve', 'sendBack'])
    expect(actionsOn([named, unnamed])).toEqual(['sendBack'])
    const suspect = of('suspect', 'suspect')
    expect(actionsOn([suspect])).toEqual(['show', 'sendBack', 'remove'])
    expect(actionsOn([suspect, suspect])).toEqual(['sendBack', 'remove'])
    const change = of('suspectChange', 'suspect')
    expect(actionsOn([change])).toEqual(['confirm', 'refuse'])
    expect(actionsOn([change, change])).toEqual(['refuse'])
  })
  it('always has at most one that takes no reason', () => {
    for (const actions of Object.values(deskActions)) {
      expect(actions.filter((action) => !needsReason(action))).toHaveLength(1)
    }
  })
})
