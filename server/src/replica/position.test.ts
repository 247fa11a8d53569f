import { eventually } from '@bichar/contract/test/eventually.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { followPosition } from './position.ts'

/** A connection whose queries are answered when the test says so, each with a position one byte further. */
function someLine() {
  const waiting: { answer(): void; fail(): void }[] = []
  let asked = 0
  const ask = () => {
    asked += 1
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>()
    const bytes = asked
    waiting.push({
      answer: () => resolve([{ database: '7/5', timeline: '00000001', bytes }]),
      fail: () => reject(new Error('The line to the database is not open')),
    })
    return promise
  }
  const next = () => eventually(() => waiting.shift() ?? Promise.reject(new Error('Nothing is asked')))
  return { live: { ask } as never, asked: () => asked, next }
}

const never = 60_000
const failed = vi.fn()
beforeEach(() => failed.mockClear())

test('of all that is told until the answer comes one question more is asked', async () => {
  const { live, asked, next } = someLine()
  const position = followPosition(live, failed)
  expect(await position.within(never)).toBeUndefined()
  position.noteChange()
  const first = await next()
  for (let told = 0; told < 100; told += 1) position.noteChange()
  expect(asked()).toBe(1)
  first.answer()
  const second = await next()
  const known = position.within(never)
  second.answer()
  expect(await known).toMatchObject({ bytes: 2 })
  expect(asked()).toBe(2)
})

test('what was known before something was told is not given out afterwards', async () => {
  const { live, next } = someLine()
  const position = followPosition(live, failed)
  position.noteChange()
  ;(await next()).answer()
  await eventually(async () => expect(await position.within(0)).toMatchObject({ bytes: 1 }))
  position.noteChange()
  expect(await position.within(0)).toBeUndefined()
  const known = position.within(never)
  ;(await next()).answer()
  expect(await known).toMatchObject({ bytes: 2 })
})

test('when it is renewed it is known all the while', async () => {
  const { live, next } = someLine()
  const position = followPosition(live, failed)
  position.noteChange()
  ;(await next()).answer()
  await eventually(async () => expect(await position.within(0)).toMatchObject({ bytes: 1 }))
  position.renew()
  expect(await position.within(never)).toMatchObject({ bytes: 1 })
  ;(await next()).answer()
  await eventually(async () => expect(await position.within(0)).toMatchObject({ bytes: 2 }))
})

test('once the line is lost nothing is known, not even what had been asked before', async () => {
  const { live, next } = someLine()
  const position = followPosition(live, failed)
  position.noteChange()
  const early = await next()
  position.lose()
  early.answer()
  const again = await next()
  expect(await position.within(0)).toBeUndefined()
  again.fail()
  expect(await position.within(never)).toBeUndefined()
  position.noteChange()
  const known = position.within(never)
  ;(await next()).answer()
  expect(await known).toMatchObject({ bytes: 3 })
})

test('of failures in a row the first is said, and after them it is asked again', async () => {
  const { live, next } = someLine()
  const position = followPosition(live, failed)
  for (let time = 0; time < 3; time += 1) {
    position.renew()
    const answered = position.within(never)
    ;(await next()).fail()
    expect(await answered).toBeUndefined()
  }
  expect(failed).toHaveBeenCalledTimes(1)
  position.renew()
  ;(await next()).answer()
  await eventually(async () => expect(await position.within(0)).toMatchObject({ bytes: 4 }))
  position.renew()
  ;(await next()).fail()
  await eventually(() => expect(failed).toHaveBeenCalledTimes(2))
})
