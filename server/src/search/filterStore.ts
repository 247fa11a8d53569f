import type { Api } from '@bichar/contract/api.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { allOf, type Sql } from '../db/sql.ts'
import { wordsOf } from '../db/words.ts'
import { placeNamed } from '../places/find.ts'
import { invalidField } from '../refusal.ts'

export type Asked = z.output<Api['GET /search']['query']>
export type Filters = Omit<Asked, 'query' | 'sort' | 'page' | 'limit'>

const happened = sql`coalesce(nullif(left(posts.incident_at, 10), ''),
  to_char(posts.created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD'))`

/** In either script, where the beginning of a word is enough: names are inflected. */
function namesPlace({ district, upazila }: Filters, location: Sql): Sql {
  const place = placeNamed(district, upazila)
  if (!place) throw invalidField(upazila ? 'upazila' : 'district', 'unknown_value')
  const patterns = [place.en, place.bn].map((name) => `% ${wordsOf(name).join(' ')}%`)
  return sql`searchable(${location}) like any (${patterns}::text[])`
}

const ofItsSuspects = (condition: Sql) => sql`exists (
  select from post_suspects ps join suspects s on s.id = ps.suspect_id where ps.post_id = posts.id and ${condition})`

export function postConditions(asked: Filters): Sql[] {
  const { district, upazila, from, to, status, media } = asked
  const found: Sql[] = []
  if (district || upazila) {
    const own = namesPlace(asked, sql`posts.location`)
    found.push(sql`(${own} or posts.location = '' and ${ofItsSuspects(namesPlace(asked, sql`s.location`))})`)
  }
  if (from) found.push(sql`${happened} >= ${from}`)
  if (to) found.push(sql`${happened} <= ${to}`)
  if (status) found.push(ofItsSuspects(sql`s.status = ${status}`))
  if (media) {
    const kinds = media === 'pictures' ? ['image'] : ['audio', 'video']
    found.push(sql`exists (select from post_media pm join media m on m.id = pm.media_id
      where pm.post_id = posts.id and m.kind = any (${kinds}::text[]))`)
  }
  return found
}

/** Suspects have no day and no pictures of what happened: whoever asks for these looks for posts. */
export function suspectConditions(asked: Filters): Sql[] {
  const { district, upazila, from, to, status, media } = asked
  if (from || to || media) return [sql`false`]
  const found: Sql[] = []
  if (district || upazila) found.push(namesPlace(asked, sql`suspects.location`))
  if (status) found.push(sql`status = ${status}`)
  return found
}

/** Posts that belong to a crime category: those about its suspects, and those that name it. */
export const isOfCategory = (category: Sql, pattern: Sql): Sql =>
  allOf([sql`(posts.words like ${pattern} or ${ofItsSuspects(sql`s.crime_types @> array[${category}]`)})`])
