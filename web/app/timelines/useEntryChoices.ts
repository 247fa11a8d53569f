import { caseSteps, entryOrigins } from '@bichar/contract/rules/caseSteps.ts'
import { useTranslations } from 'use-intl'

/** Options for the step of the case and the origin of the information; both are optional. */
export function useEntryChoices() {
  const t = useTranslations('timelines')
  const form = useTranslations('entryForm')
  return {
    steps: [
      { value: '' as const, label: form('noStep') },
      ...caseSteps.map((value) => ({ value, label: t(`states.${value}`) })),
    ],
    origins: [
      { value: '' as const, label: form('notSaid') },
      ...entryOrigins.map((value) => ({ value, label: t(`origins.${value}`) })),
    ],
  }
}
