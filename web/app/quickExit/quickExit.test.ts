import { expect, test } from 'vitest'
import { recentPresses } from './quickExit.ts'

test.each([
  [[], 0, 1],
  [[0], 100, 2],
  [[0, 500], 1_000, 3],
  [[0, 500], 5_000, 3],
  [[0, 500], 5_001, 2],
  // Of many presses only the last three count.
  [[0, 6_000, 6_400], 6_800, 3],
])('after presses of Shift at %j one at %i is number %i of three', (presses, at, number) => {
  expect(recentPresses(presses, at)).toHaveLength(number)
})
