import { sql } from 'kysely'

/** Where a post was, for the list: the place that was chosen, and what its words say beyond that. */
export const placeOfPost = sql`concat_ws(' · ',
  nullif(nullif(concat_ws(', ', nullif(p.upazila, ''), nullif(p.district, '')), p.location), ''), nullif(p.location, ''))`
