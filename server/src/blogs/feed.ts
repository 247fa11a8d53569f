import type { BlogCategory } from '@bichar/contract/rules/blogCategories.ts'
import { sql } from 'kysely'
import type { Deps } from '../core/deps.ts'
import type { Searched } from '../db/db.ts'
import { readSearchedList } from '../db/searchedList.ts'
import { textOf } from '../db/sql.ts'
import { searchableWordsOf } from '../db/words.ts'
import type { Slice } from '../http/cursors.ts'
import { type BlogRow, wholeBlogs } from './store.ts'

const newestFirst = sql`sort_key desc`
const excerpt = sql`left(b.content, 300)`

const published = textOf(
  wholeBlogs(
    sql`select * from blogs where is_published and sort_key < $1 order by ${newestFirst} offset $2 limit $3`,
    newestFirst,
    excerpt,
  ),
)

/** The published blogs, newest first, with only the beginning of their content. */
export async function readPublished(
  { pool, cursors }: Pick<Deps, 'pool' | 'cursors'>,
  { page, limit, cursor }: { page: number; limit: number; cursor?: string | undefined },
): Promise<Slice<BlogRow>> {
  const skipped = cursor === undefined ? (page - 1) * limit : 0
  const { rows } = await pool.query<BlogRow>({
    name: 'published_blogs',
    text: published,
    values: [cursors.keyOf('blogs', cursor), skipped, limit + 1],
  })
  return cursors.slice('blogs', rows, limit)
}

interface BlogQuery {
  search: string
  /** Empty for all categories. */
  category: BlogCategory | ''
  /** A whole hashtag or the beginning of one, with or without #; empty for all. */
  hashtag: string
  page: number
  limit: number
}

/** A page of all blogs, published or not: newest first, or by relevance if there is a search. */
export function readBlogs(
  db: Searched,
  { category, hashtag, ...pageRequest }: BlogQuery,
): Promise<{ rows: BlogRow[]; total: number }> {
  const tag = searchableWordsOf(hashtag).join(' ')
  const filters = [
    ...(category ? [sql`category @> array[${category}::text]`] : []),
    ...(tag ? [sql`tags like ${`% ${tag}%`}::text`] : []),
  ]
  return readSearchedList(db, { table: 'blogs', filters, whole: wholeBlogs, ...pageRequest })
}
