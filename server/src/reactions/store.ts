import type { Insertable } from 'kysely'
import type { Pool } from 'pg'
import type { Db, Tx } from '../db/db.ts'
import { onlyRow } from '../db/sql.ts'
import { changeTogether, inPlaces, type Placed } from '../db/together.ts'
import type { LockedPost } from '../posts/posts.ts'
import type { ReactionTables } from './tables.ts'

interface Toggled extends LockedPost {
  /** null if nothing was changed. */
  has_reacted: boolean | null
  reactions: number
  /** node-postgres returns a bigint as a string. */
  change: string
}

interface Press {
  postId: string
  userId: string
}

/**
 * Reacts or takes the reaction back; concurrent calls share one statement. For an anonymous post this changes nothing and only
 * returns the columns that the rules depend on: a row that its author's reaction changes must not share a transaction with what
 * people do under their names.
 */
export const toggleReactionOf = changeTogether(
  async (pool: Pool, presses: readonly Press[]): Promise<(Toggled | undefined)[]> => {
    const { rows } = await pool.query<Toggled & Placed>({
      name: 'toggle_reactions',
      // Skips posts that somebody else has locked and users that are being deleted, instead of waiting for them.
      text: `with asked as (
               select * from unnest($1::uuid[], $2::uuid[]) with ordinality as each (post_id, person_id, place)
             )
             select asked.place, toggled.*
             from asked
             cross join lateral (
               select id from posts where id = asked.post_id and not is_anonymous for no key update skip locked
             ) post
             cross join lateral (select id from users where id = asked.person_id for key share skip locked) person
             cross join lateral toggle_reaction(post.id, person.id, $3, null) toggled
             union all
             select asked.place, p.user_id, p.sealed_author, p.is_anonymous, p.is_allowed, null, null, null
             from asked join posts p on p.id = asked.post_id where p.is_anonymous`,
      values: [presses.map(({ postId }) => postId), presses.map(({ userId }) => userId), new Date()],
    })
    return inPlaces(presses, rows)
  },
  (pool, press) => toggleReactionAlone(pool, press, null),
)

/** Does the same in a transaction of its own; changes an anonymous post only if `asAuthor` says whether its author reacts. */
export async function toggleReactionAlone(
  pool: Pool,
  { postId, userId }: Press,
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

export const insertAddedReactions = async (
  tx: Tx,
  added: Insertable<ReactionTables['added_reactions']>,
): Promise<void> => void (await tx.insertInto('added_reactions').values(added).execute())

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
  { page, limit }: { page: number; limit: number },
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
