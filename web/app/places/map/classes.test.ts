import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classesUpTo, classOf, colourOf } from './classes.ts'

test('shades begin at multiples of three, grow, and reach the most', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(60), fc.nat(1_000_000)), (most) => {
      const classes = classesUpTo(most)
      const begins = classes.map(({ least }) => least)
      expect(begins[0]).toBe(0)
      expect(begins.length).toBe(Math.min(5, 1 + Math.floor(most / 3)))
      expect(begins).toEqual([...new Set(begins)].toSorted((one, other) => one - other))
      expect(begins.every((least) => least % 3 === 0 && least <= most)).toBe(true)
      const strengths = classes.map(({ strength }) => strength)
      expect(strengths).toEqual([...new Set(strengths)].toSorted())
      // What is told in a step of three is of one shade, whichever number of it is meant.
      const step = most - (most % 3)
      for (const meant of [step, step + 1, step + 2]) {
        expect(classOf(classes, meant)).toBe(classOf(classes, step))
      }
    }),
  )
})

test('the most has the strongest shade where any has three', () => {
  expect(classesUpTo(2)).toEqual([{ least: 0, strength: 0.08 }])
  for (const most of [3, 7, 40, 999]) expect(classesUpTo(most).at(-1)?.strength).toBe(1)
  expect(classesUpTo(48).map(({ least }) => least)).toEqual([0, 3, 6, 12, 24])
  expect(colourOf(classOf(classesUpTo(48), 30))).toContain('var(--color-brand) 100%')
})
