import { caseSteps, entryOrigins } from '@bichar/contract/rules/caseSteps.ts'
import { useTranslations } from 'use-intl'

/** Which step of the case an entry can be, and whom it can be known from; neither need be said. */
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
