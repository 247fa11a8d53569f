import { expect } from 'vitest'
import type { TestPerson } from './people.ts'

/** What somebody looks at: records that each stand for themselves, with what they tell of when they came. */
export type View = readonly Seen[]

interface Seen {
  text: string
  /** Times, or numbers that count up. */
  moments: readonly number[]
}

const instant = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00)?/g

export const withItsTimes = (text: string): Seen => ({
  text,
  moments: (text.match(instant) ?? []).map((time) =>
    Date.parse(`${time.replace(' ', 'T').replace(/(Z|\+00)?$/, '')}Z`),
  ),
})

const timesIn = (view: View, traces: readonly string[]): number[] =>
  view.filter(({ text }) => traces.some((trace) => text.includes(trace))).flatMap(({ moments }) => moments)

/** Whom a time points to: those who were seen nearest to it, before it, or after it. */
const guesses: Record<string, (distance: number) => number> = {
  nearest: Math.abs,
  before: (distance) => (distance >= 0 ? distance : Number.POSITIVE_INFINITY),
  after: (distance) => (distance <= 0 ? -distance : Number.POSITIVE_INFINITY),
}

/** How often the best of all ways to guess finds the author, as a share of all of these things. */
export function bestGuess(
  view: View,
  persons: readonly TestPerson[],
  authors: ReadonlyMap<string, string>,
): number {
  const seen = persons.map(({ user }) => ({ id: user.id, times: timesIn(view, [user.id, user.name]) }))
  const things = [...authors.keys()].filter((id) => timesIn(view, [id]).length > 0)
  expect(things.length).toBeGreaterThanOrEqual(persons.length)
  const ways = Object.values(guesses).flatMap((distanceOf) =>
    [Math.min, Math.max].map((pick) => {
      const hits = things.map((id) => {
        const at = pick(...timesIn(view, [id]))
        const distances = seen.map(({ times }) => Math.min(...times.map((time) => distanceOf(at - time))))
        const least = Math.min(...distances)
        const suspected = seen.filter((_person, index) => distances[index] === least)
        return suspected.some(({ id: person }) => person === authors.get(id)) ? 1 / suspected.length : 0
      })
      return hits.reduce((sum, hit) => sum + hit, 0) / things.length
    }),
  )
  return Math.max(...ways)
}
