import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'

/** What something is said about. */
export interface Subject {
  id: string
  title: string
}

/**
 * The post that something is to be said about, in no other hands as long as the transaction lasts; nothing when it is
 * gone, or the entry of its timeline.
 */
export async function holdSubject(tx: Tx, postId: string, timelineId?: string): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    select id, title from posts where id = ${postId} for no key update`.execute(tx)
  if (timelineId === undefined) return rows[0]
  const entry = await tx.selectFrom('timelines').select('id').where('id', '=', timelineId).executeTakeFirst()
  return entry && rows[0]
}

/** The post, if it waits for review, or if an entry of its timeline waits for approval; then it is in no other hands. */
export async function findWaiting(tx: Tx, postId: string, timelineId?: string): Promise<Subject | undefined> {
  const subject = await holdSubject(tx, postId, timelineId)
  if (!subject) return undefined
  const waits = timelineId
    ? sql`timelines where id = ${timelineId} and not is_approved`
    : sql`posts where id = ${postId} and review_state = 'waiting'`
  const [waiting] = await rowsOf<{ id: string }>(tx, sql`select id from ${waits}`)
  return waiting && subject
}

/** Whether a comment is still there. */
export async function isComment(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.selectFrom('comments').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}
