import { sql } from 'kysely'
import { subjectsOf } from '../authorship/store.ts'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'

type ReadDeps = Pick<Deps, 'kysely' | 'authorship'>

export async function countPostsOf({ kysely, authorship }: ReadDeps, userId: string): Promise<number> {
  const unnamed = await subjectsOf(kysely, authorship, userId)
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from posts where user_id = ${userId})
      + (select count(*) from posts where id = any(${unnamed}) and is_anonymous))::integer as count`.execute(
    kysely,
  )
  return rows[0]?.count ?? 0
}

/** Returns the media id of a person's avatar, and locks the account's row until the transaction ends. */
export async function lockAvatar(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('avatar_id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.avatar_id ?? null
}

export interface ProfileColumns {
  name?: string | undefined
  address?: string | undefined
  /** The URL of the picture, and its media id. */
  avatar?: string | null
  avatar_id?: string | null
}

export async function updateProfile(tx: Tx, userId: string, columns: ProfileColumns): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return
  await tx.updateTable('users').set(columns).where('id', '=', userId).execute()
}

/**
 * Locks the posts that this person wrote, commented on, added to or reacted to under their name: these change, or somebody is
 * notified about them, when the person leaves. They are locked in the order of their ids, so that transactions that change several
 * of them wait for each other without deadlocks. Nothing is locked for what is anonymous, or for a vote: it does not change yet, and
 * PostgreSQL stores the transaction that locked a row in the row, so that a lock would tie all of it together.
 */
export const lockTouchedPosts = async (tx: Tx, userId: string): Promise<void> =>
  void (await sql`
    select from posts where id in (
      select post_id from reactions where user_id = ${userId}
      union all select post_id from comments where user_id = ${userId}
      union all select post_id from timelines where user_id = ${userId}
      union all select id from posts where user_id = ${userId}
    ) order by id for update`.execute(tx))

/** Has whatever is being added under this person's name be either there to be deleted with the account, or refused after it. */
export const lockAccount = async (tx: Tx, userId: string): Promise<void> =>
  void (await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute())

export async function namedPostsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.selectFrom('posts').select('id').where('user_id', '=', userId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Deletes the account and, through foreign keys, every row that names it. */
export const deleteUser = async (tx: Tx, userId: string): Promise<void> =>
  void (await tx.deleteFrom('users').where('id', '=', userId).execute())
