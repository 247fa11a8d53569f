import { type ReasonUse, readyReason, readyReasonsFor } from '@bichar/contract/rules/readyReasons.ts'
import { useLanguage } from './language.tsx'

/** The ready reasons for a use, in the moderator's language and in the order of their digit keys; the author reads them in their own. */
export function useReadyReasons(use: ReasonUse | undefined): string[] {
  const { language } = useLanguage()
  return use ? readyReasonsFor(use).map((code) => readyReason(code, language)) : []
}
