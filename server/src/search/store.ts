import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { found, hasUnheard, type Wanted } from '../db/lexicon.ts'
import { rowsOf, type Sql } from '../db/sql.ts'
import type { Deps } from '../deps.ts'
import { type PostRow, postStatement } from '../posts/store.ts'
import { type Asked, facetsOf } from './facets.ts'

export type Searching = Pick<Deps, 'searching' | 'searchPool' | 'authorship'>

/** Ids of a page, and what there is besides. */
export interface FoundPage {
  posts: string[]
  suspects: string[]
  totalPosts: number
  totalSuspects: number
  counts: Partial<Record<CrimeType, number>>
  hasUnheard: boolean
}

const placesOf = (table: Sql, order: Sql, { page, limit }: Pick<Asked, 'page' | 'limit'>) => sql`
  array(select id from ${table} order by ${order} limit ${limit} offset ${(page - 1) * limit})`

export async function readPage(
  db: Db,
  asked: Asked,
  how: Pick<Wanted, 'words' | 'reach'>,
): Promise<FoundPage> {
  const { category, from, to, sort } = asked
  const wanted = { ...how, facets: facetsOf(asked, todayInBangladesh()), from, to, most: limits.searchMost }
  const narrowed = category ? { ...wanted, facets: [...wanted.facets, [`#c:${category}`]] } : wanted
  const order = sort === 'fit' && how.words.length > 0 ? sql`tier, sort_key desc` : sql`sort_key desc`
  const [page] = await rowsOf<FoundPage>(
    db,
    sql`with everywhere as materialized (select * from ${found('posts', wanted)} f),
      narrowed as materialized (select * from ${category ? found('posts', narrowed) : sql`everywhere`} f),
      people as materialized (select * from ${found('suspects', narrowed)} f)
    select ${placesOf(sql`narrowed`, order, asked)} as posts, ${placesOf(sql`people`, order, asked)} as suspects,
      (select count(*)::integer from narrowed) as "totalPosts",
      (select count(*)::integer from people) as "totalSuspects",
      (select coalesce(jsonb_object_agg(type, posts), '{}') from (
        select type, count(*) as posts from everywhere, unnest(categories) type group by type) counted) as counts,
      ${hasUnheard} as "hasUnheard"`,
  )
  if (!page) throw new Error('a select without a table has one row')
  return page
}

const foundPosts = postStatement(
  'found_posts',
  sql`select * from posts where id = any ($1) and is_allowed`,
  sql`array_position($1::uuid[], p.id)`,
  sql`$2`,
)
/** Whole posts in this order; what was taken down meanwhile is left out. */
export const readFound = async (
  { searchPool, authorship }: Searching,
  viewerId: string,
  ids: readonly string[],
): Promise<PostRow[]> =>
  ids.length === 0 ? [] : foundPosts({ pool: searchPool, authorship }, viewerId, [ids, viewerId])
