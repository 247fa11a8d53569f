import { type ReasonUse, readyReason, readyReasonsFor } from '@bichar/contract/rules/readyReasons.ts'
import { useLanguage } from './language.tsx'

/** What is offered for a use, in the moderator's language and in the order of its digits; the author reads it in theirs. */
export function useReadyReasons(use: ReasonUse | undefined): string[] {
  const { language } = useLanguage()
  return use ? readyReasonsFor(use).map((code) => readyReason(code, language)) : []
}
