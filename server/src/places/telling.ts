import type { Told } from '@bichar/contract/places.ts'
import { fewestTold } from '@bichar/contract/rules/numbers.ts'

/** A number that says of no report what it is about: all that a whole district has, of any kind and any time, as its list has it. */
export const exactly = (count: number): Told => ({ least: count, most: count })

/**
 * A number that is narrowed to an upazila, a kind or a time, in steps of three: 0 to 2 are 'fewer than 3', and what is left between
 * two numbers of which one lies within the other is never known to be one or two (telling.test.ts).
 */
export function inSteps(count: number): Told {
  const least = count - (count % fewestTold)
  return { least, most: least + fewestTold - 1 }
}

/** The same of a part of what is told exactly beside it: that it is no more than that, everybody can see. */
export function inStepsWithin(whole: number, count: number): Told {
  const { least, most } = inSteps(count)
  return { least, most: Math.min(most, whole) }
}
