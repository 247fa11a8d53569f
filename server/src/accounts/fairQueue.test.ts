import { expect, test } from 'vitest'
import { fairQueue } from './fairQueue.ts'

/** A queue that records which callers began, and which were refused and how. */
function watched(mostWaiting: number) {
  const queue = fairQueue(mostWaiting)
  const began: string[] = []
  const refused: string[] = []
  const join = (caller: string, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      queue.wait(caller).then(
        () => began.push(caller),
        ({ code }) => refused.push(`${caller} ${code}`),
      )
    }
  }
  const serve = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      queue.next()
      await Promise.resolve()
    }
    await new Promise(setImmediate)
    return began
  }
  return { queue, join, serve, refused, began }
}

test('callers take turns, however many requests one of them has waiting', async () => {
  const { join, serve } = watched(200)
  join('attacker', 100)
  join('rahela')
  join('karim', 2)
  expect(await serve(6)).toEqual(['attacker', 'rahela', 'karim', 'attacker', 'karim', 'attacker'])
})

test('when it is full, the last of whoever has the most in it gives way', async () => {
  const { join, serve, refused } = watched(10)
  join('attacker', 10)
  join('rahela')
  expect(await serve(2)).toEqual(['attacker', 'rahela'])
  expect(refused).toEqual(['attacker too_many_requests'])
})

test('when it is full, whoever has the most in it cannot add to it', async () => {
  const { join, serve, refused } = watched(3)
  join('attacker', 5)
  await serve(0)
  expect(refused).toEqual(['attacker too_many_requests', 'attacker too_many_requests'])
})

test('when it is full of people with one request each, it is the server that is busy', async () => {
  const { join, serve, refused } = watched(2)
  join('rahela')
  join('karim')
  join('salma')
  expect(await serve(3)).toEqual(['rahela', 'karim'])
  expect(refused).toEqual(['salma unavailable'])
})

test('a refusal says when to come again', async () => {
  const { queue, join } = watched(1)
  join('rahela')
  await expect(queue.wait('karim')).rejects.toMatchObject({ details: { retryAfterSeconds: 6 } })
})

test('it is whoever has the most, wherever they stand, and they are told when to come again', async () => {
  const { queue, join, serve, refused } = watched(6)
  const attack = Array.from({ length: 3 }, () => queue.wait('attacker'))
  join('karim', 2)
  join('salma')
  join('rahela')
  await expect(attack[2]).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 6 },
  })
  await serve(6)
  expect(refused).toEqual([])
})

test('it knows how many wait, and whether there was anybody to begin', async () => {
  const { queue, join, serve } = watched(3)
  expect(queue.size()).toBe(0)
  expect(queue.next()).toBe(false)
  join('rahela')
  join('karim')
  expect(queue.size()).toBe(2)
  expect(queue.next()).toBe(true)
  expect(queue.size()).toBe(1)
  expect(queue.next()).toBe(true)
  expect(queue.size()).toBe(0)
  expect(await serve(1)).toEqual(['rahela', 'karim'])
})

test('whoever had given way is not served any more, and its place is free', async () => {
  const { queue, join, serve } = watched(2)
  join('attacker', 2)
  join('rahela')
  join('karim')
  expect((await serve(4)).sort()).toEqual(['attacker', 'rahela'])
  expect(queue.next()).toBe(false)
})
