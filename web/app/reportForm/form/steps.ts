/** The pages on which a report is filled in on a phone: anonymity first, and a summary last. */
export const reportSteps = ['name', 'what', 'proof', 'check'] as const

export type ReportStep = (typeof reportSteps)[number]

export const isStep = (value: unknown): value is ReportStep => reportSteps.some((step) => step === value)

export const numberOf = (step: ReportStep): number => reportSteps.indexOf(step) + 1

/** The next or the previous step; at either end the same step. */
export const stepFrom = (step: ReportStep, by: -1 | 1): ReportStep =>
  reportSteps[reportSteps.indexOf(step) + by] ?? step

/** Where somebody is in a report. It is kept in the history state, never in an address. */
export interface StepPlace {
  draft: string
  step: ReportStep
  /** The number of history entries since the report was started. */
  depth: number
  /** Whether it was reached from the last page, to which it returns. */
  fromCheck?: boolean
}

/** Reads the place from a history state; any other state gives undefined. */
export function placeIn(state: unknown): StepPlace | undefined {
  const { draft, step, depth, fromCheck } = (state ?? {}) as Partial<StepPlace>
  if (typeof draft !== 'string' || !isStep(step)) return undefined
  return { draft, step, depth: Number(depth) || 0, ...(fromCheck === true && { fromCheck }) }
}
