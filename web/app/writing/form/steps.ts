/** How a report is filled in on a phone, a page each: anonymity first, and at last all of it to look through. */
export const reportSteps = ['name', 'what', 'proof', 'check'] as const

export type ReportStep = (typeof reportSteps)[number]

export const isStep = (value: unknown): value is ReportStep => reportSteps.some((step) => step === value)

export const numberOf = (step: ReportStep): number => reportSteps.indexOf(step) + 1

/** The step so many further; at either end it is the last one there. */
export const stepFrom = (step: ReportStep, by: -1 | 1): ReportStep =>
  reportSteps[reportSteps.indexOf(step) + by] ?? step

/** Where somebody is in a report. It lies in the browser's history, never in an address. */
export interface StepPlace {
  draft: string
  step: ReportStep
  /** How many steps back it began. */
  depth: number
  /** Reached from the last page, to which it leads back. */
  fromCheck?: boolean
}

/** Reads the place out of an entry of the history; another's, or something else, is none. */
export function placeIn(state: unknown): StepPlace | undefined {
  const { draft, step, depth, fromCheck } = (state ?? {}) as Partial<StepPlace>
  if (typeof draft !== 'string' || !isStep(step)) return undefined
  return { draft, step, depth: Number(depth) || 0, ...(fromCheck === true && { fromCheck }) }
}
