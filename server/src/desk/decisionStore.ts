import { claimSeconds, type DeskAction, undoSeconds } from '@bichar/contract/rules/desk.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { sql } from 'kysely'
import { inForce } from '../accounts/suspensionStore.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Db, Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { rowsOf } from '../db/sql.ts'
import type { Ref } from './feed.ts'

export interface NewDecision extends Ref {
  version: string
  action: DeskAction
  reason: string
  /** The proposed suspects of a post who are not shown with it. */
  leaveOut: readonly string[]
}

/** A decision that can still be undone. */
export interface Pending extends Ref {
  _id: string
  due_at: Date
}

/**
 * Claims the items and inserts the decisions, in one statement; items that somebody else has claimed, or that have a pending
 * decision, are left out.
 */
export const insertDecisions = (
  db: Db,
  admin: SignedIn,
  decisions: readonly NewDecision[],
): Promise<Pending[]> => {
  // Sorted, so that two admins who decide on the same items do not deadlock.
  const rows = decisions
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map((decision) => ({ ...decision, decision_id: newId() }))
  return rowsOf<Pending>(
    db,
    sql`with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w (decision_id uuid, id uuid, kind text, version text, action text, reason text, "leaveOut" uuid[])
    ), claimed as (
      insert into desk_claims as c (subject_id, kind, admin_id, until)
      select id, kind, ${admin.userId}::uuid, now() + make_interval(secs => ${claimSeconds}) from wanted
      on conflict (subject_id, kind) do update set admin_id = excluded.admin_id, until = excluded.until
        where c.admin_id = excluded.admin_id or c.until <= now()
      returning subject_id, kind
    )
    insert into desk_decisions as d (id, subject_id, kind, admin_id, version, action, reason, left_out, due_at)
    select w.decision_id, w.id, w.kind, ${admin.userId}::uuid, w.version, w.action, w.reason, w."leaveOut",
      now() + make_interval(secs => ${undoSeconds})
    from wanted w join claimed c on c.subject_id = w.id and c.kind = w.kind
    on conflict (subject_id, kind) do update set id = excluded.id, admin_id = excluded.admin_id, version = excluded.version,
      action = excluded.action, reason = excluded.reason, left_out = excluded.left_out, due_at = excluded.due_at, is_pending = true
      where not d.is_pending
    returning id as _id, subject_id as id, kind, due_at`,
  )
}

/** Waits for those that are being carried out; after that there is nothing to hold back. */
export async function holdPending(db: Db, admin: SignedIn, ids: readonly string[]): Promise<string[]> {
  const held = await rowsOf<{ _id: string }>(
    db,
    sql`update desk_decisions set due_at = now() + make_interval(secs => ${undoSeconds})
      where id = any (${ids}::uuid[]) and admin_id = ${admin.userId} and is_pending
      returning id as _id`,
  )
  return held.map(({ _id }) => _id)
}

/** Waits if the decision is being carried out; after that there is nothing to undo. */
export async function deletePending(db: Db, admin: SignedIn, id: string): Promise<Ref | undefined> {
  const [undone] = await rowsOf<Ref>(
    db,
    sql`delete from desk_decisions where id = ${id} and admin_id = ${admin.userId} and is_pending
      returning subject_id as id, kind`,
  )
  return undone
}

/** A decision that is due, and who made it. */
export interface Due extends NewDecision {
  decision_id: string
  admin_id: string
  /** Whether they are still an admin, and not suspended. */
  is_admin: boolean
  is_super_admin: boolean
  /** Whether it has been due for more than a minute. */
  is_late: boolean
}

/** Locks a due decision that is not in `passed` until the transaction ends. */
export async function takeDue(tx: Tx, passed: readonly string[]): Promise<Due | undefined> {
  // Suspension ends sessions but does not change the role.
  const isFree = sql`not exists (select ${inForce(sql`u.id`, 'suspension', todayInBangladesh())})`
  const [due] = await rowsOf<Due>(
    tx,
    sql`select d.id as decision_id, d.subject_id as id, d.kind, d.version, d.action, d.reason, d.left_out as "leaveOut", d.admin_id,
        u.role = 'admin' and ${isFree} as is_admin, u.role = 'admin' and s.seat is not null as is_super_admin,
        d.due_at < now() - interval '1 minute' as is_late
      from desk_decisions d join users u on u.id = d.admin_id left join super_admins s on s.user_id = u.id
      where d.is_pending and d.due_at <= now() and d.id <> all (${passed}::uuid[])
      order by d.due_at limit 1 for update of d skip locked`,
  )
  return due
}

/** Deletes a decision that has been carried out or will not be, and the claim of its item. */
export const endDecision = async (tx: Tx, { decision_id, id, kind }: Due): Promise<void> =>
  void (await sql`
    with ended as (delete from desk_decisions where id = ${decision_id})
    delete from desk_claims where subject_id = ${id} and kind = ${kind}`.execute(tx))

/**
 * Drops a decision, which from then on marks its item as changed, and deletes the claim. The decision is locked before the claim, as by the
 * process that carries it out: in the other order the two could deadlock.
 */
export const dropDecision = async (db: Db, { decision_id, id, kind }: Due): Promise<void> =>
  void (await sql`
    with dropped as (update desk_decisions set is_pending = false where id = ${decision_id} returning id)
    delete from desk_claims where subject_id = ${id} and kind = ${kind} and exists (select from dropped)`.execute(
    db,
  ))

export const deleteDropped = async (db: Db, id: string): Promise<void> =>
  void (await sql`delete from desk_decisions where id = ${id} and not is_pending`.execute(db))

/** Milliseconds until the next decision is due; null if there is none. */
export async function nextDueIn(db: Db): Promise<number | null> {
  const [next] = await rowsOf<{ milliseconds: number | null }>(
    db,
    sql`select (extract(epoch from min(due_at) - now()) * 1000)::float4 as milliseconds
      from desk_decisions where is_pending`,
  )
  return next?.milliseconds ?? null
}
