import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { rowsOf, type Sql } from '../db/sql.ts'
import type { Stories } from '../db/tables.ts'
import { mediasOfPost, type PostRow, publicSuspectsOfPost } from '../posts/store.ts'

/** A story with everything that any viewer may see. */
export interface StoryRow
  extends Omit<
    Selectable<Stories>,
    'author_id' | 'post_id' | 'idempotency_key' | 'sort_key' | 'headline' | 'words'
  > {
  post:
    | (Pick<
        PostRow,
        'id' | 'title' | 'is_allowed' | 'medias' | 'suspects' | 'case_steps' | 'update_count'
      > & {
        created_at: string
      })
    | null
}

/**
 * The SQL that selects whole stories; `chosen` selects rows of `stories`, and `order` is repeated because the join need
 * not keep it.
 */
export const wholeStories = (chosen: Sql, order: Sql): Sql => sql`
  select s.id, s.title, s.description, s.is_published, s.created_at, s.updated_at, s.sort_key,
    case when p.id is not null
      then json_build_object('id', p.id, 'title', p.title, 'is_allowed', p.is_allowed, 'created_at', p.created_at,
        'medias', ${mediasOfPost}, 'suspects', ${publicSuspectsOfPost}, 'case_steps', n.case_steps, 'update_count', n.update_count)
      end as post
  from (${chosen}) s left join posts p on p.id = s.post_id left join post_counts n on n.post_id = p.id
  order by ${order}`

export async function findStory(db: Db | Tx, id: string): Promise<StoryRow | undefined> {
  const chosen = sql`select * from stories where id = ${id}`
  const [story] = await rowsOf<StoryRow>(db, wholeStories(chosen, sql`s.id`))
  return story
}

/** Locks the story until the transaction ends. */
export const lockStory = (tx: Tx, id: string) =>
  tx
    .selectFrom('stories')
    .select(['id', 'title', 'is_published'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Whether the post exists; prevents that it is deleted before the transaction ends. */
export async function holdsPost(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('posts').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return row !== undefined
}

export const insertStory = async (tx: Tx, story: Insertable<Stories>): Promise<void> =>
  void (await tx.insertInto('stories').values(story).execute())

export const updateStory = async (tx: Tx, id: string, changed: Updateable<Stories>): Promise<void> =>
  void (await tx
    .updateTable('stories')
    .set({ ...changed, updated_at: new Date() })
    .where('id', '=', id)
    .execute())

export const deleteStory = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.deleteFrom('stories').where('id', '=', id).execute())
