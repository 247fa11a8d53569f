import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedUser } from '../api/session.ts'
import { keepForLater, type LaterCall, setKeeper } from './waiting.ts'

vi.mock('../api/session.ts', () => ({ storedUser: vi.fn() }))
const signedInAs = (person: string) => vi.mocked(storedUser).mockReturnValue({ _id: person } as never)

const call: LaterCall<'POST /posts/:id/reactions'> = {
  slot: 'reaction/1',
  name: 'POST /posts/:id/reactions',
  input: { params: { id: '1' }, body: {} },
}
const keeper = vi.fn(async () => true)

beforeEach(() => {
  vi.useFakeTimers()
  keeper.mockClear()
  signedInAs('rahima')
})
afterEach(() => {
  setKeeper(undefined)
  vi.useRealTimers()
})

test('a call is kept by the keeper, which says whether it was stored', async () => {
  setKeeper(keeper)
  expect(await keepForLater(call)).toBe(true)
  expect(keeper).toHaveBeenCalledExactlyOnceWith(call)
  keeper.mockResolvedValueOnce(false)
  expect(await keepForLater(call)).toBe(false)
})

test('a call waits for a keeper that is still being loaded', async () => {
  const kept = keepForLater(call)
  await vi.advanceTimersByTimeAsync(9_000)
  setKeeper(keeper)
  expect(await kept).toBe(true)
  expect(keeper).toHaveBeenCalledExactlyOnceWith(call)
})

test('it does not wait for ever', async () => {
  const kept = keepForLater(call)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await kept).toBe(false)
  setKeeper(keeper)
  expect(keeper).not.toHaveBeenCalled()
})

test('nothing is kept for whoever logs in meanwhile, nor after a logout', async () => {
  const ofRahima = keepForLater(call)
  signedInAs('karim')
  setKeeper(keeper)
  expect(await ofRahima).toBe(false)
  setKeeper(undefined)
  const ofKarim = keepForLater(call)
  setKeeper(undefined)
  expect(await ofKarim).toBe(false)
  expect(keeper).not.toHaveBeenCalled()
})
