import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { type IdempotencyKey, idempotent } from '../db/idempotent.ts'
import { type Ref, readItems } from './feed.ts'
import { publishChange } from './liveUpdates.ts'
import { findNote, insertNote, type NoteRow } from './noteStore.ts'
import { subjectIdOf } from './sources/sources.ts'

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
  const subjectId = await subjectIdOf(deps, item)
  const id = await idempotent(deps.kysely, 'desk_notes', of, idempotencyKey, () =>
    insertNote(deps.kysely, { subjectId, authorId: admin.userId, text, idempotencyKey }),
  )
  publishChange(deps, waits)
  return findNote(deps.kysely, id)
}
