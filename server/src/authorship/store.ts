import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import type { Authorship } from './authorship.ts'
import { isHidden } from './hiding.ts'

/** What authors wrote anonymously is looked for by so many numbers at once. */
const foundAtOnce = 64

/**
 * The ids of everything that somebody has ever written anonymously, the oldest first, also of what is gone by now; none while
 * it is hidden from them.
 */
export const subjectsOf = async (db: Db | Tx, authorship: Authorship, userId: string): Promise<string[]> =>
  isHidden(userId) ? [] : allSubjectsOf(db, authorship, userId)

async function allSubjectsOf(db: Db | Tx, authorship: Authorship, userId: string): Promise<string[]> {
  const found: string[] = []
  for (;;) {
    const tags = Array.from({ length: foundAtOnce }, (_none, index) =>
      authorship.tag(userId, found.length + index),
    )
    const rows = await db
      .selectFrom('author_index')
      .select(['tag', 'subject_id'])
      .where('tag', 'in', tags)
      .execute()
    const subjects = new Map(rows.map(({ tag, subject_id }) => [tag.toString('hex'), subject_id]))
    found.push(...tags.flatMap((tag) => subjects.get(tag.toString('hex')) ?? []))
    if (rows.length < foundAtOnce) return found
  }
}

/** Lets an author find what they write anonymously; once is enough. */
export async function insertSubject(
  tx: Tx,
  authorship: Authorship,
  userId: string,
  subjectId: string,
): Promise<void> {
  // Two at once would take the same number. The lock is of PostgreSQL's memory, so it leaves no trace in the data.
  const lock = authorship.tag(userId, -1).readBigInt64BE()
  await sql`select pg_advisory_xact_lock(${lock.toString()}::bigint)`.execute(tx)
  const subjects = await allSubjectsOf(tx, authorship, userId)
  if (subjects.includes(subjectId)) return
  await tx
    .insertInto('author_index')
    .values({ tag: authorship.tag(userId, subjects.length), subject_id: subjectId })
    .execute()
}

/** Lets whoever has the code find a report that has no author. */
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

/** The id of the report that has this code. What is no code at all costs the same look-up. */
export async function findByCode(db: Db, authorship: Authorship, code: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('follow_up_codes')
    .select('post_id')
    .where('code_digest', '=', digestOf(authorship, code))
    .executeTakeFirst()
  return found?.post_id
}

const digestOf = (authorship: Authorship, code: string): string => authorship.digest('follow-up code', code)

/** Whether the data was sealed with this key, as far as any has been used on it before. */
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
