import type { AuditAction, AuditSubject } from '@bichar/contract/rules/auditActions.ts'
import { sql } from 'kysely'
import type { SignedIn } from '../actor.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import type { AuditDetail } from './tables.ts'

interface Entry {
  action: AuditAction
  subject: { kind: AuditSubject; id: string }
  detail?: AuditDetail
}

/** Takes the name of somebody who leaves out of the log; what they did stays in it. */
export const forgetActor = async (tx: Tx, userId: string): Promise<void> =>
  void (await sql`update audit_log set actor_name = '' where actor_id = ${userId}`.execute(tx))

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
