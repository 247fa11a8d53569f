import { createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyFor } from './keys.ts'

const used = (serverKey: Buffer, use: Parameters<typeof keyFor>[1]) =>
  createHmac('sha256', keyFor(serverKey, use)).update('a text').digest('hex')

test('each use has a key of its own: what leaks of one opens nothing else', () => {
  const serverKey = randomBytes(32)
  const uses = ['bearer', 'code', 'code-hash', 'budget', 'private-media'] as const
  expect(new Set(uses.map((use) => used(serverKey, use))).size).toBe(uses.length)
})

test('each installation has keys of its own', () => {
  expect(used(randomBytes(32), 'bearer')).not.toBe(used(randomBytes(32), 'bearer'))
})

test('after a restart the keys are the same, or every session and code would be dead', () => {
  const text = 'ab'.repeat(32)
  expect(used(Buffer.from(text, 'hex'), 'bearer')).toBe(used(Buffer.from(text, 'hex'), 'bearer'))
  // Tokens that were signed before an upgrade must stay valid after it.
  expect(used(Buffer.from(text, 'hex'), 'bearer')).toBe(
    '2432cca969204f6ce4629abfe5e6e726ea61399ff0008b62bd4baa7a13e9a9b6',
  )
})

test('a key is derived once and then kept', () => {
  const serverKey = randomBytes(32)
  expect(keyFor(serverKey, 'code')).toBe(keyFor(serverKey, 'code'))
  expect(keyFor(serverKey, 'code')).not.toBe(keyFor(serverKey, 'budget'))
})
