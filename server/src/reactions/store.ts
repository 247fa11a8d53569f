import type { Insertable } from 'kysely'
import type { Pool } from 'pg'
import type { PageRequest } from '../core/pageRequest.ts'
import type { Db, Tx } from '../db/db.ts'
import { onlyRow } from '../db/sql.ts'
import type { AddedReactions } from '../db/tables.ts'
import type { LockedPost } from '../posts/posts.ts'

interface Toggled extends LockedPost {
  /** null if nothing was changed. */
  has_reacted: boolean | null
  reactions: number
  /** node-postgres returns a bigint as a string. */
  change: string
}

interface Reaction {
  postId: string
  userId: string
}

/**
 * Reacts, or takes the reaction back if there is one. Changes nothing on an anonymous post until `asAuthor` says whether the person is
 * its author.
 */
export async function toggleReactionOf(
  pool: Pool,
  { postId, userId }: Reaction,
  asAuthor: boolean | null,
): Promise<Toggled> {
  const { rows } = await pool.query<Toggled>({
    name: 'toggle_reaction',
    text: 'select * from toggle_reaction($1, $2, $3, $4)',
    values: [postId, userId, new Date(), asAuthor],
  })
  return onlyRow(rows)
}

/** Deletes all reactions of a person, and returns the ids of their posts. */
export async function deleteReactionsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('reactions').where('user_id', '=', userId).returning('post_id').execute()
  return rows.map(({ post_id }) => post_id)
}

export const insertAddedReactions = async (tx: Tx, added: Insertable<AddedReactions>): Promise<void> =>
  void (await tx.insertInto('added_reactions').values(added).execute())

/** The number of reactions to a post that admins have added. */
export async function addedReactions(db: Db, postId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('added_reactions')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** The number of real and added reactions, which the database maintains. */
export async function countedReactions(tx: Tx, postId: string): Promise<number> {
  const { reaction_count } = await tx
    .selectFrom('post_counts')
    .select('reaction_count')
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow()
  return reaction_count
}

export interface Reactor {
  id: string
  name: string
  avatar: string | null
}

/** Who has reacted, latest first. */
export async function readReactors(
  pool: Pool,
  postId: string,
  { page, limit }: PageRequest,
): Promise<Reactor[]> {
  const { rows } = await pool.query<Reactor>({
    name: 'reactors',
    text: `select u.id, u.name, u.avatar
           from reactions r join users u on u.id = r.user_id
           where r.post_id = $1
           order by r.created_at desc, r.user_id offset $2 limit $3`,
    values: [postId, (page - 1) * limit, limit],
  })
  return rows
}
