import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { enqueue } from '../outbox/queue.ts'
import { discardSuspects } from './discarding.ts'

vi.mock('../api/call.ts', () => ({ call: vi.fn() }))
vi.mock('../outbox/queue.ts', () => ({ enqueue: vi.fn(async () => true) }))

const input = (id: string) => ({ params: { id }, query: { unlessNamed: true } })
const failing = (status: number, code: string) =>
  vi.mocked(call).mockRejectedValue(new CallError(status, { code }))

beforeEach(() => vi.clearAllMocks())

test('each is deleted unless a report names it, as the person who wrote', async () => {
  await discardSuspects(new QueryClient(), [{ _id: 'a' }, { _id: 'b' }], { as: 'rahima' })
  expect(vi.mocked(call).mock.calls).toEqual([
    ['DELETE /criminals/:id', input('a'), { as: 'rahima' }],
    ['DELETE /criminals/:id', input('b'), { as: 'rahima' }],
  ])
  expect(enqueue).not.toHaveBeenCalled()
})

test('without a network it is done later, and nobody is told how', async () => {
  failing(0, 'offline')
  await discardSuspects(new QueryClient(), [{ _id: 'a' }])
  expect(enqueue).toHaveBeenCalledExactlyOnceWith({
    ...{ slot: 'discarded/a', name: 'DELETE /criminals/:id', input: input('a'), isQuiet: true },
  })
})

test('one that cannot be deleted does not keep the others', async () => {
  failing(404, 'suspect_not_found')
  await discardSuspects(new QueryClient(), [{ _id: 'a' }, { _id: 'b' }])
  expect(call).toHaveBeenCalledTimes(2)
  expect(enqueue).not.toHaveBeenCalled()
})
