import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '../db/ids.ts'
import { codeOf, hashCode, isCode } from './codes.ts'

const serverKey = randomBytes(32)

// Shows spec 9.1.
test('a code has six digits, zeros in front included', () => {
  const codes = Array.from({ length: 2_000 }, () => codeOf(serverKey, newId(), 0))
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1_900)
})

test('a code is the same whenever it is derived, and another for each sending, challenge and installation', () => {
  const id = newId()
  const code = codeOf(serverKey, id, 0)
  expect(codeOf(serverKey, id, 0)).toBe(code)
  const others = [1, 2, 3].map((resends) => codeOf(serverKey, id, resends))
  expect(new Set([code, ...others]).size).toBe(4)
  expect(codeOf(serverKey, newId(), 0)).not.toBe(code)
  expect(codeOf(randomBytes(32), id, 0)).not.toBe(code)
})

test('a code that was sent before the server was started anew, or upgraded, still fits after it', () => {
  const key = Buffer.from('ab'.repeat(32), 'hex')
  const id = '01a1fdb7-eef9-7218-a85c-6757d7b94ad1'
  expect(codeOf(key, id, 1)).toBe('879616')
  expect(hashCode(key, id, '012345').toString('hex')).toBe(
    '41a26cf420b5b9534b440564ccfb13dc38e7c3fbf2449fd0019d5ed3c26bf040',
  )
})

test('only the code itself fits its hash, and only for its own challenge', () => {
  const id = newId()
  const code = codeOf(serverKey, id, 0)
  const challenge = { id, code_hash: hashCode(serverKey, id, code) }
  expect(isCode(serverKey, challenge, code)).toBe(true)
  expect(isCode(serverKey, challenge, code === '000000' ? '000001' : '000000')).toBe(false)
  expect(isCode(serverKey, { ...challenge, id: newId() }, code)).toBe(false)
  expect(isCode(randomBytes(32), challenge, code)).toBe(false)
})
