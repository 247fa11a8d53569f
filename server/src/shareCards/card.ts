import type { OnCard } from '@bichar/contract/rules/cardAddress.ts'
import { type CaseState, shownStates } from '@bichar/contract/rules/caseSteps.ts'
import type { Language } from '../http/language.ts'
import { kindsInBengali, stateNames } from './names.ts'

/** The texts of a share card. */
export interface Card {
  title: string
  /** Empty if they are not known. */
  kinds: string
  place: string
  steps: { state: CaseState; name: string; day: string; isKnown: boolean; isLast: boolean }[]
}

/** The content of the share card of a report; the case line is the same as on its page. */
export function cardOf(
  { title, kinds, place, location, caseLine, createdAt }: OnCard,
  language: Language,
): Card {
  const names = kinds.map((kind) => (language === 'bn' ? kindsInBengali[kind] : kind))
  return {
    title,
    kinds: names.join(' · '),
    place: place[language] || location,
    steps: stepsOf(caseLine.steps, createdAt, language),
  }
}

function stepsOf(steps: OnCard['caseLine']['steps'], createdAt: string, language: Language): Card['steps'] {
  const days = new Map<CaseState, Date>([['reported', new Date(createdAt)]])
  for (const { step, date } of steps) days.set(step, new Date(`${date}T12:00:00+06:00`))
  const last = steps.at(-1)?.step ?? 'reported'
  const dayFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'Asia/Dhaka' })
  return shownStates(steps).map(({ state, isKnown }) => {
    const at = days.get(state)
    return {
      state,
      name: stateNames[language][state],
      day: at ? dayFormat.format(at) : '',
      isKnown,
      isLast: state === last,
    }
  })
}
