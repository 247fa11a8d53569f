import { sql } from 'kysely'
import type { Sql } from '../../db/sql.ts'

const chosen = sql`concat_ws(', ', nullif(p.upazila, ''), nullif(p.district, ''))`

/** SQL for the place of a post in the list: the chosen place unless its text contains that, and its text. */
export const placeOfPost = sql`concat_ws(' · ',
  case when position(${chosen} in p.location) = 0 then ${chosen} end, nullif(p.location, ''))`

/** Whether a moderator has sent a post back before, or has taken it down after flags. */
const wasReturned = sql`exists (
  select from audit_log a where a.subject_id = p.id and a.action in ('post.disapprove', 'post.takeDown'))`

/** SQL for the `desk_place` of a post. What is deferred comes last, whatever is in it: a flood could have threats in every text. */
const placeInQueue = sql`
  case when p.is_deferred then overlay(sort_key_of(p.updated_at, p.id)::text placing 'f' from 1 for 1)::uuid
    else desk_place(p.has_threat, sort_key_of(p.updated_at, p.id)) end`

export const waitingPosts = sql`
  select p.id, 'post' as subject, ${placeInQueue} as sort_key, p.updated_at as since,
    p.title, p.description as text, ${placeOfPost} as place,
    exists (select from post_media m where m.post_id = p.id) as has_media,
    p.is_anonymous, p.has_threat as is_urgent,
    not p.is_anonymous and p.user_id is not null and not exists (
      select from posts q where q.user_id = p.user_id and q.is_allowed) as is_first_time,
    ${wasReturned} as was_returned,
    false as is_held, p.report_count as flag_count, p.version::text as version
  from posts p where p.review_state = 'waiting'`

export const authorsOfPosts = (ids: readonly string[]): Sql =>
  sql`select id, user_id, sealed_author, id as sealed_for from posts where id = any (${ids}::uuid[])`
