import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedUser } from '../api/session.ts'
import { enqueue, type RequestToQueue, setPersister } from './queue.ts'

vi.mock('../api/session.ts', () => ({ storedUser: vi.fn() }))
const signedInAs = (person: string) => vi.mocked(storedUser).mockReturnValue({ _id: person } as never)

const call: RequestToQueue<'POST /posts/:id/reactions'> = {
  slot: 'reaction/1',
  name: 'POST /posts/:id/reactions',
  input: { params: { id: '1' }, body: {} },
}
const persister = vi.fn(async () => true)

beforeEach(() => {
  vi.useFakeTimers()
  persister.mockClear()
  signedInAs('rahima')
})
afterEach(() => {
  setPersister(undefined)
  vi.useRealTimers()
})

test('a call is kept by the keeper, which says whether it was stored', async () => {
  setPersister(persister)
  expect(await enqueue(call)).toBe(true)
  expect(persister).toHaveBeenCalledExactlyOnceWith(call)
  persister.mockResolvedValueOnce(false)
  expect(await enqueue(call)).toBe(false)
})

test('a call waits for a keeper that is still being loaded', async () => {
  const kept = enqueue(call)
  await vi.advanceTimersByTimeAsync(9_000)
  setPersister(persister)
  expect(await kept).toBe(true)
  expect(persister).toHaveBeenCalledExactlyOnceWith(call)
})

test('it does not wait for ever', async () => {
  const kept = enqueue(call)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await kept).toBe(false)
  setPersister(persister)
  expect(persister).not.toHaveBeenCalled()
})

test('nothing is kept for whoever logs in meanwhile, nor after a logout', async () => {
  const ofRahima = enqueue(call)
  signedInAs('karim')
  setPersister(persister)
  expect(await ofRahima).toBe(false)
  setPersister(undefined)
  const ofKarim = enqueue(call)
  setPersister(undefined)
  expect(await ofKarim).toBe(false)
  expect(persister).not.toHaveBeenCalled()
})
