import type { Told } from '@bichar/contract/places.ts'

/** What is fewer than this is told of nobody. */
const step = 3

/** A number that tells of no single report: all that a whole district has, of any kind and any time. */
export const exactly = (count: number): Told => ({ least: count, most: count })

/**
 * A number that is narrowed to an upazila, a kind or a time, in steps of three: 0 to 2 are 'fewer than 3', and what is left between
 * two numbers of which one lies within the other is never known to be one or two (telling.test.ts).
 */
export function inSteps(count: number): Told {
  const least = count - (count % step)
  return { least, most: least + step - 1 }
}
