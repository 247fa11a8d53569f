import { sql } from 'kysely'

/** SQL for entries that wait for approval. An entry cannot be edited, so there is only one version. */
export const waitingTimelines = sql`
  select t.id, 'timeline' as subject, desk_place(false, t.sort_key) as sort_key, t.created_at as since,
    t.title, t.description as text, t.location as place,
    exists (select from timeline_media m where m.timeline_id = t.id) as has_media,
    t.by_author as is_anonymous, false as is_urgent, false as is_first_time, false as was_returned, false as is_held,
    0 as flag_count, '1' as version
  from timelines t where not t.is_approved`
