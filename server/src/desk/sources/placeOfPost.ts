import { sql } from 'kysely'

const chosen = sql`concat_ws(', ', nullif(p.upazila, ''), nullif(p.district, ''))`

/** Where a post was, for the list: what its words say, and the place that was chosen where they do not name it. */
export const placeOfPost = sql`concat_ws(' · ', nullif(p.location, ''),
  case when position(${chosen} in p.location) = 0 then ${chosen} end)`
