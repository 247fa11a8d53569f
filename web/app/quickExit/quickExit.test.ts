import { expect, test } from 'vitest'
import { isThirdPress } from './quickExit.ts'

test.each([
  [[], 0, false],
  [[0], 100, false],
  [[0, 500], 1_000, true],
  [[0, 500], 1_200, true],
  [[0, 500], 1_201, false],
  // Of many presses only the last three count.
  [[0, 2_000, 2_400], 2_800, true],
])('after presses at %j one at %i is the third: %j', (presses, at, isThird) => {
  expect(isThirdPress(presses, at)).toBe(isThird)
})
