import { storageOf } from '@bichar/contract/test/storageOf.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceId } from './deviceId.ts'

afterEach(() => vi.unstubAllGlobals())

function newBrowser() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', storageOf(kept))
  return kept
}

// Shows spec 3.16.
test('a browser is named once, by dev_ and random text, and no two alike', () => {
  const kept = newBrowser()
  const name = deviceId()
  expect(name).toMatch(/^dev_[0-9a-f]{32}$/)
  expect(deviceId()).toBe(name)
  expect(kept.get('deviceId')).toBe(name)
  newBrowser()
  expect(deviceId()).not.toBe(name)
})
