import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { changeTogether } from './together.ts'

const refused = (code: string) => Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code })

/** Changes whose groups the test completes one by one, and a record of what was done with them. */
function changing(
  alone = vi.fn(async (_pool: object, change: number) => `${change} alone`),
  options?: { longestWait: number },
) {
  const groups: { changes: readonly number[]; end: PromiseWithResolvers<(string | undefined)[]> }[] = []
  const together = (_pool: object, changes: readonly number[]) => {
    const end = Promise.withResolvers<(string | undefined)[]>()
    groups.push({ changes, end })
    return end.promise
  }
  const pool = {}
  const change = changeTogether<object, number, string>(together, alone, options)
  const group = (place: number) => vi.waitUntil(() => groups[place], { interval: 1, timeout: 60_000 })
  const begun = () => groups.map(({ changes }) => changes)
  return { change: (number: number) => change(pool, number), group, begun, alone }
}

test('what comes while others are being written is written next, all of it together', async () => {
  // On a busy machine two turns of the event loop can take longer than a group waits.
  const { change, group, begun } = changing(undefined, { longestWait: 600_000 })
  const first = change(1)
  const { end } = await group(0)
  const next = [change(2), change(3)]
  await new Promise(setImmediate)
  next.push(change(4))
  await new Promise(setImmediate)
  expect(begun()).toEqual([[1]])
  end.resolve(['one'])
  expect(await first).toBe('one')
  ;(await group(1)).end.resolve(['two', 'three', 'four'])
  expect(await Promise.all(next)).toEqual(['two', 'three', 'four'])
  expect(begun()).toEqual([[1], [2, 3, 4]])
})

test('what the group left undone is done alone, and nobody else waits for it', async () => {
  const held = Promise.withResolvers<string>()
  const { change, group } = changing(vi.fn(() => held.promise))
  const done = [change(1), change(2)]
  ;(await group(0)).end.resolve(['one', undefined])
  expect(await done[0]).toBe('one')
  const next = change(3)
  ;(await group(1)).end.resolve(['three'])
  expect(await next).toBe('three')
  held.resolve('two alone')
  expect(await Promise.all(done)).toEqual(['one', 'two alone'])
})

test('of a group that is refused each is done alone, and only what is wrong itself is refused', async () => {
  const { change, group } = changing(
    vi.fn(async (_pool, number) => {
      if (number === 2) throw refused('23503')
      return `${number} alone`
    }),
  )
  const done = Promise.allSettled([change(1), change(2), change(3)])
  ;(await group(0)).end.reject(refused('23503'))
  expect(await done).toEqual([
    { status: 'fulfilled', value: '1 alone' },
    { status: 'rejected', reason: refused('23503') },
    { status: 'fulfilled', value: '3 alone' },
  ])
})

test.each([
  ['a connection that breaks', new Error('Connection terminated unexpectedly')],
  ['a database that is being stopped', refused('57P01')],
  ['a table that is locked', refused('55P03')],
])('%s fails for the whole group, and nothing is done twice', async (_what, error) => {
  const { change, group, alone } = changing()
  const done = Promise.allSettled([change(1), change(2)])
  ;(await group(0)).end.reject(error)
  expect((await done).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(alone).not.toHaveBeenCalled()
  const next = change(3)
  ;(await group(1)).end.resolve(['three'])
  expect(await next).toBe('three')
})

test('a group does not wait for one that hangs', async () => {
  const { change, group } = changing()
  const hanging = change(1)
  const first = await group(0)
  const next = change(2)
  ;(await group(1)).end.resolve(['two'])
  expect(await next).toBe('two')
  first.end.resolve(['one'])
  expect(await hanging).toBe('one')
})
