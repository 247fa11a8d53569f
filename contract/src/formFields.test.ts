import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  chosenId,
  cursor,
  done,
  flag,
  id,
  idParams,
  jsonList,
  keyed,
  optionalText,
  page,
  pageSize,
  paging,
  phone,
  requiredText,
  sourceUrl,
  time,
} from './fields.ts'
import { isErrorCode } from './rules/errors.ts'
import { limits } from './rules/limits.ts'

/** All error messages, including those inside the branches of a union. */
const messagesOf = (issues: readonly z.core.$ZodIssue[]): string[] =>
  issues.flatMap((issue) => [
    issue.message,
    ...(issue.code === 'invalid_union' ? issue.errors.flatMap(messagesOf) : []),
  ])

/** The parsed value of a field, or the code of its error. */
const read = (field: z.ZodType, sent: unknown) => {
  const result = field.safeParse(sent)
  return result.success ? result.data : messagesOf(result.error.issues).find(isErrorCode)
}

describe('a text that people must write', () => {
  const reason = requiredText({ most: 10, missing: 'reason_required' })

  test('is taken up to its limit', () => {
    expect(read(reason, ' 0123456789 ')).toBe('0123456789')
    expect(read(reason, '01234567890')).toBe('too_long')
    expect(read(reason, ' '.repeat(41))).toBe('too_long')
  })

  test.each([undefined, null, 5, '', '   '])('is missed when it is %j', (sent) => {
    expect(read(reason, sent)).toBe('reason_required')
  })

  test('keeps its lines, whatever ends them, and loses what cannot be stored', () => {
    expect(read(requiredText({ most: 100, missing: 'reason_required' }), 'a\r\nb\rc\nd\te')).toBe(
      'a\nb\nc\nd\te',
    )
    expect(read(reason, 'a\u0000b\u0007c\u007f')).toBe('abc')
    expect(read(reason, 'a\ud800b')).toBe('a\ufffdb')
  })

  test('is stored in one encoding, so that both of a letter are one', () => {
    expect(read(reason, '\u09df'.normalize('NFD'))).toBe('\u09df'.normalize('NFC'))
    expect(read(reason, 'e\u0301')).toBe('é')
  })
})

describe('a letter', () => {
  const text = requiredText({ most: 100, missing: 'reason_required' })

  test('keeps thirty marks, more than any language puts on one', () => {
    expect(read(text, `q${'\u0301'.repeat(30)}`)).toBe(`q${'\u0301'.repeat(30)}`)
    expect(read(text, `q${'\u0301'.repeat(45)}b`)).toBe(`q${'\u0301'.repeat(30)}b`)
  })

  test('keeps no more where a mark is made of two', () => {
    expect(read(text, `q${'\u0344'.repeat(20)}`)).toBe(`q${'\u0308\u0301'.repeat(15)}`)
  })
})

describe('a text that people may leave out', () => {
  const location = optionalText({ most: 10 })

  test('is empty when it is', () => {
    expect(read(location, undefined)).toBe('')
    expect(read(location, '   ')).toBe('')
  })

  test('is taken up to its limit, and only as text', () => {
    expect(read(location, ' 0123456789 ')).toBe('0123456789')
    expect(read(location, '01234567890')).toBe('too_long')
    expect(read(location, 5)).toBe('validation')
  })
})

test('an id is the same however it is written, and anything else is no id', () => {
  const one = '01a1fdb7-eef9-7218-a85c-6757d7b94ad1'
  expect(read(id, one.toUpperCase())).toBe(one)
  expect(read(idParams, { id: one })).toEqual({ id: one })
  for (const sent of [undefined, 5, '', 'me', `${one}0`, { $ne: 1 }]) {
    expect(read(id, sent)).toBe('not_an_id')
    expect(read(idParams, { id: sent })).toBe('not_an_id')
  }
})

test('what must be chosen is an id, and missed when nothing was chosen', () => {
  const chosen = chosenId('related_post_required')
  const one = '01a1fdb7-eef9-7218-a85c-6757d7b94ad1'
  expect(read(chosen, one.toUpperCase())).toBe(one)
  for (const sent of [undefined, null, 5, '']) expect(read(chosen, sent)).toBe('related_post_required')
  for (const sent of ['x', `${one}0`, '1'.repeat(101)]) expect(read(chosen, sent)).toBe('not_an_id')
})

test('a source may be left out, and is an address otherwise', () => {
  expect(read(sourceUrl, undefined)).toBe('')
  expect(read(sourceUrl, ' example.com/news ')).toBe('example.com/news')
  expect(read(sourceUrl, 'Watch https://example.com/a')).toBe('https://example.com/a')
  expect(read(sourceUrl, 'my neighbour')).toBe('source_url')
  expect(read(sourceUrl, `example.com/${'a'.repeat(limits.url)}`)).toBe('too_long')
})

