import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openAuthorship } from './authorship.ts'

const authorship = openAuthorship(Buffer.alloc(32, 1))
const other = openAuthorship(Buffer.alloc(32, 2))
const uuid = fc.uuid()

describe('a sealed author', () => {
  test('is read with the key, for the subject it was sealed for', () => {
    fc.assert(
      fc.property(uuid, uuid, (user, subject) => {
        const sealed = authorship.seal(user, subject)
        expect(sealed).toHaveLength(44)
        expect(authorship.open(sealed, subject)).toBe(user)
      }),
    )
  })

  test('is not read with another key, for another subject, or damaged in any bit', () => {
    fc.assert(
      fc.property(uuid, uuid, uuid, fc.nat(44 * 8 - 1), (user, subject, another, bit) => {
        fc.pre(subject !== another)
        const sealed = authorship.seal(user, subject)
        expect(other.open(sealed, subject)).toBeNull()
        expect(authorship.open(sealed, another)).toBeNull()
        const damaged = Buffer.from(sealed)
        damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(authorship.open(damaged, subject)).toBeNull()
      }),
    )
  })

  test('is refused at any other length', () => {
    for (const length of [0, 1, 27, 28, 43, 45]) {
      expect(authorship.open(randomBytes(length), '0190a000-0000-7000-8000-000000000000')).toBeNull()
    }
  })

  test('is never the same twice', () => {
    const user = '0190a000-0000-7000-8000-000000000001'
    const sealed = Array.from({ length: 100 }, () => authorship.seal(user, user).toString('hex'))
    expect(new Set(sealed).size).toBe(100)
    for (const text of sealed) expect(text).not.toContain(user.replaceAll('-', ''))
  })
})

test('tags differ by person, by number and by key, and are the same for the same', () => {
  const [one, two] = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002']
  const all = [one, two].flatMap((user) =>
    [0, 1, 2].flatMap((number) => [authorship.tag(user, number), other.tag(user, number)]),
  )
  expect(new Set(all.map((tag) => tag.toString('hex'))).size).toBe(12)
  expect(authorship.tag(one, 1)).toEqual(authorship.tag(one, 1))
})

test('a digest keeps the borders between its parts, and differs by key', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (some, others) => {
      const alike = JSON.stringify(some) === JSON.stringify(others)
      expect(authorship.digest(...some) === authorship.digest(...others)).toBe(alike)
    }),
  )
  expect(authorship.digest('ab', 'c')).not.toBe(authorship.digest('a', 'bc'))
  expect(authorship.digest('a')).not.toBe(other.digest('a'))
})
