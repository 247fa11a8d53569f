import type { DatedStep } from '@bichar/contract/rules/caseSteps.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { nobody } from '../db/ids.ts'
import { rowsOf } from '../db/sql.ts'

/** Stands for the author of the report, whose id is never stored here. */
export const theAuthor = nobody

/** The reports to check by this day, longest overdue first. */
export const postsDueForReminder = async (db: Db, today: string, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('outcome_looks')
      .select('post_id')
      .where('look_on', '<=', today)
      .orderBy('look_on')
      .limit(limit)
      .execute()
  ).map(({ post_id }) => post_id)

interface Case {
  published: string
  steps: DatedStep[]
}

/** Locks the report's row until the transaction ends and returns how far its case has come; undefined if it is no longer due. */
export async function lockLook(tx: Tx, postId: string, today: string): Promise<Case | undefined> {
  const [found] = await rowsOf<Case>(
    tx,
    sql`select day_in_bangladesh(p.published_at) as published, n.case_steps as steps
      from outcome_looks l join posts p on p.id = l.post_id join post_counts n on n.post_id = l.post_id
      where l.post_id = ${postId} and l.look_on <= ${today} for update of l`,
  )
  return found
}

/** Sets the day of the next check; without a day, the next one comes only when the case progresses. */
export const lookAgain = async (tx: Tx, postId: string, day: string | undefined): Promise<void> =>
  void (day === undefined
    ? await tx.deleteFrom('outcome_looks').where('post_id', '=', postId).execute()
    : await tx.updateTable('outcome_looks').set({ look_on: day }).where('post_id', '=', postId).execute())

/** Returns whether the question is new. */
export async function insertQuestion(
  tx: Tx,
  asked: { post_id: string; who: string; question: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('outcome_questions')
    .values(asked)
    .onConflict((conflict) => conflict.doNothing())
    .returning('who')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Marks this person's open questions about a report as answered; returns whether there were any. */
export async function takeQuestions(tx: Tx, postId: string, who: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outcome_questions')
    .set({ is_answered: true })
    .where('post_id', '=', postId)
    .where('who', '=', who)
    .where('is_answered', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const isAdmin = sql`u.role = 'admin'`

/** The admins who have added entries to a report that does not bear their name. Whoever is no admin any more could not answer. */
export const contributorsOf = async (tx: Tx, postId: string): Promise<string[]> =>
  (
    await rowsOf<{ user_id: string }>(
      tx,
      sql`select distinct t.user_id from timelines t join posts p on p.id = t.post_id join users u on u.id = t.user_id
        where t.post_id = ${postId} and t.user_id is not null and not t.by_author and t.user_id is distinct from p.user_id
          and ${isAdmin}`,
    )
  ).map(({ user_id }) => user_id)

export const isFollowing = async (tx: Tx, postId: string, tag: string): Promise<boolean> =>
  (await rowsOf(tx, sql`select from follows where follower = ${tag} and post_id = ${postId}`)).length > 0

export interface AskedRow {
  id: string
  title: string
  steps: DatedStep[]
}

/**
 * The reports about which this person is asked: their own ones, whose anonymous ones are `subjects`, and those of others that
 * they follow under `tag`, if they have one. Of their own ones they are asked as the author only.
 */
export const askedOf = (
  db: Db,
  { userId, subjects, tag }: { userId: string; subjects: readonly string[]; tag: string | null },
): Promise<AskedRow[]> =>
  rowsOf(
    db,
    sql`select p.id, p.title, n.case_steps as steps from (
        select id, ${theAuthor}::uuid as who from posts where user_id = ${userId}
        union all select id, ${theAuthor}::uuid from posts where id = any(${subjects})
        union all select q.post_id, q.who from outcome_questions q join follows f on f.follower = q.who and f.post_id = q.post_id
          where q.who = ${tag} and not q.is_answered
      ) mine join posts p on p.id = mine.id join post_counts n on n.post_id = mine.id
      where p.is_allowed and (mine.who = ${theAuthor} or p.user_id is distinct from ${userId} and p.id <> all(${subjects}))
        and exists (
          select from outcome_questions q where q.post_id = mine.id and q.who = mine.who and not q.is_answered)
      group by p.id, n.post_id order by p.published_at desc`,
  )

/** How far the case has come, for a person with the follow-up code; undefined if the author is not asked about it. */
export async function askedByCode(db: Db, postId: string): Promise<DatedStep[] | undefined> {
  const [found] = await rowsOf<{ steps: DatedStep[] }>(
    db,
    sql`select n.case_steps as steps from post_counts n join posts p on p.id = n.post_id
      where n.post_id = ${postId} and p.is_allowed and exists (
        select from outcome_questions q where q.post_id = n.post_id and q.who = ${theAuthor} and not q.is_answered)`,
  )
  return found?.steps
}

/** Deletes the questions to a person who leaves. */
export const deleteQuestionsOf = async (tx: Tx, who: string): Promise<void> =>
  void (await tx.deleteFrom('outcome_questions').where('who', '=', who).execute())
