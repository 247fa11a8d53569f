import { expect, test } from 'vitest'
import { takingTurns } from './turns.ts'

test('no more than agreed work at once, and everybody comes in the order of asking', async () => {
  const inTurn = takingTurns(2)
  const begun: number[] = []
  let working = 0
  let most = 0
  const work = (number: number) => async () => {
    begun.push(number)
    working += 1
    most = Math.max(most, working)
    await new Promise(setImmediate)
    working -= 1
    return number * 10
  }
  const numbers = Array.from({ length: 20 }, (_each, index) => index)
  const results = await Promise.all(numbers.map((number) => inTurn(work(number))))
  expect(results).toEqual(numbers.map((number) => number * 10))
  expect(begun).toEqual(numbers)
  expect(most).toBe(2)
})

test('who fails makes room for the next', async () => {
  const inTurn = takingTurns(1)
  const failing = inTurn(async () => {
    throw new Error('broken picture')
  })
  const next = inTurn(async () => 'done')
  await expect(failing).rejects.toThrow('broken picture')
  expect(await next).toBe('done')
})
