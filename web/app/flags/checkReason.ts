import { limits } from '@bichar/contract/rules/limits.ts'
import type { Problems } from '../forms/problems.ts'
import { tooLong } from '../forms/textLength.ts'

/** What the server would refuse: spec section 5, Report of post. */
export function checkReason(values: { reason: string }): Problems<'reason'> {
  if (values.reason.trim() === '') return { reason: 'reason_required' }
  return tooLong(values, { reason: limits.reason })
}
