import type { Api } from '@bichar/contract/api.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { searched, significantStems } from '../db/lexicon.ts'
import { rowsOf } from '../db/sql.ts'
import { knownPlace } from '../places/chosen.ts'
import type { PostRow } from '../posts/store.ts'
import { spansOf } from './facets.ts'
import { readFound, type Searching } from './store.ts'

type Compared = z.output<Api['POST /search/similar']['body']>

const week = 7 * 24 * 60 * 60 * 1000
/** The public posts about any of these suspects, then posts of the last week at this place with similar words. */
export const readSimilar = (
  deps: Searching,
  viewerId: string,
  { text, place, suspects, ...compared }: Compared,
): Promise<PostRow[]> => {
  const { district, upazila } = knownPlace(compared)
  return searched(deps, async (db) => {
    const words = significantStems(text)
    const since = todayInBangladesh(new Date(Date.now() - week))
    const spans = spansOf(since, '', todayInBangladesh())
    const rows = await rowsOf<{ id: string }>(
      db,
      sql`with same as (
        select s.id, 0 as shared, s.sort_key
        from post_suspects ps join public_suspects on public_suspects.id = ps.suspect_id join search_posts s on s.id = ps.post_id
        where ps.suspect_id = any (${suspects}::uuid[]) order by s.sort_key desc limit ${serverLimits.similarPosts}
      ), places as (
        select facet from unnest(case when ${district} <> '' then chosen_facets(${district}, ${upazila}, ${place})
          else place_facets(${place}) end) facet
      ), asked as (
        select string_agg(quote_literal(facet), ' | ')::tsquery as query from places
        where facet like '#u:%' or not exists (select from places where facet like '#u:%')
      ), near as (
        select f.id, f.sort_key, (select count(*) from unnest(${words}::text[]) word
          where s.words @@ (quote_literal(word) || ':*')::tsquery) as shared
        from asked, rank_posts(
          asked.query && ${spans.map((span) => `'${span}'`).join(' | ')}::tsquery && ${words.map((word) => `'${word}':*`).join(' | ')}::tsquery,
          array_fill(null::tsquery, array[10]), ${since}::date, null, 200) f join search_posts s on s.id = f.id
        where asked.query is not null and ${words.length > 0}
      )
      select id from (
        select id, min(shared) as shared, max(sort_key::text) as sort_key from (
          select * from same
          union all select id, -shared, sort_key from near where shared >= greatest(2, ${words.length / 4}::real)
        ) each group by id
      ) alike
      order by shared = 0 desc, shared, sort_key desc limit ${serverLimits.similarPosts}`,
    )
    return readFound(
      deps,
      viewerId,
      rows.map(({ id }) => id),
    )
  })
}
