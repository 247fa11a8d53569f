import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Charge,
  type Cost,
  openMediaQueue,
  type QueuedFile,
  secondsEach,
  windowSeconds,
} from './mediaQueue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lets everything happen that does not wait for a file. */
const settled = async () => {
  await vi.advanceTimersByTimeAsync(0)
}

const second: Cost = { microseconds: 1_000_000, isTooMuch: false }
const tooMuch: Cost = { microseconds: 3_000_000, isTooMuch: true }

/** A queue that reads one file at a time in each lane, files that last until the test ends them, and the order in which they began. */
function openedQueue() {
  const inTurn = openMediaQueue(1)
  const begun: string[] = []
  const ends = new Map<string, (cost: Cost) => void>()
  const send = (name: string, { isGuest = true, kind = 'picture' }: Partial<QueuedFile> = {}) => {
    const [sender = ''] = name.split(' ')
    return inTurn({ sender, isGuest, kind }, (charge: Charge) => {
      begun.push(name)
      return new Promise<string>((resolve) =>
        ends.set(name, (cost) => {
          charge(cost)
          resolve(name)
        }),
      )
    })
  }
  const end = async (name: string, cost = second) => {
    ends.get(name)?.(cost)
    await settled()
  }
  return { send, end, begun }
}

const attackers = Array.from({ length: 10 }, (_each, index) => `attacker${index}`)

describe('while ten guests send as many files as they can', () => {
  async function attacked(kind: QueuedFile['kind']) {
    const queue = openedQueue()
    for (const attacker of attackers) {
      for (const number of [1, 2, 3]) queue.send(`${attacker} ${number}`, { kind }).catch(() => 'refused')
    }
    await settled()
    expect(queue.begun).toEqual(['attacker0 1'])
    return queue
  }

  test('a member does not wait at all', async () => {
    const { send, begun } = await attacked('picture')
    void send('rahima 1', { isGuest: false })
    await settled()
    expect(begun).toEqual(['attacker0 1', 'rahima 1'])
  })

  test.each([
    ['picture', 'recording'],
    ['recording', 'picture'],
    ['costlyPicture', 'picture'],
  ] as const)('and each is a %s, a %s does not wait at all', async (kind, other) => {
    const { send, begun } = await attacked(kind)
    void send('karim 1', { kind: other })
    await settled()
    expect(begun).toEqual(['attacker0 1', 'karim 1'])
  })

  test('another guest waits for the file that is being read, once each of theirs has cost something', async () => {
    const { send, end, begun } = await attacked('picture')
    for (const attacker of attackers) await end(`${attacker} 1`)
    expect(begun.at(-1)).toBe('attacker0 2')
    void send('karim 1')
    void send('karim 2')
    await settled()
    await end('attacker0 2')
    expect(begun.at(-1)).toBe('karim 1')
    await end('karim 1', { microseconds: 200_000, isTooMuch: false })
    expect(begun.at(-1)).toBe('karim 2')
  })

  test('whoever has a file that took too much sends no other', async () => {
    const { send, end, begun } = await attacked('picture')
    void send('karim 1')
    await settled()
    const refused = send('attacker0 4').catch(({ code }) => code)
    await end('attacker0 1', tooMuch)
    expect(begun.at(-1)).toBe('attacker1 1')
    for (const attacker of attackers.slice(1)) await end(`${attacker} 1`, tooMuch)
    await end('karim 1')
    expect(begun).toEqual([...attackers.map((attacker) => `${attacker} 1`), 'karim 1'])
    expect(await refused).toBe('too_many_requests')
  })
})

test('a file that took too much keeps its sender waiting for ten minutes, and nobody else', async () => {
  const { send, end } = openedQueue()
  const first = send('karim 1')
  await settled()
  await end('karim 1', tooMuch)
  await first
  await expect(send('karim 2')).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: windowSeconds },
  })
  const other = send('rahima 1')
  await settled()
  await end('rahima 1')
  expect(await other).toBe('rahima 1')
  await vi.advanceTimersByTimeAsync(windowSeconds * 1000)
  const later = send('karim 3')
  await settled()
  await end('karim 3')
  expect(await later).toBe('karim 3')
})

test('a sender has so many seconds of processor time in ten minutes, for pictures and recordings together', async () => {
  const { send, end } = openedQueue()
  for (let number = 0; number < secondsEach; number += 1) {
    const sent = send(`karim ${number}`, { kind: number % 2 === 0 ? 'picture' : 'recording' })
    await settled()
    await end(`karim ${number}`)
    await sent
  }
  await expect(send('karim last')).rejects.toMatchObject({ code: 'too_many_requests' })
})
