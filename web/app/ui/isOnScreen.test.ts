import { expect, it } from 'vitest'
import { isOnScreen } from './isOnScreen.ts'

it.each([
  ['whole', 100, 300, true],
  ['at the edge', 800, 1000, true],
  ['cut off below', 900, 1100, false],
  ['cut off above', -10, 200, false],
  ['far below', 3000, 3200, false],
  ['higher than the screen, and all over it', -500, 1500, true],
  ['higher than the screen, with its beginning', 350, 2000, true],
  ['higher than the screen, with little of it', 700, 2000, false],
])('an element that is %s', (_where, top, bottom, expected) => {
  expect(isOnScreen({ top, bottom }, 1000)).toBe(expected)
})
