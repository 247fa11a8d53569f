import { argon2Sync } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { watchArgon2 } from '../test/argon2.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

const { argon2, real } = watchArgon2()

beforeEach(() => void argon2.mockClear())

const costOfCall = (call: number) => {
  const [algorithm, { memory, passes, parallelism, tagLength }] = argon2.mock.calls[call] ?? expect.fail()
  return { algorithm, memory, passes, parallelism, tagLength }
}

test('a password is stored as argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const [first, second] = await Promise.all([hashPassword('golden bengal'), hashPassword('golden bengal')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(second).not.toBe(first)
  expect(first).not.toContain('golden')
})

test('the right password is known again, any other is not', async () => {
  const stored = await hashPassword('golden bengal')
  expect(await verifyPassword('golden bengal', stored)).toBe(true)
  expect(await verifyPassword('golden bengaL', stored)).toBe(false)
  expect(await verifyPassword('', stored)).toBe(false)
})

test('a Bengali password is the same in both encodings of a letter', async () => {
  const stored = await hashPassword('ন্যায়বিচার')
  expect(await verifyPassword('ন্যায়বিচার'.normalize('NFD'), stored)).toBe(true)
})

test('a password that is not even text in Unicode can be hashed', async () => {
  const stored = await hashPassword('lone \ud800 surrogate')
  expect(await verifyPassword('lone \ud800 surrogate', stored)).toBe(true)
})

test('a hash made with other parameters still verifies', async () => {
  const key = argon2Sync('argon2id', {
    message: 'golden bengal',
    nonce: Buffer.alloc(16, 7),
    parallelism: 2,
    memory: 1024,
    passes: 3,
    tagLength: 16,
  })
  const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const stored = `$argon2id$v=19$m=1024,t=3,p=2$${base64(Buffer.alloc(16, 7))}$${base64(key)}`
  expect(await verifyPassword('golden bengal', stored)).toBe(true)
  expect(await verifyPassword('silver bengal', stored)).toBe(false)
})

test('a missing account costs the same hash as one that is there, and no password fits it', async () => {
  const stored = await hashPassword('golden bengal')
  argon2.mockClear()
  expect(await verifyPassword('golden bengal', stored)).toBe(true)
  expect(await verifyPassword('golden bengal', undefined)).toBe(false)
  expect(argon2).toHaveBeenCalledTimes(2)
  expect(costOfCall(1)).toEqual(costOfCall(0))
})

test('of fifty logins at once only two are hashed at a time, and all are answered', async () => {
  const stored = await hashPassword('golden bengal')
  let running = 0
  let max = 0
  argon2.mockImplementation((algorithm, parameters, answer) => {
    running += 1
    max = Math.max(max, running)
    real(algorithm, parameters, (error, key) => {
      running -= 1
      answer(error, key)
    })
  })
  const answers = await Promise.all(Array.from({ length: 50 }, () => verifyPassword('golden bengal', stored)))
  expect(answers).toEqual(Array(50).fill(true))
  expect(max).toBe(2)
})
