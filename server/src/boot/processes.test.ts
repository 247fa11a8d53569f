import { expect, test } from 'vitest'
import { usualProcesses } from './processes.ts'

const gigabytes = (count: number) => count * 2 ** 30

test.each([
  [1, 64, 1],
  [2, 64, 2],
  [4, 64, 4],
  [16, 64, 4],
  [4, 1, 1],
  [4, 2, 2],
  [4, 2.5, 3],
  [4, 0.25, 1],
])('with %i cores and %d GB of memory, %i processes serve unless told', (cores, memory, processes) => {
  expect(usualProcesses({ cores, memory: gigabytes(memory) })).toBe(processes)
})
