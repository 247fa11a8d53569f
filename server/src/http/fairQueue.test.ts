import { describe, expect, test } from 'vitest'
import { fairQueue, openSlots } from './fairQueue.ts'

const untilOthersHaveHadTheirSay = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Work that lasts until the test ends it, and a record of the order in which it began. */
function record() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await untilOthersHaveHadTheirSay()
  }
  return { begun, work, end }
}

/** Ends pieces of work in the order in which they began, until none are left; returns that order. */
async function runOut({ begun, end }: ReturnType<typeof record>): Promise<string[]> {
  for (let index = 0; index < begun.length; index += 1) await end(begun[index] as string)
  return begun
}

describe('taking turns', () => {
  test('no more than agreed runs at once, and those of one person in the order of asking', async () => {
    const { inTurn } = fairQueue(openSlots(2))
    const begun: number[] = []
    let working = 0
    let most = 0
    const work = (number: number) => async () => {
      begun.push(number)
      working += 1
      most = Math.max(most, working)
      await untilOthersHaveHadTheirSay()
      working -= 1
      return number * 10
    }
    const numbers = Array.from({ length: 20 }, (_each, index) => index)
    const results = await Promise.all(numbers.map((number) => inTurn('rahima', work(number))))
    expect(results).toEqual(numbers.map((number) => number * 10))
    expect(begun).toEqual(numbers)
    expect(most).toBe(2)
  })

  test('of somebody who asks for much, others wait for one piece, whenever they come', async () => {
    const pieces = record()
    const { inTurn } = fairQueue(openSlots(1))
    const ask = (person: string, name: string) => void inTurn(person, pieces.work(name))
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name)
    ask('b', 'b1')
    ask('b', 'b2')
    await pieces.end('a1')
    expect(pieces.begun).toEqual(['a1', 'b1'])
    ask('c', 'c1')
    await pieces.end('b1')
    expect(pieces.begun.slice(2)).toEqual(['a2'])
    expect(await runOut(pieces)).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3', 'a4'])
  })

  test('whoever has all the places gets no further one before those who have none', async () => {
    const pieces = record()
    const { inTurn } = fairQueue(openSlots(3))
    const ask = (person: string, name: string) => void inTurn(person, pieces.work(name))
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask('a', name)
    ask('b', 'b1')
    ask('b', 'b2')
    await pieces.end('a2')
    expect(pieces.begun.slice(3)).toEqual(['b1'])
    await pieces.end('a1')
    expect(pieces.begun.slice(4)).toEqual(['b2'])
    expect((await runOut(pieces)).toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2'])
  })

  test('next is whoever has the least at work, as it begins and ends', async () => {
    const pieces = record()
    const { inTurn } = fairQueue(openSlots(4))
    for (const name of ['a1', 'a2', 'a3', 'b1', 'a4', 'b2', 'b3', 'b4']) {
      void inTurn(name.slice(0, 1), pieces.work(name))
    }
    await pieces.end('b1')
    expect(pieces.begun.slice(4)).toEqual(['b2'])
    await pieces.end('a1')
    expect(pieces.begun.slice(5)).toEqual(['b3'])
    await pieces.end('a2')
    expect(pieces.begun.slice(6)).toEqual(['a4'])
    await runOut(pieces)
  })

  test('who keeps coming anew does not keep out somebody who waits', async () => {
    const pieces = record()
    const { inTurn } = fairQueue(openSlots(1))
    const ask = (person: string, name: string) => void inTurn(person, pieces.work(name))
    ask('a', 'a1')
    ask('a', 'a2')
    for (let number = 1; number <= 5; number += 1) {
      ask(`b${number}`, `b${number}`)
      await pieces.end(pieces.begun.at(-1) as string)
    }
    expect(pieces.begun.indexOf('a2')).toBeLessThanOrEqual(2)
    await runOut(pieces)
  })

  test('who fails makes room for the next', async () => {
    const { inTurn } = fairQueue(openSlots(1))
    const failing = inTurn('a', async () => {
      throw new Error('broken picture')
    })
    const next = inTurn('a', async () => 'done')
    await expect(failing).rejects.toThrow('broken picture')
    expect(await next).toBe('done')
  })

  test('who was admitted while there was room waits, even if there is none any more', async () => {
    const pieces = record()
    const { inTurn, refuseFull } = fairQueue(openSlots(1), { mostWaiting: 2, mostWaitingEach: 1 })
    expect(() => refuseFull('a')).not.toThrow()
    const asked = [inTurn('a', pieces.work('a1'))]
    expect(() => refuseFull('a')).not.toThrow()
    asked.push(inTurn('a', pieces.work('a2')))
    expect(() => refuseFull('a')).toThrow()
    expect(() => refuseFull('b')).not.toThrow()
    asked.push(inTurn('b', pieces.work('b1')))
    expect(() => refuseFull('c')).toThrow()
    asked.push(inTurn('a', pieces.work('a3'), { isAdmitted: true }))
    expect(await runOut(pieces)).toEqual(['a1', 'b1', 'a2', 'a3'])
    expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  test('there is room for so many to wait, and one person does not take all of it', async () => {
    const pieces = record()
    const { inTurn } = fairQueue(openSlots(1), { mostWaiting: 3, mostWaitingEach: 2 })
    const asked = ['a1', 'a2', 'a3'].map((name) => inTurn('a', pieces.work(name)))
    await expect(inTurn('a', pieces.work('a4'))).rejects.toMatchObject({ code: 'unavailable' })
    asked.push(inTurn('b', pieces.work('b1')))
    await expect(inTurn('c', pieces.work('c1'))).rejects.toMatchObject({ code: 'unavailable' })
    expect(await runOut(pieces)).toEqual(['a1', 'b1', 'a2', 'a3'])
    expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1'])
    // The refused callers have left no place occupied.
    const later = ['d1', 'd2', 'd3'].map((name) => inTurn('d', pieces.work(name)))
    await runOut(pieces)
    expect(await Promise.all(later)).toEqual(['d1', 'd2', 'd3'])
  })
})

describe('a queue that evicts', () => {
  /** A queue whose only slot is taken until `serve` begins the next pieces; it records who began, and who was refused and how. */
  function watched(mostWaiting: number) {
    const slots = openSlots(1)
    const queue = fairQueue(slots, { mostWaiting, evicts: true })
    const began: string[] = []
    const refused: string[] = []
    slots.take('somebody else')
    const join = (caller: string, times = 1) => {
      for (let time = 0; time < times; time += 1) {
        queue
          .inTurn(caller, async () => void began.push(caller))
          .catch(({ code }) => refused.push(`${caller} ${code}`))
      }
    }
    const serveAll = async () => {
      slots.release('somebody else')
      while (queue.size() > 0) await untilOthersHaveHadTheirSay()
      await untilOthersHaveHadTheirSay()
      return began
    }
    return { queue, join, serveAll, refused }
  }

  test('serves callers in turns, however many pieces one of them has waiting', async () => {
    const { join, serveAll } = watched(200)
    join('attacker', 100)
    join('rahela')
    join('karim', 2)
    const began = await serveAll()
    expect(began.slice(0, 6)).toEqual(['attacker', 'rahela', 'karim', 'attacker', 'karim', 'attacker'])
    expect(began).toHaveLength(103)
  })

  test('when it is full, the last of whoever has the most in it gives way', async () => {
    const { join, serveAll, refused } = watched(10)
    join('attacker', 10)
    join('rahela')
    expect((await serveAll()).slice(0, 2)).toEqual(['attacker', 'rahela'])
    expect(refused).toEqual(['attacker too_many_requests'])
  })

  test('when it is full, whoever has the most in it cannot add to it', async () => {
    const { join, serveAll, refused } = watched(3)
    join('attacker', 5)
    expect(await serveAll()).toHaveLength(3)
    expect(refused).toEqual(['attacker too_many_requests', 'attacker too_many_requests'])
  })

  test('when it is full of people with one piece each, it is the server that is busy', async () => {
    const { join, serveAll, refused } = watched(2)
    join('rahela')
    join('karim')
    join('salma')
    expect(await serveAll()).toEqual(['rahela', 'karim'])
    expect(refused).toEqual(['salma unavailable'])
  })

  test('a refusal says when to come again', async () => {
    const { queue, join } = watched(1)
    join('rahela')
    await expect(queue.inTurn('karim', async () => {})).rejects.toMatchObject({
      details: { retryAfterSeconds: 6 },
    })
  })

  test('it is whoever has the most, wherever they stand, and they are told when to come again', async () => {
    const { queue, join, serveAll, refused } = watched(6)
    const attack = Array.from({ length: 3 }, () => queue.inTurn('attacker', async () => {}))
    join('karim', 2)
    join('salma')
    join('rahela')
    await expect(attack[2]).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfterSeconds: 6 },
    })
    expect(await serveAll()).toEqual(['karim', 'salma', 'rahela', 'karim'])
    expect(refused).toEqual([])
  })

  test('whoever had given way is not served any more, and its place is free', async () => {
    const { queue, join, serveAll } = watched(2)
    join('attacker', 2)
    expect(queue.size()).toBe(2)
    join('rahela')
    join('karim')
    expect(queue.size()).toBe(2)
    expect((await serveAll()).toSorted()).toEqual(['attacker', 'rahela'])
  })
})

test('queues that share slots have every other turn, and all of them while the other is empty', async () => {
  const pieces = record()
  const slots = openSlots(1)
  const [known, unknown] = [fairQueue(slots), fairQueue(slots)]
  for (const name of ['u1', 'u2', 'u3', 'u4']) void unknown.inTurn(name, pieces.work(name))
  for (const name of ['k1', 'k2']) void known.inTurn(name, pieces.work(name))
  expect(await runOut(pieces)).toEqual(['u1', 'k1', 'u2', 'k2', 'u3', 'u4'])
})
