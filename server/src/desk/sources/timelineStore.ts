import { sql } from 'kysely'
import type { Sql } from '../../db/sql.ts'

/** SQL for entries that wait for approval. An entry cannot be edited, so there is only one version. */
export const waitingTimelines = sql`
  select t.id, 'timeline' as subject, desk_place(t.has_threat, t.sort_key) as sort_key, t.created_at as since,
    t.title, t.description as text, t.location as place,
    exists (select from timeline_media m where m.timeline_id = t.id) as has_media,
    t.by_author as is_anonymous, t.has_threat as is_urgent, false as is_first_time, false as was_returned, false as is_held,
    0 as flag_count, '1' as version
  from timelines t where not t.is_approved`

/** The author of a post has added the entry as that, or somebody under their name. */
export const authorsOfTimelines = (ids: readonly string[]): Sql => sql`
  select t.id, coalesce(p.user_id, t.user_id) as user_id, p.sealed_author, t.post_id as sealed_for
  from timelines t left join posts p on p.id = t.post_id and t.by_author where t.id = any (${ids}::uuid[])`
