import { altTexts } from '@bichar/contract/rules/texts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refuseLongAlt, withAlts } from './alts.ts'

const uploads = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    sender: 's',
    isGuest: false,
    field: 'medias',
    path: `/tmp/${index}`,
    bytes: 1,
    fileName: `${index}.jpg`,
  }))

test('each file gets the words at its place, and none where none are sent', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 10 }), fc.nat(5), (alts, more) => {
      const described = withAlts(uploads(alts.length + more), alts)
      expect(described.map(({ alt }) => alt)).toEqual([...alts, ...Array<string>(more).fill('')])
    }),
  )
})

test('words without a file are refused with their field', () => {
  expect(() => withAlts(uploads(1), ['A gate', 'A lane'])).toThrow(
    expect.objectContaining({ code: 'too_many_alts', details: { fields: { alts: 'too_many_alts' } } }),
  )
})

test.each([
  ['image', 300],
  ['video', 2_000],
  ['audio', 2_000],
] as const)('of %s, at most %d characters are taken', (kind, most) => {
  expect(altTexts[kind].most).toBe(most)
  expect(() => refuseLongAlt('alts', kind, '😀'.repeat(most))).not.toThrow()
  expect(() => refuseLongAlt('alts', kind, 'x'.repeat(most + 1))).toThrow(
    expect.objectContaining({ details: { fields: { alts: 'too_long' }, params: { alts: { most } } } }),
  )
})
