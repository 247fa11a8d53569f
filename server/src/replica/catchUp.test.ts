import { expect, test } from 'vitest'
import { openCatchUpCheck, replicaState } from './catchUp.ts'

const position = { database: '7/5', timeline: '00000002', bytes: 100 }
const status = { ...position, isStandby: true }

test.each([
  ['as far', {}, 'in step'],
  ['further', { bytes: 101 }, 'in step'],
  ['not as far', { bytes: 99 }, 'behind'],
  // Its data is older than the change, and positions on different timelines cannot be compared.
  ['further on the timeline before', { bytes: 200, timeline: '00000001' }, 'behind'],
  ['of another database', { database: '7/6' }, 'foreign'],
  ['of another cluster', { database: '8/5' }, 'foreign'],
  ['the primary itself, or one that has taken its place', { isStandby: false, bytes: 200 }, 'no standby'],
] as const)('a replica that is %s', (_which, difference, state) => {
  expect(replicaState({ ...status, ...difference }, position)).toBe(state)
})

/** A connection to a standby that advances by ten bytes with each query. */
function connectionAt(begin: number) {
  let bytes = begin
  let asked = 0
  const query = async () => {
    asked += 1
    bytes += 10
    return { rows: [{ ...status, bytes }] }
  }
  return { client: { query } as never, asked: () => asked }
}

const soon = () => ({ deadline: performance.now() + 60_000 })

test('what a connection has been seen to have is not asked for again', async () => {
  const { client, asked } = connectionAt(95)
  const catchUp = openCatchUpCheck()
  expect(await catchUp(client, position, soon())).toMatchObject({ state: 'in step' })
  expect(await catchUp(client, { ...position, bytes: 105 }, soon())).toEqual({ state: 'in step' })
  expect(asked()).toBe(1)
  expect(await catchUp(client, { ...position, bytes: 106 }, soon())).toMatchObject({ state: 'in step' })
  expect(asked()).toBe(2)
  expect(await catchUp(client, position, { ...soon(), asksAnyway: true })).toMatchObject({
    state: 'in step',
  })
  expect(asked()).toBe(3)
  expect(await catchUp(client, { ...position, timeline: '00000003' }, { deadline: 0 })).toMatchObject({
    state: 'behind',
  })
})

test('it is waited for until it has come so far, and not longer than said', async () => {
  const slow = connectionAt(0)
  const catchUp = openCatchUpCheck()
  expect(await catchUp(slow.client, position, soon())).toMatchObject({ state: 'in step' })
  expect(slow.asked()).toBe(10)
  const late = connectionAt(0)
  expect(await catchUp(late.client, position, { deadline: performance.now() })).toMatchObject({
    state: 'behind',
  })
  expect(late.asked()).toBe(1)
})
