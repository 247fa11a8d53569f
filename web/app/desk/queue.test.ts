import type { DeskItem } from '@bichar/contract/desk.ts'
import { describe, expect, it } from 'vitest'
import {
  actionsOn,
  afterDecision,
  between,
  isTaken,
  keyOf,
  neighbour,
  shownQueue,
  withAgain,
} from './queue.ts'

const now = Date.parse('2026-11-22T12:00:00.000Z')
const inFuture = '2026-11-22T12:05:00.000Z'
const others = { name: 'Rahima', isMine: false, until: inFuture }

const item = (id: string, claim: DeskItem['claim'] = null) => ({ kind: 'post', id, claim }) as DeskItem
const queue = [item('a'), item('b', others), item('c'), item('d')]
const idOf = (found: DeskItem | undefined) => found?.id
const ids = (items: readonly DeskItem[]) => items.map(({ id }) => id)

describe('a claim', () => {
  it("of somebody else's keeps an item until its time is over", () => {
    expect(isTaken(item('a', others), now)).toBe(true)
    expect(isTaken(item('a', others), Date.parse(inFuture))).toBe(false)
  })
  it('of mine keeps nothing from me', () => {
    expect(isTaken(item('a', { ...others, isMine: true }), now)).toBe(false)
  })
})

describe('going through the queue', () => {
  it('skips what somebody else has, in both directions', () => {
    expect(idOf(neighbour(queue, 'post/a', 1, now))).toBe('c')
    expect(idOf(neighbour(queue, 'post/c', -1, now))).toBe('a')
  })
  it('begins with the first and ends with the last', () => {
    expect(idOf(neighbour(queue, undefined, 1, now))).toBe('a')
    expect(neighbour(queue, undefined, -1, now)).toBeUndefined()
    expect(neighbour(queue, 'post/d', 1, now)).toBeUndefined()
    expect(neighbour(queue, 'post/a', -1, now)).toBeUndefined()
  })
})

describe('after a decision', () => {
  const after = (...decided: string[]) => idOf(afterDecision(queue, new Set(decided), now))
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
  expect(between(queue, 'post/a', 'post/d', now)).toEqual(['post/a', 'post/c', 'post/d'])
  expect(between(queue, 'post/d', 'post/c', now)).toEqual(['post/c', 'post/d'])
  expect(between(queue, undefined, 'post/c', now)).toEqual(['post/c'])
  expect(between(queue, 'post/gone', 'post/c', now)).toEqual(['post/c'])
  expect(between(queue, 'post/a', 'post/gone', now)).toEqual(['post/a'])
})

it('what comes back stands where it stood, once', () => {
  expect(ids(withAgain(queue, item('x'), 1))).toEqual(['a', 'x', 'b', 'c', 'd'])
  expect(ids(withAgain(queue, item('c'), 0))).toEqual(['a', 'b', 'c', 'd'])
})

describe('the queue as it is shown', () => {
  const removedAt = new Map([['post/c', now]])
  const readAt = (at: number, items: readonly DeskItem[] = queue) => [{ items, readAt: at }]
  it('is without what has left it, also in a reading that began before', () => {
    expect(ids(shownQueue(readAt(now - 1), removedAt, []))).toEqual(['a', 'b', 'd'])
    expect(ids(shownQueue(readAt(now + 5_000), removedAt, []))).toEqual(['a', 'b', 'd'])
  })
  it('believes a reading from after the time to undo: the decision may have fallen away', () => {
    expect(ids(shownQueue(readAt(now + 15_000), removedAt, []))).toEqual(['a', 'b', 'c', 'd'])
  })
  it('has each item once, whichever pages it was read with', () => {
    const pages = [...readAt(now), ...readAt(now, [item('d'), item('e')])]
    expect(ids(shownQueue(pages, new Map(), []))).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
  it('has what came back in its old place, until it is read again, unless it has left again', () => {
    const without = queue.filter(({ id }) => id !== 'c')
    const returned = [{ item: item('c'), place: 2, at: now }]
    expect(ids(shownQueue(readAt(now - 1, without), new Map(), returned))).toEqual(['a', 'b', 'c', 'd'])
    expect(ids(shownQueue(readAt(now - 1, without), removedAt, returned))).toEqual(['a', 'b', 'd'])
    expect(ids(shownQueue(readAt(now, without), new Map(), returned))).toEqual(['a', 'b', 'd'])
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
})
