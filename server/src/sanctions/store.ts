import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { AppealOutcome, PausedThing, SanctionKind } from '@bichar/contract/rules/sanctions.ts'
import { type Insertable, sql } from 'kysely'
import { inForce } from '../accounts/suspensionStore.ts'
import { type Authorship, uuidOf } from '../authorship/authorship.ts'
import type { Db, Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { rowsOf, type Sql } from '../db/sql.ts'
import type { AuthorPauses, Sanctions } from '../db/tables.ts'

/** A decision with its appeal, about a named person or about the author of something anonymous. */
export interface SanctionRow {
  id: string
  kind: SanctionKind
  reason: string
  until: string | null
  day: string
  is_active: boolean
  is_lifted: boolean
  appeal: string | null
  appealed_on: string | null
  /** Only for named people. */
  appealed_at: Date | null
  outcome: AppealOutcome | null
  answer: string
  by_id: string | null
  by_name: string | null
  /** Only for named people. */
  user_id: string | null
  lifted_at: Date | null
  /** This and the following only for authors of something anonymous. */
  tag: Buffer | null
  sealed_user: Buffer | null
  thing_kind: PausedThing | null
  thing_id: string | null
  post_id: string | null
}

const dayOf = (column: string): Sql => sql.raw(`to_char(${column} at time zone 'Asia/Dhaka', 'YYYY-MM-DD')`)

/** The SQL that selects decisions about named people as `SanctionRow`s; `which` is the condition. */
export const namedSanctions = (which: Sql, today: string): Sql => sql`
  select s.id, s.kind, s.reason, s.until::text as until, ${dayOf('s.created_at')} as day,
    s.kind <> 'warning' and s.lifted_at is null and (s.until is null or s.until > ${today}::date) as is_active,
    s.lifted_at is not null as is_lifted, s.appeal, ${dayOf('s.appealed_at')} as appealed_on, s.appealed_at, s.outcome, s.answer,
    s.by_id, b.name as by_name, s.user_id, s.lifted_at, null::bytea as tag, null::bytea as sealed_user,
    null as thing_kind, null::uuid as thing_id, null::uuid as post_id
  from sanctions s left join users b on b.id = s.by_id where ${which}`

/** The same for authors of something anonymous. */
export const authorPauses = (which: Sql, today: string): Sql => sql`
  select s.id, 'pause' as kind, s.reason, s.until::text as until, s.created_on::text as day,
    s.lifted_on is null and s.until > ${today}::date as is_active, s.lifted_on is not null as is_lifted,
    s.appeal, s.appealed_on::text as appealed_on, null::timestamptz as appealed_at, s.outcome, s.answer,
    s.by_id, b.name as by_name, null::uuid as user_id, null::timestamptz as lifted_at, s.tag, s.sealed_user,
    s.thing_kind, s.thing_id, s.post_id
  from author_pauses s left join users b on b.id = s.by_id where ${which}`

/** All sanctions of a person in the last year, including those known only by the person's tags; latest first. */
export const sanctionsOf = (
  db: Db,
  { userId, tags, since }: { userId: string; tags: readonly Buffer[]; since: Date },
): Promise<SanctionRow[]> => {
  const today = todayInBangladesh()
  const named = namedSanctions(
    sql`s.user_id = ${userId} and (s.created_at > ${since} or s.lifted_at is null and s.kind <> 'warning')`,
    today,
  )
  return rowsOf<SanctionRow>(
    db,
    sql`${named} union all ${authorPauses(sql`s.tag = any(${tags})`, today)} order by day desc, id`,
  )
}

/** Finds a decision and locks it until the transaction ends. */
export async function lockSanction(tx: Tx, id: string): Promise<SanctionRow | undefined> {
  const today = todayInBangladesh()
  const which = sql`s.id = ${id} for no key update of s`
  const [named] = await rowsOf<SanctionRow>(tx, namedSanctions(which, today))
  if (named) return named
  const [unnamed] = await rowsOf<SanctionRow>(tx, authorPauses(which, today))
  return unnamed
}

export const insertSanction = async (tx: Tx, sanction: Insertable<Sanctions>): Promise<void> =>
  void (await tx.insertInto('sanctions').values(sanction).execute())

/** Whether a sanction of this kind is in force for a person. */
export async function isSanctioned(
  tx: Tx,
  userId: string,
  kind: SanctionKind,
  today: string,
): Promise<boolean> {
  const rows = await rowsOf(tx, sql`select ${inForce(sql`${userId}`, kind, today)} limit 1`)
  return rows.length > 0
}

/**
 * Makes all other sanctions of this person wait until the transaction ends, and a suspension their logins, too. What is notified meanwhile
 * skips an account that is locked `for update`, as if it were being deleted, so a lesser sanction takes the weaker lock.
 */
export const lockUser = async (tx: Tx, userId: string, kind: SanctionKind): Promise<void> => {
  const strength = kind === 'suspension' ? sql`for update` : sql`for no key update`
  await sql`select from users where id = ${userId} ${strength}`.execute(tx)
}

export async function liftSanction(tx: Tx, { id, tag }: SanctionRow, now: Date): Promise<void> {
  if (tag)
    await sql`update author_pauses set lifted_on = ${todayInBangladesh(now)}::date where id = ${id}`.execute(
      tx,
    )
  else await tx.updateTable('sanctions').set({ lifted_at: now }).where('id', '=', id).execute()
}

export async function writeAppeal(
  tx: Tx,
  { id, tag }: SanctionRow,
  appeal: string,
  now: Date,
): Promise<void> {
  if (tag)
    await sql`update author_pauses set appeal = ${appeal}, appealed_on = ${todayInBangladesh(now)}::date where id = ${id}`.execute(
      tx,
    )
  else await tx.updateTable('sanctions').set({ appeal, appealed_at: now }).where('id', '=', id).execute()
}

export async function writeJudgement(
  tx: Tx,
  { id, tag }: SanctionRow,
  { outcome, answer }: { outcome: AppealOutcome; answer: string },
  now: Date,
): Promise<void> {
  if (tag)
    await sql`update author_pauses set outcome = ${outcome}, answer = ${answer}, judged_on = ${todayInBangladesh(now)}::date
      where id = ${id}`.execute(tx)
  else
    await tx.updateTable('sanctions').set({ outcome, answer, judged_at: now }).where('id', '=', id).execute()
}

/** Lifts every pause and suspension in force for a person; returns their number. */
export async function liftAll(tx: Tx, userId: string, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update sanctions set lifted_at = ${now} where user_id = ${userId} and kind <> 'warning' and lifted_at is null
      and (until is null or until > ${todayInBangladesh(now)}::date)`.execute(tx)
  return Number(numAffectedRows)
}

/**
 * Stores the pause of an author under one of their tags: that of a pause for the same thing, a free one, or one whose
 * pause is over. A pause in force for something else, or one that was appealed, is never replaced: an admin who makes
 * nine pauses could see by that which authors are the same. If no tag is available, the pause is stored for nobody,
 * with the same work. Returns the tag, and whether it is the author's.
 */
export async function insertAuthorPause(
  tx: Tx,
  authorship: Authorship,
  userId: string,
  pause: Omit<Insertable<AuthorPauses>, 'tag' | 'sealed_user'>,
): Promise<{ tag: Buffer; isTheirs: boolean }> {
  const tags = authorship.pauseTags(userId)
  // Two concurrent pauses of one author would take the same tag. An advisory lock exists only in PostgreSQL's memory,
  // so it leaves no trace in the data.
  const [first] = tags
  await sql`select pg_advisory_xact_lock(${first?.readBigInt64BE().toString()}::bigint)`.execute(tx)
  const taken = await rowsOf<{ tag: Buffer; thing_id: string; is_over: boolean; was_appealed: boolean }>(
    tx,
    sql`select tag, thing_id, appeal is not null as was_appealed,
        lifted_on is not null or until <= ${todayInBangladesh()}::date as is_over
      from author_pauses where tag = any(${tags}) order by until`,
  )
  const replaceable = taken.filter(({ was_appealed }) => !was_appealed)
  const theirs =
    replaceable.find(({ thing_id }) => thing_id === pause.thing_id)?.tag ??
    tags.find((tag) => !taken.some((each) => each.tag.equals(tag))) ??
    replaceable.find(({ is_over }) => is_over)?.tag
  const owner = theirs ? userId : newId()
  const tag = theirs ?? authorship.pauseTags(owner)[0] ?? Buffer.alloc(0)
  // Also replaces a pause for the same thing under another tag, which exists if no author was found: two pauses for one
  // thing would reveal that.
  await tx
    .deleteFrom('author_pauses')
    .where((eb) =>
      eb.or([eb('tag', '=', tag), eb.and([eb('thing_id', '=', pause.thing_id), eb('appeal', 'is', null)])]),
    )
    .execute()
  await tx.deleteFrom('notifications').where('author_of', '=', uuidOf(tag)).execute()
  await tx
    .insertInto('author_pauses')
    .values({ ...pause, tag, sealed_user: authorship.seal(owner, pause.id) })
    .execute()
  return { tag, isTheirs: theirs !== undefined }
}
