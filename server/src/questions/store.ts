import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'

export interface MessageRow {
  from_author: boolean
  text: string
  /** YYYY-MM-DD */
  day: string
}

/** What has been asked and answered about a post, oldest first. */
export const messagesOf = (db: Db | Tx, postId: string): Promise<MessageRow[]> =>
  db
    .selectFrom('post_messages')
    .select(['from_author', 'text', sql<string>`day::text`.as('day')])
    .where('post_id', '=', postId)
    .orderBy('position')
    .execute()

/** Adds the last message of a post that this transaction has locked. */
export const insertMessage = async (
  tx: Tx,
  postId: string,
  position: number,
  message: MessageRow,
): Promise<void> =>
  void (await tx
    .insertInto('post_messages')
    .values({ post_id: postId, position, ...message })
    .execute())
