import type { OnCard } from '@bichar/contract/rules/cardAddress.ts'
import { type CaseState, shownStates } from '@bichar/contract/rules/caseSteps.ts'
import { dayText, dayTextOf } from '@bichar/contract/rules/dayText.ts'
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
  const days = new Map<CaseState, string>([['reported', dayText(language, new Date(createdAt))]])
  for (const { step, date } of steps) days.set(step, dayTextOf(language, date))
  const last = steps.at(-1)?.step ?? 'reported'
  return shownStates(steps).map(({ state, isKnown }) => ({
    state,
    name: stateNames[language][state],
    day: days.get(state) ?? '',
    isKnown,
    isLast: state === last,
  }))
}
