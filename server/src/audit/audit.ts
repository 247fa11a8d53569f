import type { AuditActor } from '@bichar/contract/audit.ts'
import type { AuditAction, AuditSubject } from '@bichar/contract/rules/auditActions.ts'
import { reasonCodeOf } from '@bichar/contract/rules/readyReasons.ts'
import type { WaitingKind } from '@bichar/contract/rules/waiting.ts'
import { type Selectable, sql } from 'kysely'
import type { SignedIn } from '../core/actor.ts'
import type { AuditDetail } from '../db/columnTypes.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import type { AuditLog } from '../db/tables.ts'

/** Whoever works at the server's command line, and has no account. */
export const operator = 'operator'

/** A decision about something that had been waiting for a moderator. */
interface Decided {
  kind: WaitingKind
  /** Since when it had waited; null for anonymous things, of which only the day is known. */
  since: Date | null
  /** Whether it was not approved: it was returned to its author for changes, or removed. */
  isSentBack: boolean
}

interface Entry {
  action: AuditAction
  subject: { kind: AuditSubject; id: string }
  detail?: AuditDetail
  decided?: Decided | undefined
}

/** Erases from the log the name of a person who deletes their account, and what it calls their own; what they did stays in it. */
export const anonymiseActor = async (tx: Tx, userId: string): Promise<void> =>
  void (await sql`
    update audit_log set actor_name = '', detail = detail - 'isOwn' where actor_id = ${userId}`.execute(tx))

type ActorColumns = Pick<Selectable<AuditLog>, 'actor_id' | 'actor_name'>

/** The actor of an entry for an answer; null for the operator. */
export const actorView = ({ actor_id, actor_name }: ActorColumns): AuditActor =>
  actor_id === null ? null : { _id: actor_id, name: actor_name }

/** Logs what an admin or the operator did, in the transaction that does it. */
export async function recordAction(
  tx: Tx,
  actor: SignedIn | typeof operator,
  { action, subject, detail = {}, decided }: Entry,
): Promise<void> {
  const at = new Date()
  const waited = decided?.since
    ? Math.max(0, Math.round((at.getTime() - decided.since.getTime()) / 1000))
    : null
  const isSentBack = decided?.isSentBack ?? false
  const who =
    actor === operator
      ? sql`select null::uuid as id, '' as name`
      : sql`select id, name from users where id = ${actor.userId}`
  const reasonCode = isSentBack && detail.reason ? (reasonCodeOf(detail.reason) ?? 'own') : null
  await sql`
    insert into audit_log (id, actor_id, actor_name, action, subject_kind, subject_id, detail, at,
      decided, waited_seconds, was_sent_back, reason_code)
    select ${newId()}::uuid, id, name, ${action}, ${subject.kind}, ${subject.id}::uuid,
      ${JSON.stringify(detail)}::jsonb, ${at}::timestamptz,
      ${decided?.kind ?? null}::text, ${waited}::integer, ${isSentBack}::boolean, ${reasonCode}::text
    from (${who}) who`.execute(tx)
}
