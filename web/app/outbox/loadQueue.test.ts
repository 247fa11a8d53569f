import { eventually } from '@bichar/contract/test/eventually.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadQueue } from './loadQueue.ts'
import { getQueue, type QueuedRequest, setQueue } from './queue.ts'
import { readRequests } from './store.ts'

vi.mock('./store.ts', () => ({ readRequests: vi.fn() }))

const queued = (id: string) => [{ id }] as QueuedRequest[]
const shown = () => getQueue().map(({ id }) => id)
const { signal } = new AbortController()
let answers: ((calls: QueuedRequest[]) => void)[]

beforeEach(() => {
  setQueue([])
  answers = []
  vi.mocked(readRequests).mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
})

test('what is read from the device is shown', async () => {
  const showing = loadQueue('rahima', signal)
  answers[0]?.(queued('first'))
  await showing
  expect(shown()).toEqual(['first'])
})

test('what is queued during the reading stays, and is read as well', async () => {
  const showing = loadQueue('rahima', signal)
  setQueue(queued('second'))
  answers[0]?.(queued('first'))
  await eventually(() => expect(answers).toHaveLength(2))
  expect(shown()).toEqual(['second'])
  answers[1]?.(queued('second as stored'))
  await showing
  expect(shown()).toEqual(['second as stored'])
})

test('nothing is shown to whoever comes after a logout', async () => {
  const leaving = new AbortController()
  const showing = loadQueue('rahima', leaving.signal)
  leaving.abort()
  setQueue(queued('of somebody else'))
  answers[0]?.(queued('first'))
  await showing
  expect(shown()).toEqual(['of somebody else'])
})
