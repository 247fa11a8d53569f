import { reasonIn } from '@bichar/contract/rules/readyReasons.ts'
import { useLanguage } from './language.tsx'

/** Returns a moderator's reason for this reader: a ready reason in the reader's language, anything else as it was written. */
export function useReasonText(): (reason: string) => string {
  const { language } = useLanguage()
  return (reason) => reasonIn(language, reason)
}
