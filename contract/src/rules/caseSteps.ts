/**
 * The steps of a case, in their usual order. A general diary at the police is not yet a case; a case ends with a verdict, or is closed
 * without one.
 */
export const caseSteps = ['diary', 'filed', 'arrested', 'court', 'verdict', 'closed'] as const
export type CaseStep = (typeof caseSteps)[number]

/** The source of a timeline entry. */
export const entryOrigins = ['court', 'police', 'newspaper', 'witness'] as const
export type EntryOrigin = (typeof entryOrigins)[number]

/** The state of a case; it starts as reported. */
export type CaseState = 'reported' | CaseStep

/** Which steps usually follow a state; the same step may also repeat. Any other step is accepted after the user confirms it. */
export const usuallyNext: Record<CaseState, readonly CaseStep[]> = {
  reported: ['diary', 'filed', 'arrested', 'court', 'closed'],
  diary: ['filed', 'arrested', 'court', 'closed'],
  // Arrests have no fixed place: a suspect may be arrested on the spot before a case is filed, or after the court has ordered it.
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

/** The neighbouring step that makes a step look out of order. */
export interface OutOfOrder {
  /** 'after' if the checked step comes after `other`, 'before' if it comes before `other`. */
  is: 'after' | 'before'
  other: CaseState
  /** YYYY-MM-DD; '' when `other` is 'reported', because events before the report was filed are in order. */
  date: string
}

const follows = (one: CaseState, other: CaseStep) => one === other || usuallyNext[one].includes(other)

/**
 * The conflict to ask about when `step` is added to the known steps, undefined if it fits. Steps of the same day may be in either
 * order.
 */
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

/**
 * The states that every picture of a case shows, in their usual order, each with whether it is known. A general diary is shown where
 * there is one; of the two ends the one that is known is shown, and a verdict as long as neither is.
 */
export function shownStates(
  steps: readonly Pick<DatedStep, 'step'>[],
): { state: CaseState; isKnown: boolean }[] {
  const known = new Set<CaseState>(['reported', ...steps.map(({ step }) => step)])
  const optional = ['diary', known.has('closed') ? 'verdict' : 'closed']
  return (['reported', ...caseSteps] as const)
    .map((state) => ({ state, isKnown: known.has(state) }))
    .filter(({ state, isKnown }) => isKnown || !optional.includes(state))
}

/** Sorts by day; steps of the same day are in their usual order. */
export const inOrder = <Step extends DatedStep>(steps: readonly Step[]): Step[] =>
  steps.toSorted(
    (one, other) =>
      Number(one.date > other.date) - Number(one.date < other.date) ||
      caseSteps.indexOf(one.step) - caseSteps.indexOf(other.step),
  )
