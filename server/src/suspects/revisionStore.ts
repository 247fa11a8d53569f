import { type Insertable, type Selectable, sql } from 'kysely'
import { isHidden } from '../authorship/hiding.ts'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import type { SuspectRevisions } from '../db/tables.ts'

type Columns = Selectable<SuspectRevisions>

/** A revision with the person who proposed it, decrypted with the server's key; null once it has been decided on. */
export interface RevisionColumns extends Omit<Columns, 'sealed_editor'> {
  proposer_id: string | null
}

/** What is needed to decrypt who proposed a change. */
type WithAuthorship = Pick<Deps, 'authorship'>

type NewRevision = Omit<
  Insertable<SuspectRevisions>,
  'contributor' | 'editor_id' | 'editor_digest' | 'sealed_editor'
> & { editor: { id: string; asAdmin: boolean } }

/** Stores a change; the suspect must be locked, so that nobody else gets the same contributor number. */
export async function insertRevision(
  { authorship }: WithAuthorship,
  tx: Tx,
  { editor: { id: editorId, asAdmin }, changes, ...revision }: NewRevision,
): Promise<void> {
  // While this person's anonymous things are hidden from them, the number of their earlier changes must not reveal
  // these as theirs.
  const hidden = isHidden(editorId)
  const whose = hidden ? newId() : editorId
  const editor_digest = asAdmin ? null : authorship.digest('suspect_revisions', whose, revision.suspect_id)
  const contributor = asAdmin
    ? null
    : sql<number>`coalesce(
        (select contributor from suspect_revisions
          where suspect_id = ${revision.suspect_id} and editor_digest = ${editor_digest} limit 1),
        (select coalesce(max(contributor), 0) + 1 from suspect_revisions
          where suspect_id = ${revision.suspect_id}))`
  const isProposed = revision.state === 'proposed'
  await tx
    .insertInto('suspect_revisions')
    .values({
      ...revision,
      editor_id: asAdmin ? editorId : null,
      editor_digest,
      contributor,
      changes,
      sealed_editor: isProposed && !hidden ? authorship.seal(editorId, revision.id) : null,
    })
    .execute()
}

export async function findRevision(
  { authorship }: WithAuthorship,
  tx: Tx,
  suspectId: string,
  id: string,
): Promise<RevisionColumns | undefined> {
  const revision = await tx
    .selectFrom('suspect_revisions')
    .selectAll()
    .where('id', '=', id)
    .where('suspect_id', '=', suspectId)
    .executeTakeFirst()
  if (!revision) return undefined
  const { sealed_editor, ...row } = revision
  return { ...row, proposer_id: sealed_editor && authorship.open(sealed_editor, id) }
}

/** Writes the decision on a proposed change; who proposed it is not needed any more. */
export const endProposal = async (
  tx: Tx,
  id: string,
  decided: Partial<Pick<Columns, 'state' | 'reason' | 'number' | 'photo_before' | 'photo_after'>> & {
    changes?: string
  },
): Promise<void> =>
  void (await tx
    .updateTable('suspect_revisions')
    .set({ ...decided, sealed_editor: null })
    .where('id', '=', id)
    .execute())
