import { sql } from 'kysely'
import { ApiError } from '../core/refusal.ts'
import type { Db, Tx } from '../db/db.ts'
import type { Authorship } from './authorship.ts'
import { isHidden } from './hiding.ts'

/** How many tags are looked up first, and how many at most: whoever has written much is found with few statements, too. */
const tagsAtOnce = { first: 64, max: 4_096 }

/**
 * The ids of everything that somebody has ever written anonymously, oldest first, including things that have been deleted; none
 * while they are hidden from the author.
 */
export const subjectsOf = async (db: Db | Tx, authorship: Authorship, userId: string): Promise<string[]> =>
  isHidden(userId) ? [] : allSubjectsOf(db, authorship, userId)

async function allSubjectsOf(db: Db | Tx, authorship: Authorship, userId: string): Promise<string[]> {
  const found: string[] = []
  for (let length = tagsAtOnce.first; ; length = Math.min(length * 4, tagsAtOnce.max)) {
    const tags = Array.from({ length }, (_none, index) => authorship.tag(userId, found.length + index))
    const { rows } = await sql<{ tag: Buffer; subject_id: string }>`
      select tag, subject_id from author_index where tag = any(${tags})`.execute(db)
    const subjects = new Map(rows.map(({ tag, subject_id }) => [tag.toString('hex'), subject_id]))
    found.push(...tags.flatMap((tag) => subjects.get(tag.toString('hex')) ?? []))
    if (rows.length < length) return found
  }
}

/**
 * Has nothing be added to what somebody has written anonymously until the transaction ends. An advisory lock is only kept in the memory of
 * PostgreSQL, so it leaves no trace in the data.
 */
export async function lockSubjects(tx: Tx, authorship: Authorship, userId: string): Promise<void> {
  const lock = authorship.tag(userId, -1).readBigInt64BE()
  await sql`select pg_advisory_xact_lock(${lock.toString()}::bigint)`.execute(tx)
}

/**
 * Makes an anonymous thing findable for its author; does nothing if it already is. Throws if the account has been deleted meanwhile, since
 * nobody could withdraw the thing any more: nothing in its own row leads to an account, so no foreign key prevents it.
 */
export async function insertSubject(
  tx: Tx,
  authorship: Authorship,
  userId: string,
  subjectId: string,
): Promise<void> {
  // Concurrent calls would take the same number.
  await lockSubjects(tx, authorship, userId)
  const subjects = await allSubjectsOf(tx, authorship, userId)
  if (subjects.includes(subjectId)) return
  const tag = authorship.tag(userId, subjects.length)
  const { numAffectedRows } = await sql`
    insert into author_index (tag, subject_id)
    select ${tag}::bytea, ${subjectId}::uuid where exists (select from users where id = ${userId})`.execute(
    tx,
  )
  if (numAffectedRows === 0n) throw new ApiError('unauthenticated')
}

/**
 * Has the index lead to none of these suspects any more. Its rows stay, because the numbers must have no gaps, and lead to nothing.
 */
export async function detachSuspects(
  tx: Tx,
  authorship: Authorship,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await lockSubjects(tx, authorship, userId)
  const subjects = await allSubjectsOf(tx, authorship, userId)
  const tags = subjects.flatMap((id, number) => (ids.includes(id) ? [authorship.tag(userId, number)] : []))
  if (tags.length === 0) return
  // Whatever else has one of these ids stays findable.
  await sql`
    update author_index set subject_id = gen_random_uuid()
    where tag = any(${tags}) and exists (select from suspects where id = subject_id)`.execute(tx)
}

/** Makes a report without an author findable with its follow-up code. */
export const insertFollowUpCode = async (
  tx: Tx,
  authorship: Authorship,
  code: string,
  postId: string,
): Promise<void> =>
  void (await tx
    .insertInto('follow_up_codes')
    .values({ code_digest: digestOf(authorship, code), post_id: postId })
    .execute())

/** The id of the report with this code. An invalid code costs the same query. */
export async function findByCode(db: Db, authorship: Authorship, code: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('follow_up_codes')
    .select('post_id')
    .where('code_digest', '=', digestOf(authorship, code))
    .executeTakeFirst()
  return found?.post_id
}

const digestOf = (authorship: Authorship, code: string): string => authorship.digest('follow-up code', code)

/** Whether the data was sealed with this key; the first key that is used is recorded. */
export async function isKeyOfData(db: Db, authorship: Authorship): Promise<boolean> {
  const digest = authorship.digest('server key')
  await db
    .insertInto('server_key_check')
    .values({ digest })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = await db.selectFrom('server_key_check').select('digest').executeTakeFirst()
  return known?.digest === digest
}
