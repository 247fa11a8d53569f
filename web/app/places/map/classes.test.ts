import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classesUpTo, classOf, colourOf } from './classes.ts'

describe.each([
  ['exact', [0, 1]],
  ['in steps', [0]],
])('the shades of numbers that are %s', (_how, few) => {
  test('grow, from three on by multiples of it, and reach the most', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(60), fc.nat(1_000_000)), (most) => {
        const classes = classesUpTo(most, few)
        const begins = classes.map(({ least }) => least)
        expect(begins[0]).toBe(0)
        expect(begins.length).toBe(
          few.filter((least) => least <= most).length + Math.min(4, Math.floor(most / 3)),
        )
        expect(begins).toEqual([...new Set(begins)].toSorted((one, other) => one - other))
        const further = begins.slice(few.length)
        expect(further.every((least) => least % 3 === 0 && least <= most)).toBe(true)
        const strengths = classes.map(({ strength }) => strength)
        expect(strengths).toEqual([...new Set(strengths)].toSorted())
        if (most > 2) expect(strengths.at(-1)).toBe(1)
      }),
    )
  })
})

test('what is told in a step of three is of one shade, whichever number of it is meant', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), (most, number) => {
      const classes = classesUpTo(most, [0])
      const step = number - (number % 3)
      const shadesOf = [step, step + 1, step + 2].map((meant) => classOf(classes, meant))
      expect(new Set(shadesOf).size).toBe(1)
    }),
  )
})

test('each is a mixture of two colours that the theme has for day and night', () => {
  const classes = classesUpTo(48, [0, 1])
  expect(classes.map(({ least }) => least)).toEqual([0, 1, 3, 6, 12, 24])
  expect(colourOf(classOf(classes, 30))).toContain('var(--color-brand) 100%')
  expect(colourOf(classOf(classes, 0))).toContain('var(--color-brand) 6%, var(--color-raised)')
})
