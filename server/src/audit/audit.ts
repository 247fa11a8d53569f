import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import type { SignedIn } from '../http/actor.ts'

/** Everything an admin can do to somebody's content. */
type AuditAction =
  | 'post.approve'
  | 'post.disapprove'
  | 'post.edit'
  | 'post.delete'
  | 'comment.delete'
  | 'suspect.edit'
  | 'suspect.revert'
  | 'suspect.delete'
  | 'timeline.add'
  | 'timeline.approve'
  | 'timeline.unapprove'
  | 'timeline.delete'
  | `${'blog' | 'story'}.${'create' | 'edit' | 'delete' | 'publish' | 'unpublish'}`

interface Entry {
  action: AuditAction
  subject: { kind: 'post' | 'comment' | 'suspect' | 'timeline' | 'blog' | 'story'; id: string }
  /** What a later reader needs to understand the entry. Never who wrote an anonymous post or comment. */
  detail?: Record<string, string | number>
}

/** Writes what an admin did, in the transaction that does it. */
export async function recordAction(
  tx: Tx,
  admin: SignedIn,
  { action, subject, detail = {} }: Entry,
): Promise<void> {
  await sql`
    insert into audit_log (id, actor_id, actor_name, action, subject_kind, subject_id, detail, at)
    select ${newId()}::uuid, id, name, ${action}, ${subject.kind}, ${subject.id}::uuid,
      ${JSON.stringify(detail)}::jsonb, ${new Date()}::timestamptz
    from users where id = ${admin.userId}`.execute(tx)
}
