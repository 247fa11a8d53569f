/** What may become of a case, in the order in which it usually does; it ends with a verdict, or is closed without. */
export const caseSteps = ['filed', 'arrested', 'court', 'verdict', 'closed'] as const
export type CaseStep = (typeof caseSteps)[number]

/** Whom it is known from. */
export const entryOrigins = ['court', 'police', 'newspaper', 'witness'] as const
export type EntryOrigin = (typeof entryOrigins)[number]

/** Where a case stands; it begins with the report. */
export type CaseState = 'reported' | CaseStep

/** What usually comes next; the same step may come again. Anything else is asked about, and taken. */
export const usuallyNext: Record<CaseState, readonly CaseStep[]> = {
  reported: ['filed', 'arrested', 'court', 'closed'],
  // Whoever is arrested on the spot is so before a case is filed, and whom a court has sought after it has begun.
  filed: ['arrested', 'court', 'closed'],
  arrested: ['filed', 'court', 'closed'],
  court: ['arrested', 'verdict', 'closed'],
  verdict: [],
  closed: [],
}

/** A step and its day, YYYY-MM-DD. */
export interface DatedStep {
  step: CaseStep
  date: string
}

/** What makes a step look out of order. */
export interface OutOfOrder {
  /** Whether the other one comes before it. */
  is: 'after' | 'before'
  other: CaseState
  /** '' of the report itself: what happened before somebody wrote of it is in order. */
  date: string
}

const follows = (one: CaseState, other: CaseStep) => one === other || usuallyNext[one].includes(other)

/** What is to be asked about a step among those that are known, or nothing where it fits. Steps of one day may have come in either order. */
export function outOfOrder(known: readonly DatedStep[], { step, date }: DatedStep): OutOfOrder | undefined {
  const ofThatDay = ({ step: other, date: day }: DatedStep) => day === date && follows(step, other)
  const rest = inOrder(known.filter((each) => !ofThatDay(each)))
  const before = rest.findLast((each) => each.date <= date)
  const after = rest.find((each) => each.date > date)
  const from = before?.step ?? 'reported'
  if (!follows(from, step)) return { is: 'after', other: from, date: before?.date ?? '' }
  if (after && !follows(step, after.step)) return { is: 'before', other: after.step, date: after.date }
  return undefined
}

/** By their days, and those of one day as they usually come. */
export const inOrder = <Step extends DatedStep>(steps: readonly Step[]): Step[] =>
  steps.toSorted(
    (one, other) =>
      Number(one.date > other.date) - Number(one.date < other.date) ||
      caseSteps.indexOf(one.step) - caseSteps.indexOf(other.step),
  )
