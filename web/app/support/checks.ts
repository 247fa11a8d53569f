import { textProblems } from '@bichar/contract/rules/text.ts'
import { supportTexts } from '@bichar/contract/rules/texts.ts'
import { phoneProblem } from '../accounts/checks.ts'
import type { Problems } from '../forms/problems.ts'

export type SupportField = 'name' | 'phone' | 'desc'

/** The rules the server checks (spec section 5, Support request). */
export function checkSupport(values: Record<SupportField, string>): Problems<SupportField> {
  const wrongPhone = phoneProblem(values.phone)
  return { ...textProblems(supportTexts, values), ...(wrongPhone && { phone: wrongPhone }) }
}
