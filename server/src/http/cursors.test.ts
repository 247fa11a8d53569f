import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '../core/refusal.ts'
import { newId, sortKeyAt } from '../db/ids.ts'
import { openCursors } from './cursors.ts'

const serverKey = randomBytes(32)
const cursors = openCursors(serverKey)
const { after, keyOf, slice } = cursors
const refused = expect.objectContaining({
  code: 'bad_cursor',
  details: { fields: { cursor: 'bad_cursor' } },
})

test('a cursor leads back to the key it was made from, also in another process with the same server key', () => {
  const elsewhere = openCursors(Buffer.from(serverKey))
  fc.assert(
    fc.property(fc.uuid(), (sortKey) => {
      expect(keyOf('posts', after('posts', sortKey))).toBe(sortKey)
      expect(elsewhere.keyOf('posts', after('posts', sortKey))).toBe(sortKey)
    }),
  )
})

test('a cursor tells nothing of its key: those of one millisecond have no byte in common', () => {
  const now = sortKeyAt(new Date()).slice(0, 13)
  const made = Array.from({ length: 200 }, () => after('posts', now + newId().slice(13)))
  expect(new Set(made).size).toBe(made.length)
  const bytes = made.map((cursor) => Buffer.from(cursor, 'base64url'))
  // 44 positions of 200 cursors each: a byte that is the same in a tenth of them is no chance.
  for (let position = 0; position < 44; position += 1) {
    const counts = Map.groupBy(bytes, (each) => each[position])
    expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThan(20)
  }
  expect(made.map(({ length }) => length)).toEqual(Array(200).fill(59))
})

test('every process makes the same cursor each time, so that an unchanged list has an unchanged ETag', () => {
  const sortKey = newId()
  expect(openCursors(Buffer.from(serverKey)).after('posts', sortKey)).toBe(after('posts', sortKey))
})

test('without a cursor a list begins before its newest thing', () => {
  expect(keyOf('posts', undefined) > sortKeyAt(new Date('9999-12-31'))).toBe(true)
})

test('a cursor of another list or of another server is refused', () => {
  const cursor = after('posts', newId())
  expect(() => keyOf('comments', cursor)).toThrow(refused)
  expect(() => openCursors(randomBytes(32)).keyOf('posts', cursor)).toThrow(refused)
})

test('any other text is refused by name and never reaches the database', () => {
  const cursor = fc.uuid().map((sortKey) => after('posts', sortKey))
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.uuid(),
    fc.uuid().map((id) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')),
    cursor.map((text) => `${text}=`),
    cursor.map((text) => text.slice(1)),
    cursor.map((text) => `${text}AAAA`),
    fc.base64String(),
  )
  fc.assert(
    fc.property(texts, (text) => {
      try {
        keyOf('posts', text)
        expect(text).toBe('refused')
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        expect(error).toEqual(refused)
      }
    }),
    { numRuns: 500 },
  )
})

test('a list that was read one longer goes on after its last row', () => {
  const rows = [newId(), newId(), newId()].map((sort_key) => ({ sort_key }))
  const [first, second] = rows
  const next = (row = { sort_key: '' }) => after('posts', row.sort_key)
  expect(slice('posts', rows, 2)).toEqual({ rows: [first, second], nextCursor: next(second) })
  expect(slice('posts', rows, 1)).toEqual({ rows: [first], nextCursor: next(first) })
  expect(slice('posts', rows, 3)).toEqual({ rows, nextCursor: null })
  expect(slice('posts', [], 3)).toEqual({ rows: [], nextCursor: null })
})
