import { sql } from 'kysely'
import type { Sql } from '../../db/sql.ts'

/** SQL for requests that nobody has acted on. */
export const waitingRequests = sql`
  select r.id, 'support' as subject, desk_place(r.has_threat, r.sort_key) as sort_key, r.created_at as since,
    r.name as title, r.description as text, '' as place,
    exists (select from support_media m where m.request_id = r.id) as has_media,
    false as is_anonymous, r.has_threat as is_urgent, false as is_first_time, false as was_returned, false as is_held,
    0 as flag_count, '1' as version
  from support_requests r where r.status = 'pending'`

export const authorsOfRequests = (ids: readonly string[]): Sql => sql`
  select id, user_id, null::bytea as sealed_author, id as sealed_for
  from support_requests where id = any (${ids}::uuid[])`
