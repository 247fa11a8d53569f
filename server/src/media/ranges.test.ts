import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesTag, requestedRange } from './ranges.ts'

test.each<[string | undefined, ReturnType<typeof requestedRange>]>([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-3', 'unsatisfiable'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes', 'whole'],
  ['bytes=a-b', 'whole'],
])('of a file of 100 bytes %s asks for %o', (header, range) => {
  expect(requestedRange(header, 100)).toEqual(range)
})

test('no header asks for bytes that are not there', () => {
  const header = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(300), fc.nat(300)).map(([start, end]) => `bytes=${start}-${end}`),
    fc.tuple(fc.string({ maxLength: 3 }), fc.string({ maxLength: 3 })).map(([a, b]) => `bytes=${a}-${b}`),
  )
  fc.assert(
    fc.property(header, fc.nat(200), (text, size) => {
      const range = requestedRange(text, size)
      if (typeof range === 'string') return
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.end).toBeGreaterThanOrEqual(range.start)
      expect(range.end).toBeLessThan(size)
    }),
  )
})

test('a reader who has the file already is known by its tag, also in a list or marked as weak', () => {
  expect(namesTag('"a"', '"a"')).toBe(true)
  expect(namesTag('"b", W/"a"', '"a"')).toBe(true)
  expect(namesTag('*', '"a"')).toBe(true)
  expect(namesTag('"b"', '"a"')).toBe(false)
  expect(namesTag(undefined, '"a"')).toBe(false)
})
