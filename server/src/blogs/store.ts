import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Pool } from 'pg'
import type { Tx } from '../db/db.ts'
import { type Sql, textOf } from '../db/sql.ts'
import type { Blogs } from '../db/tables.ts'
import type { ShownMedia } from '../media/media.ts'
import { shownMedia } from '../media/store.ts'

type BlogColumns = Omit<Selectable<Blogs>, 'headline' | 'tags' | 'words'>

/** A blog with all columns that any viewer may see. */
export interface BlogRow extends Omit<BlogColumns, 'author_id' | 'image_id' | 'idempotency_key'> {
  author_name: string | null
  author_avatar: string | null
  picture: ShownMedia | null
}

/**
 * The SQL that selects whole blogs. `chosen` selects rows of `blogs`, `order` is repeated outside because the join need
 * not keep it, and `content` is the part of the content to read.
 */
export const wholeBlogs = (chosen: Sql, order: Sql, content: Sql = sql`b.content`): Sql => sql`
  select b.id, b.title, ${content} as content, b.category, b.hashtags, b.is_published, b.created_at, b.updated_at, b.sort_key,
    u.name as author_name, u.avatar as author_avatar,
    case when m.id is not null then ${sql.raw(shownMedia)} end as picture
  from (${chosen}) b left join users u on u.id = b.author_id left join media m on m.id = b.image_id
  order by ${order}`

const oneBlog = textOf(wholeBlogs(sql`select * from blogs where id = $1`, sql`b.id`))

export async function findBlog(pool: Pool, id: string): Promise<BlogRow | undefined> {
  const { rows } = await pool.query<BlogRow>({ name: 'blog', text: oneBlog, values: [id] })
  return rows[0]
}

/** Locks the blog until the transaction ends. */
export const lockBlog = (tx: Tx, id: string) =>
  tx
    .selectFrom('blogs')
    .select(['id', 'title', 'image_id', 'is_published'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const insertBlog = async (tx: Tx, blog: Insertable<Blogs>): Promise<void> =>
  void (await tx.insertInto('blogs').values(blog).execute())

export const updateBlog = async (tx: Tx, id: string, changed: Updateable<Blogs>): Promise<void> =>
  void (await tx
    .updateTable('blogs')
    .set({ ...changed, updated_at: new Date() })
    .where('id', '=', id)
    .execute())

export const deleteBlog = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.deleteFrom('blogs').where('id', '=', id).execute())
