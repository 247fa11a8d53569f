import type { FlagKind, FlagReason } from '@bichar/contract/rules/flagReasons.ts'
import { call } from '../api/call.ts'

/** What a viewer can flag. */
export interface Flaggable {
  kind: FlagKind
  id: string
  /** Their own, of which nobody else knows that: moderators see who flags. */
  isSecretlyOwn?: boolean
}

/** What is said in words about a post goes by the call of the specification. */
export async function sendFlag(
  { kind, id }: Flaggable,
  { code, reason }: { code: FlagReason; reason: string },
): Promise<void> {
  const text = reason.trim()
  if (kind === 'post' && text) {
    await call('POST /posts/:id/report', { params: { id }, body: { reason: text, code } })
  } else await call('POST /flags', { body: { kind, id, reason: code, text } })
}
