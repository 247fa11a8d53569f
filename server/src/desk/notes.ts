import type { SignedIn } from '../actor.ts'
import { type IdempotencyKey, idempotent } from '../db/idempotent.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../refusal.ts'
import { type Ref, readItems } from './feed.ts'
import { publishToDesk } from './liveUpdates.ts'
import { findNote, insertNote, type NoteRow } from './noteStore.ts'

/** Adds a note for the other moderators. It is kept with the thing, whatever the decision. */
export async function addNote(
  deps: Deps,
  admin: SignedIn,
  item: Ref,
  { text, idempotencyKey }: { text: string } & IdempotencyKey,
): Promise<NoteRow> {
  const [waits] = await readItems(deps.kysely, [item])
  if (!waits) throw new ApiError('desk_item_not_found')
  const of = { author_id: admin.userId }
  const id = await idempotent(deps.kysely, 'desk_notes', of, idempotencyKey, () =>
    insertNote(deps.kysely, { subjectId: item.id, authorId: admin.userId, text, idempotencyKey }),
  )
  const { claimed_by, claimer_name, claimed_until } = waits
  const isClaimed = claimed_by !== null && claimer_name !== null && claimed_until !== null
  publishToDesk(deps, item, {
    claim: isClaimed ? { userId: claimed_by, name: claimer_name, until: claimed_until } : null,
  })
  return findNote(deps.kysely, id)
}
