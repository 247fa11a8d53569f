import { eventually } from '@bichar/contract/test/eventually.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { showWaiting } from './showWaiting.ts'
import { readCalls } from './store.ts'
import { setWaiting, type WaitingCall, waitingNow } from './waiting.ts'

vi.mock('./store.ts', () => ({ readCalls: vi.fn() }))

const queued = (id: string) => [{ id }] as WaitingCall[]
const shown = () => waitingNow().map(({ id }) => id)
const { signal } = new AbortController()
let answers: ((calls: WaitingCall[]) => void)[]

beforeEach(() => {
  setWaiting([])
  answers = []
  vi.mocked(readCalls).mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
})

test('what is read from the device is shown', async () => {
  const showing = showWaiting('rahima', signal)
  answers[0]?.(queued('first'))
  await showing
  expect(shown()).toEqual(['first'])
})

test('what is queued during the reading stays, and is read as well', async () => {
  const showing = showWaiting('rahima', signal)
  setWaiting(queued('second'))
  answers[0]?.(queued('first'))
  await eventually(() => expect(answers).toHaveLength(2))
  expect(shown()).toEqual(['second'])
  answers[1]?.(queued('second as stored'))
  await showing
  expect(shown()).toEqual(['second as stored'])
})

test('nothing is shown to whoever comes after a logout', async () => {
  const leaving = new AbortController()
  const showing = showWaiting('rahima', leaving.signal)
  leaving.abort()
  setWaiting(queued('of somebody else'))
  answers[0]?.(queued('first'))
  await showing
  expect(shown()).toEqual(['of somebody else'])
})
