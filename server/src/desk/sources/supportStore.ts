import { sql } from 'kysely'

/** SQL for requests that nobody has acted on. */
export const waitingRequests = sql`
  select r.id, 'support' as subject, desk_place(false, r.sort_key) as sort_key, r.created_at as since,
    r.name as title, r.description as text, '' as place,
    exists (select from support_media m where m.request_id = r.id) as has_media,
    false as is_anonymous, false as is_urgent, false as is_first_time, false as was_returned, false as is_held,
    0 as flag_count, '1' as version
  from support_requests r where r.status = 'pending'`
