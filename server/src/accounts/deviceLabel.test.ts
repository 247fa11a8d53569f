import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceLabel } from './deviceLabel.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Microsoft Edge on Windows',
  ],
  ['something else', 'Unknown device'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is called "%s"', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label)
})

test('what no browser would send of itself is not read, and a long name is cut off', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile'
  expect(deviceLabel(chrome)).toBe('Chrome on Android')
  expect(deviceLabel(`${' '.repeat(500)}${chrome}`)).toBe('Unknown device')
  expect(deviceLabel(`${'a'.repeat(200)}/1.0 (a phone)`)).toBe('a'.repeat(80))
})

test('whatever a client calls itself, its device has a short name', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5_000 }), (userAgent) => {
      const label = deviceLabel(userAgent)
      expect(label).not.toBe('')
      expect(label.length).toBeLessThanOrEqual(80)
    }),
  )
})
