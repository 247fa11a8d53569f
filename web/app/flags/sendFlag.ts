import type { FlagKind, FlagReason } from '@bichar/contract/rules/flagReasons.ts'
import { call } from '../api/call.ts'

/** An item that a viewer can flag. */
export interface Flaggable {
  kind: FlagKind
  id: string
  /** Whether it is the viewer's own anonymous item. They are warned, because moderators see who flags it. */
  isOwnAnonymous?: boolean
}

/** A flag on a post that has a text uses the call of the specification, every other one `POST /flags`. */
export async function sendFlag(
  { kind, id }: Flaggable,
  { code, reason }: { code: FlagReason; reason: string },
): Promise<void> {
  const text = reason.trim()
  if (kind === 'post' && text) {
    await call('POST /posts/:id/report', { params: { id }, body: { reason: text, code } })
  } else await call('POST /flags', { body: { kind, id, reason: code, text } })
}
