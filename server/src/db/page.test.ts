import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '../refusal.ts'
import { newId, sortKeyAt } from './ids.ts'
import { cursorAfter, escapeLike, keyOfCursor, slice } from './page.ts'

test('a cursor leads back to the key it was made from', () => {
  fc.assert(
    fc.property(fc.uuid(), (sortKey) => {
      expect(keyOfCursor(cursorAfter(sortKey))).toBe(sortKey)
    }),
  )
})

test('without a cursor a list begins before its newest thing', () => {
  expect(keyOfCursor(undefined) > sortKeyAt(new Date('9999-12-31'))).toBe(true)
})

test('any other text is refused by name and never reaches the database', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.uuid(),
    fc.uuid().map((id) => `${cursorAfter(id)}=`),
    fc.uuid().map((id) => cursorAfter(id).slice(1)),
    fc.base64String(),
  )
  fc.assert(
    fc.property(texts, (text) => {
      try {
        expect(cursorAfter(keyOfCursor(text))).toBe(text)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        expect(error).toMatchObject({ code: 'bad_cursor', details: { fields: { cursor: 'bad_cursor' } } })
      }
    }),
    { numRuns: 1_000 },
  )
})

test('a list that was read one longer goes on after its last row', () => {
  const rows = [newId(), newId(), newId()].map((sort_key) => ({ sort_key }))
  const [first, second] = rows
  expect(slice(rows, 2)).toEqual({ rows: [first, second], nextCursor: cursorAfter(second?.sort_key ?? '') })
  expect(slice(rows, 1)).toEqual({ rows: [first], nextCursor: cursorAfter(first?.sort_key ?? '') })
  expect(slice(rows, 3)).toEqual({ rows, nextCursor: null })
  expect(slice([], 3)).toEqual({ rows: [], nextCursor: null })
})

test('keys sort by the time they stand for', () => {
  const keys = [1_000, 2_000, 1_700_000_000_000, Date.now()].map((at) => sortKeyAt(new Date(at)))
  expect(keys.toSorted()).toEqual(keys)
})

test('signs of a LIKE pattern stand for themselves', () => {
  expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\')
})
