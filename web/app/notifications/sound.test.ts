import { storageOf } from '@bichar/contract/test/storageOf.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
const request = vi.fn(() => Promise.resolve())

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', storageOf(stored))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, locks: { request } })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
  request.mockClear()
})

it('is silent once it is switched off, in this tab or in another', async () => {
  const { ring, switchSound } = await import('./sound.ts')
  ring()
  expect(request).toHaveBeenCalledTimes(1)
  switchSound(false)
  ring()
  switchSound(true)
  stored.set('notificationSound', 'off')
  ring()
  expect(request).toHaveBeenCalledTimes(1)
  stored.clear()
  ring()
  expect(request).toHaveBeenCalledTimes(2)
})

it('is played at once where there are no locks, as on a page without TLS', async () => {
  const play = vi.fn(() => Promise.resolve())
  vi.stubGlobal(
    'Audio',
    class {
      play = play
    },
  )
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  const { ring } = await import('./sound.ts')
  ring()
  expect(play).toHaveBeenCalledOnce()
})
