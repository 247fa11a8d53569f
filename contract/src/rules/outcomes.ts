import { type CaseState, type CaseStep, type DatedStep, inOrder } from './caseSteps.ts'

/** What somebody who is asked 'What became of it?' may answer: a step of the case, or that nothing has happened. */
export type Outcome = 'nothing' | CaseStep

/** The four answers that are offered, by how far the case has come. */
export const answersAfter: Record<CaseState, readonly [Outcome, Outcome, Outcome, Outcome]> = {
  reported: ['nothing', 'filed', 'arrested', 'closed'],
  filed: ['nothing', 'arrested', 'court', 'closed'],
  arrested: ['nothing', 'filed', 'court', 'closed'],
  court: ['nothing', 'arrested', 'verdict', 'closed'],
  // Whoever was asked before it came this far.
  verdict: ['nothing', 'court', 'verdict', 'closed'],
  closed: ['nothing', 'filed', 'court', 'closed'],
}

/** Days from the publication of a report to each of the two questions that do not depend on any step. */
const daysAfterPublication = [14, 60] as const

/** Days that usually pass after each step until there is something new to tell; after the end of a case nothing is asked. */
const usualDays: Partial<Record<CaseStep, number>> = { filed: 30, arrested: 60, court: 180 }

/** A question, by what it is asked after, and the day (YYYY-MM-DD) from which it is. */
export interface DueQuestion {
  question: string
  day: string
}

/** Every question that a case gives rise to, the earliest first: once it has ended, none. */
export function questionsOf(published: string, steps: readonly DatedStep[]): DueQuestion[] {
  const last = inOrder(steps).at(-1)
  if (last?.step === 'verdict' || last?.step === 'closed') return []
  const questions = daysAfterPublication.map((days) => ({
    question: `day ${days}`,
    day: later(published, days),
  }))
  const usual = last && usualDays[last.step]
  if (last && usual) questions.push({ question: `${last.step} ${last.date}`, day: later(last.date, usual) })
  return questions.toSorted((one, other) => Number(one.day > other.day) - Number(one.day < other.day))
}

/** The question that is due on a day, if any is, and the day of the next one: of several that were missed, only the latest is asked. */
export function questionDue(questions: readonly DueQuestion[], today: string) {
  return {
    due: questions.findLast(({ day }) => day <= today)?.question,
    nextDay: questions.find(({ day }) => day > today)?.day,
  }
}

const later = (day: string, days: number): string => {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** What the entry that an answer makes is called, in the language of whoever answers; the buttons say the same. */
export const outcomeTitles: Record<'en' | 'bn', Record<Outcome, string>> = {
  en: {
    nothing: 'Nothing yet',
    filed: 'A case was filed',
    arrested: 'Somebody was arrested',
    court: 'It is before the court',
    verdict: 'There is a verdict',
    closed: 'The case is closed',
  },
  bn: {
    nothing: 'এখনো কিছু হয়নি',
    filed: 'মামলা হয়েছে',
    arrested: 'কেউ গ্রেপ্তার হয়েছেন',
    court: 'মামলা আদালতে উঠেছে',
    verdict: 'রায় হয়েছে',
    closed: 'মামলার নিষ্পত্তি হয়েছে',
  },
}
