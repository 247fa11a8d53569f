import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { createOnce, type IdempotencyKey, storedKey } from '../db/idempotent.ts'
import { transact } from '../db/transaction.ts'
import { type Ref, readItems } from './feed.ts'
import { publishChange } from './liveUpdates.ts'
import { findNote, insertNote, type NoteRow } from './noteStore.ts'
import { subjectIdOf } from './sources/sources.ts'

/** Adds a note for the other moderators. It is kept with the thing, whatever the decision. */
export async function addNote(
  deps: Deps,
  admin: SignedIn,
  item: Ref,
  { text, ...idempotency }: { text: string } & IdempotencyKey,
): Promise<NoteRow> {
  const [waits] = await readItems(deps.kysely, [item])
  if (!waits) throw new ApiError('desk_item_not_found')
  const subjectId = await subjectIdOf(deps, item)
  const key = storedKey(deps, ['desk_notes', admin.userId], idempotency)
  const id = await createOnce(deps.kysely, key, (id, keepKey) =>
    transact(deps.kysely, async (tx) => {
      await keepKey(tx)
      await insertNote(tx, { id, subjectId, authorId: admin.userId, text })
    }),
  )
  publishChange(deps, waits)
  return findNote(deps.kysely, id)
}
