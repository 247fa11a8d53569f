import type { CountRange } from '@bichar/contract/places.ts'
import { countStep } from '@bichar/contract/rules/numbers.ts'

/**
 * A number that reveals nothing about a single report: all reports of a whole district, of any kind and time, as its
 * list shows them.
 */
export const exactly = (count: number): CountRange => ({ least: count, most: count })

/**
 * The range of a number that is filtered by upazila, kind or time, in steps of three: 0 to 2 mean 'fewer than 3'. The
 * difference between two numbers of which one includes the other never reveals that it is one or two (publishedCounts.test.ts).
 */
export function inSteps(count: number): CountRange {
  const least = count - (count % countStep)
  return { least, most: least + countStep - 1 }
}

/** The same for a part of a number that is shown exactly: everybody can see that it is at most that number. */
export function inStepsWithin(whole: number, count: number): CountRange {
  const { least, most } = inSteps(count)
  return { least, most: Math.min(most, whole) }
}
