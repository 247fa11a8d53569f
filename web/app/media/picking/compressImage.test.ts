import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitWithin } from './compressImage.ts'

const side = fc.integer({ min: 1, max: 30_000 })

// Shows spec 5.23, 9.18.
it('fits a large picture into the longest side and keeps its shape', () => {
  expect(fitWithin(1920, { width: 4000, height: 3000 })).toEqual({ width: 1920, height: 1440 })
  expect(fitWithin(1920, { width: 3000, height: 4000 })).toEqual({ width: 1440, height: 1920 })
})

// Shows spec 5.23.
it('leaves a small picture at its size', () => {
  expect(fitWithin(1920, { width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
})

it('never makes a picture larger, longer than allowed or empty', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitWithin(1920, { width, height })
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(1920)
      expect(fitted.width).toBeLessThanOrEqual(width)
      expect(fitted.height).toBeLessThanOrEqual(height)
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1)
    }),
  )
})