test('a phone number comes out as 13 digits, or says what is wrong with it', () => {
  expect(read(phone, '01712-345678')).toBe('8801712345678')
  expect(read(phone, '0171')).toBe('phone_length')
  expect(read(phone, `01712345678${' '.repeat(limits.phone)}`)).toBe('phone_length')
  expect(read(phone, '')).toBe('phone_required')
  expect(read(phone, undefined)).toBe('phone_required')
  expect(read(phone, 1712345678)).toBe('phone_required')
})

describe('a flag', () => {
  test('is what a form or JSON says', () => {
    for (const fallback of [true, false]) {
      expect([true, 'true'].map((sent) => read(flag(fallback), sent))).toEqual([true, true])
      expect([false, 'false'].map((sent) => read(flag(fallback), sent))).toEqual([false, false])
    }
  })

  test('has its own default when nothing is said', () => {
    expect(read(flag(true), undefined)).toBe(true)
    expect(read(flag(false), undefined)).toBe(false)
  })

  test.each(['', 'yes', 'TRUE', 1, 0, null, 'on'])('cannot be %j', (sent) => {
    expect(read(flag(true), sent)).toBe('unknown_value')
  })
})

describe('a list in a form', () => {
  const words = jsonList(z.string({ error: 'unknown_value' }), 3)

  test('comes as JSON text, or as it is', () => {
    expect(read(words, '["a","b"]')).toEqual(['a', 'b'])
    expect(read(words, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
    expect(read(words, '')).toEqual([])
    expect(read(words, '[]')).toEqual([])
  })

  test('that is no JSON could not be read', () => {
    expect(read(words, '["a"')).toBe('malformed_request')
    expect(read(words, 'a, b')).toBe('malformed_request')
  })

  test.each(['"a"', '{}', 'null', 5, undefined])('cannot be %j', (sent) => {
    expect(read(words, sent)).toBe('validation')
  })

  test('has no more things than are allowed, and only such as are', () => {
    expect(read(words, ['a', 'b', 'c', 'd'])).toBe('validation')
    expect(read(words, '["a", 5]')).toBe('unknown_value')
    expect(read(words, `[]${' '.repeat(limits.listText)}`)).toBe('too_long')
  })
})

describe('a page of a list', () => {
  test('is the first one unless another is asked for', () => {
    expect(read(page, undefined)).toBe(1)
    expect(read(page, '3')).toBe(3)
    expect(read(page, '1000000')).toBe(1_000_000)
  })

  test.each(['0', '-1', '1.5', '1000001', 'x', 'Infinity'])('cannot be %j', (sent) => {
    expect(read(page, sent)).toBe('validation')
  })

  test('has at most a hundred things, and as many as the screen shows unless said', () => {
    expect(read(pageSize(5), undefined)).toBe(5)
    expect(read(pageSize(5), '1')).toBe(1)
    expect(read(pageSize(5), '100')).toBe(100)
    for (const sent of ['0', '-1', '101', '2.5', 'x']) expect(read(pageSize(5), sent)).toBe('validation')
  })

  test('says where it stands among the others, in whole numbers', () => {
    const place = z.object(paging)
    expect(read(place, { total: 11, currentPage: 2, totalPages: 3 })).toEqual({
      total: 11,
      currentPage: 2,
      totalPages: 3,
    })
    expect(place.safeParse({ total: 1.5, currentPage: 1, totalPages: 1 }).success).toBe(false)
    expect(place.safeParse({ total: 1, currentPage: 1 }).success).toBe(false)
  })
})

test('a place in a list is text of some length, or left out', () => {
  expect(read(cursor, undefined)).toBeUndefined()
  expect(read(cursor, 'a'.repeat(200))).toBe('a'.repeat(200))
  expect(read(cursor, 'a'.repeat(201))).toBe('bad_cursor')
  expect(read(cursor, ['a', 'b'])).toBe('bad_cursor')
})

test('the key under which something is sent twice is text of some length, or left out', () => {
  const key = (sent: unknown) => read(keyed, { 'idempotency-key': sent })
  expect(key(undefined)).toEqual({ idempotencyKey: undefined })
  expect(key('a'.repeat(100))).toEqual({ idempotencyKey: 'a'.repeat(100) })
  expect(key('a'.repeat(101))).toBe('too_long')
  expect(key('')).toBe('validation')
  expect(key(['a', 'b'])).toBe('validation')
})

test('what was done is said in words, and when in one way', () => {
  expect(read(done, { success: true, message: 'Done' })).toEqual({ success: true, message: 'Done' })
  expect(done.safeParse({ success: false, message: 'Done' }).success).toBe(false)
  expect(done.safeParse({ success: true }).success).toBe(false)
  expect(time.safeParse('2026-11-20T09:15:30.250Z').success).toBe(true)
  expect(time.safeParse('yesterday').success).toBe(false)
})
