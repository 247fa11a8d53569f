import { expect, test } from 'vitest'
import { type HashingLane, inTurn, waitingTurns } from './hashingTurns.ts'

const known = (caller: string): HashingLane => ({ isKnown: true, caller })
const stranger = (caller: string): HashingLane => ({ isKnown: false, caller })

/** Work that ends only when the test says so, one piece after the other in the order in which they began. */
function held() {
  const began: string[] = []
  const ends: (() => void)[] = []
  const begin = (name: string, lane?: HashingLane) =>
    inTurn(async () => {
      began.push(name)
      await new Promise<void>((end) => ends.push(end))
      return name
    }, lane)
  const endOne = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { began, begin, endOne }
}

test('two are at work; of those who wait, known devices have every second turn, the operator among them', async () => {
  const { began, begin, endOne } = held()
  const all = [
    begin('first', stranger('a')),
    begin('second', stranger('b')),
    ...['c', 'd', 'e'].map((caller) => begin(caller, stranger(caller))),
    begin('owner', known('owner')),
    begin('operator'),
  ]
  await new Promise(setImmediate)
  expect(began).toEqual(['first', 'second'])
  expect(waitingTurns()).toEqual({ known: 2, unknown: 3 })
  for (let time = 0; time < all.length; time += 1) await endOne()
  expect(await Promise.all(all)).toEqual(['first', 'second', 'c', 'd', 'e', 'owner', 'operator'])
  const turns = began.slice(2).map((name) => (name.startsWith('o') ? 'known' : 'stranger'))
  expect(turns.slice(0, 4).sort()).toEqual(['known', 'known', 'stranger', 'stranger'])
  expect(turns[0]).not.toBe(turns[1])
  expect(turns[4]).toBe('stranger')
  expect(waitingTurns()).toEqual({ known: 0, unknown: 0 })
})

test('work that fails hands its place on', async () => {
  const failing = Array.from({ length: 5 }, () => inTurn(() => Promise.reject(new Error('no memory'))))
  for (const { status } of await Promise.allSettled(failing)) expect(status).toBe('rejected')
  expect(await inTurn(async () => 'done')).toBe('done')
})

test('whoever has a hash under way waits behind whoever has none', async () => {
  const { began, begin, endOne } = held()
  const all = [
    begin('first'),
    begin('second'),
    begin('third'),
    begin('fourth'),
    begin('owner', known('owner')),
  ]
  for (let time = 0; time < all.length; time += 1) await endOne()
  await Promise.all(all)
  expect(began).toEqual(['first', 'second', 'owner', 'third', 'fourth'])
})
