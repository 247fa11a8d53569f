import type { FlagReason } from '@bichar/contract/rules/flagReasons.ts'
import { textProblems } from '@bichar/contract/rules/text.ts'
import { flagTexts } from '@bichar/contract/rules/texts.ts'
import type { Problems } from '../forms/problems.ts'

/** Checks the same rules as the server (spec section 5, Report of post). */
export const checkReason = (values: { reason: string }): Problems<'reason'> => textProblems(flagTexts, values)

/** The same, except that a text is only required if no listed reason was chosen. */
export function checkFlag({ code, reason }: { code: FlagReason; reason: string }): Problems<'reason'> {
  const found = checkReason({ reason })
  return code !== 'other' && found.reason === 'reason_required' ? {} : found
}
