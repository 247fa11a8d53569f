import { expect, test } from 'vitest'
import { createIdempotencyKeys } from './useIdempotencyKey.ts'

test('what is sent again unchanged goes under the same key, and changed or once it has arrived under another', () => {
  const { keyOf, renew } = createIdempotencyKeys()
  const [photo, another] = [new File(['a'], 'a.jpg'), new File(['a'], 'a.jpg')]
  const first = keyOf(['Karim', photo])
  expect(keyOf(['Karim', photo])).toBe(first)
  const changed = [keyOf(['Rahim', photo]), keyOf(['Rahim', another]), keyOf(['Rahim'])]
  renew()
  expect(new Set([first, ...changed, keyOf(['Rahim'])]).size).toBe(5)
})
