import { limits } from '@bichar/contract/rules/limits.ts'
import { checkName, phoneProblem } from '../accounts/checks.ts'
import type { Problems } from '../forms/problems.ts'
import { countedLength } from '../forms/textLength.ts'

export type SupportField = 'name' | 'phone' | 'desc'

/** What the server would refuse: spec section 5, Support request. */
export function checkSupport({ name, phone, desc }: Record<SupportField, string>): Problems<SupportField> {
  const problems: Problems<SupportField> = checkName({ name })
  const wrongPhone = phoneProblem(phone)
  if (wrongPhone) problems.phone = wrongPhone
  if (desc.trim() === '') problems.desc = 'description_required'
  else if (countedLength(desc) > limits.description) problems.desc = 'too_long'
  return problems
}
