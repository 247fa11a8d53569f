import type { CountRange } from '@bichar/contract/places.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactly, inSteps, inStepsWithin } from './publishedCounts.ts'

/** Every number that this range may stand for. */
const meant = ({ least, most }: CountRange): number[] =>
  Array.from({ length: most - least + 1 }, (_each, index) => least + index)

/** Whether these numbers could only be about one or two reports. */
const tellsOfFew = (numbers: readonly number[]) => numbers.every((number) => number === 1 || number === 2)

const count = fc.oneof(fc.nat(12), fc.nat(100_000))
/** A number, and one that includes it: of more kinds, a longer time, a larger place. */
const nested = fc.tuple(count, count).map(([one, other]) => ({ inner: one, outer: one + other }))

test('what is told is so, and no finer than in steps of three', () => {
  fc.assert(
    fc.property(count, (number) => {
      expect(meant(exactly(number))).toEqual([number])
      expect(meant(inSteps(number))).toContain(number)
      expect(meant(inSteps(number))).toHaveLength(3)
      // Every number in a range is given the same range.
      for (const other of meant(inSteps(number))) expect(inSteps(other)).toEqual(inSteps(number))
    }),
  )
})

test('no narrowed number tells that it is one or two', () => {
  fc.assert(
    fc.property(count, (number) => {
      expect(tellsOfFew(meant(inSteps(number)))).toBe(false)
    }),
  )
  expect([0, 1, 2].map((number) => inSteps(number))).toEqual(Array(3).fill({ least: 0, most: 2 }))
})

test.each([
  ['exact', exactly],
  ['narrowed, too', inSteps],
])('nor does what is left beside it of a number that is %s', (_how, rangeOf) => {
  fc.assert(
    fc.property(nested, ({ inner, outer }) => {
      const left = meant(rangeOf(outer)).flatMap((whole) =>
        meant(inSteps(inner)).flatMap((part) => (part <= whole ? [whole - part] : [])),
      )
      expect(left).toContain(outer - inner)
      expect(tellsOfFew(left)).toBe(false)
      // The limit by the whole removes only numbers that everybody can exclude anyway.
      const concluded = meant(inSteps(inner)).filter((part) => part <= outer)
      expect(meant(inStepsWithin(outer, inner))).toEqual(concluded)
    }),
  )
})

test('nor what is left beside several parts, as upazilas are of their district', () => {
  const parts = fc.array(count, { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(parts, count, (told, rest) => {
      const whole = told.reduce((sum, part) => sum + part, rest)
      const least = told.reduce((sum, part) => sum + inSteps(part).most, 0)
      const most = told.reduce((sum, part) => sum + inSteps(part).least, 0)
      const left = meant({ least: Math.max(0, whole - least), most: whole - most })
      expect(left).toContain(rest)
      expect(tellsOfFew(left)).toBe(false)
    }),
  )
})

/** A district: how many of its reports are of a kind and how many are not, and the range that is published of the former. */
const ofKind = fc.tuple(fc.nat(5), fc.nat(5)).map(([few, others]) => {
  const whole = few + others
  return { few, least: inSteps(few).least, most: inStepsWithin(whole, few).most }
})

test('nor what is left of a kind in one district when all others are taken from the whole country, while two more could be in those', () => {
  fc.assert(
    fc.property(
      ofKind,
      fc.array(ofKind, { maxLength: 64 }),
      fc.nat(3),
      fc.nat(3),
      (one, others, nowhere, besides) => {
        const sum = (of: (each: typeof one) => number) => others.reduce((all, each) => all + of(each), 0)
        const country = one.few + sum(({ few }) => few) + nowhere
        // The number of reports without a district is public, but their kinds are not.
        const elsewhere = sum(({ most }) => most) + nowhere + besides
        fc.pre(elsewhere >= country - one.few + 2)
        const left = meant({
          least: Math.max(one.least, country - elsewhere),
          most: Math.min(one.most, country - sum(({ least }) => least)),
        })
        expect(left).toContain(one.few)
        expect(tellsOfFew(left)).toBe(false)
      },
    ),
  )
})
