import type { FindingKind } from '@bichar/contract/rules/findings/findingKinds.ts'
import type { ReasonCode, ReasonUse } from '@bichar/contract/rules/readyReasons.ts'

const privateKinds: readonly FindingKind[] = ['phone', 'email', 'profile', 'address', 'idNumber']

/** The ready reason that fits what was found in a text. Private details go first, because they harm as soon as they are public. */
export function proposedReason(found: readonly FindingKind[], use: ReasonUse): ReasonCode | undefined {
  const isComment = use === 'deleteComment'
  if (found.some((kind) => privateKinds.includes(kind)))
    return isComment ? 'showsPrivateDetails' : 'privateDetails'
  if (found.length > 0) return isComment ? 'hurts' : 'insults'
  return undefined
}
