import type { Insertable } from 'kysely'
import type { Pool } from 'pg'
import type { Db, Tx } from '../db/db.ts'
import { onlyRow } from '../db/sql.ts'
import { changeTogether, inPlaces, type Placed } from '../db/together.ts'
import type { HeldPost } from '../posts/posts.ts'
import type { ReactionTables } from './tables.ts'

interface Toggled extends HeldPost {
  /** null where nothing was done. */
  has_reacted: boolean | null
  reactions: number
  /** A bigint comes as a text. */
  change: string
}

interface Press {
  postId: string
  userId: string
}

/**
 * Reacts or takes the reaction back; those who do so at the same moment do it by one statement. Of an anonymous post nothing is done but
 * handed out what the rules look at: a row that its author's reaction changes must share no transaction with what people do under their names.
 */
export const toggleReactionOf = changeTogether(
  async (pool: Pool, presses: readonly Press[]): Promise<(Toggled | undefined)[]> => {
    const { rows } = await pool.query<Toggled & Placed>({
      name: 'toggle_reactions',
      // Nobody waits for a post that somebody else holds, or for a person who is leaving.
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

/** The same in a transaction of its own; of an anonymous post only once it is said whether it is its author who reacts. */
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

/** Takes back every reaction of a person. Returns to which posts they were. */
export async function deleteReactionsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('reactions').where('user_id', '=', userId).returning('post_id').execute()
  return rows.map(({ post_id }) => post_id)
}

/** Adds reactions that nobody has given. */
export const insertAddedReactions = async (
  tx: Tx,
  added: Insertable<ReactionTables['added_reactions']>,
): Promise<void> => void (await tx.insertInto('added_reactions').values(added).execute())

/** How many of the reactions to a post were added by admins. */
export async function addedReactions(db: Db, postId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('added_reactions')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** How many reactions there are, real and added, as the database counts along. */
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

/** Who has reacted, the latest first. */
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
