import { textProblems } from '@bichar/contract/rules/text.ts'
import { flagTexts } from '@bichar/contract/rules/texts.ts'
import type { Problems } from '../forms/problems.ts'

/** What the server would refuse: spec section 5, Report of post. */
export const checkReason = (values: { reason: string }): Problems<'reason'> => textProblems(flagTexts, values)
