import { expect } from 'vitest'
import type { TestPerson } from './people.ts'

/** What an observer can see: separate records, each with the times in it. */
export type View = readonly Seen[]

interface Seen {
  text: string
  /** Timestamps, or numbers from a sequence. */
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

/** Ways to guess the author from a time: the person seen nearest to it, most recently before it, or soonest after it. */
const guesses: Record<string, (distance: number) => number> = {
  nearest: Math.abs,
  before: (distance) => (distance >= 0 ? distance : Number.POSITIVE_INFINITY),
  after: (distance) => (distance <= 0 ? -distance : Number.POSITIVE_INFINITY),
}

/** The success rate of the best guessing strategy: the share of these things whose author it finds. */
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
        const min = Math.min(...distances)
        const suspected = seen.filter((_person, index) => distances[index] === min)
        return suspected.some(({ id: person }) => person === authors.get(id)) ? 1 / suspected.length : 0
      })
      return hits.reduce((sum, hit) => sum + hit, 0) / things.length
    }),
  )
  return Math.max(...ways)
}
