import { type CaseState, type CaseStep, type DatedStep, inOrder } from './caseSteps.ts'

/** The possible answers to 'What became of it?': a step of the case, or that nothing has happened. */
export type Outcome = 'nothing' | CaseStep

/** The four answers that are offered, depending on how far the case has come. */
export const answersAfter: Record<CaseState, readonly [Outcome, Outcome, Outcome, Outcome]> = {
  reported: ['nothing', 'diary', 'filed', 'arrested'],
  diary: ['nothing', 'filed', 'arrested', 'closed'],
  filed: ['nothing', 'arrested', 'court', 'closed'],
  arrested: ['nothing', 'filed', 'court', 'closed'],
  court: ['nothing', 'arrested', 'verdict', 'closed'],
  // Nothing is asked after the end of a case; these are for somebody who was asked before it ended.
  verdict: ['nothing', 'court', 'verdict', 'closed'],
  closed: ['nothing', 'filed', 'court', 'closed'],
}

/** Days from the publication of a report to each of the two questions that do not depend on a step. */
const daysAfterPublication = [14, 60] as const

/** How many days after each step there is usually news. Nothing is asked after the end of a case. */
const usualDays: Partial<Record<CaseStep, number>> = { diary: 30, filed: 30, arrested: 60, court: 180 }

/** A question, identified by what triggers it, and the day (YYYY-MM-DD) from which it is due. */
export interface DueQuestion {
  question: string
  day: string
}

/** All questions for a case, the earliest first; none once the case has ended. */
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

/** The question that is due on a day, if any, and the day of the next one. If several were missed, only the latest is asked. */
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

/** The title of the timeline entry that an answer creates, in the language of the person who answers. The buttons use the same text. */
export const outcomeTitles: Record<'en' | 'bn', Record<Outcome, string>> = {
  en: {
    nothing: 'Nothing yet',
    diary: 'A general diary was made',
    filed: 'A case was filed',
    arrested: 'Somebody was arrested',
    court: 'It is before the court',
    verdict: 'There is a verdict',
    closed: 'The case was closed without a verdict',
  },
  bn: {
    nothing: 'এখনো কিছু হয়নি',
    diary: 'জিডি করা হয়েছে',
    filed: 'মামলা হয়েছে',
    arrested: 'কেউ গ্রেপ্তার হয়েছেন',
    court: 'মামলা আদালতে উঠেছে',
    verdict: 'রায় হয়েছে',
    closed: 'রায় ছাড়াই মামলার নিষ্পত্তি হয়েছে',
  },
}
