import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import { sql } from 'kysely'
import { type CommentRow, commentRows, wholeComments } from '../../comments/store.ts'
import type { Deps } from '../../core/deps.ts'
import type { Db } from '../../db/db.ts'
import { flaggedSubjects } from '../../flags/feed.ts'
import { placeOfPost } from './postStore.ts'

/** SQL for things with open flags. Anonymous ones are sorted by the day only, because the first flag may be as old as the thing. */
export const flagged = sql`
  select f.*, desk_place(f.is_urgent, sort_key_of(f.since, f.id)) as sort_key
  from (
    select o.subject_id as id, o.kind as subject, o.is_urgent, coalesce(c.state <> 'shown', false) as is_held, o.flag_count,
      coalesce(p.title, on_post.title, t.title, s.name, u.name) as title,
      coalesce(p.description, c.text, t.description, '') as text,
      coalesce(case when p.id is not null then ${placeOfPost} end, t.location, s.location, '') as place,
      coalesce(p.is_anonymous, c.is_anonymous, t.by_author, false) as is_anonymous,
      case when coalesce(p.is_anonymous, c.is_anonymous, t.by_author, false) then day_of(o.since) else o.since end as since,
      exists (select from post_media m where m.post_id = p.id)
        or exists (select from timeline_media m where m.timeline_id = t.id)
        or s.photo_id is not null or u.avatar_id is not null as has_media,
      false as is_first_time, false as was_returned, coalesce(p.version, s.version, 1) || '.' || o.flag_count as version
    from (${flaggedSubjects()}) o
      left join posts p on o.kind = 'post' and p.id = o.subject_id
      left join comments c on o.kind = 'comment' and c.id = o.subject_id
      left join posts on_post on on_post.id = c.post_id
      left join timelines t on o.kind = 'timeline' and t.id = o.subject_id
      left join suspects s on o.kind = 'suspect' and s.id = o.subject_id
      left join users u on o.kind = 'person' and u.id = o.subject_id
  ) f`

export const kindOfFlagged = async (db: Db, id: string): Promise<FlagKind | undefined> =>
  (await db.selectFrom('flags').select('kind').where('subject_id', '=', id).limit(1).executeTakeFirst())?.kind

/** A comment with the id of its post. */
export async function findComment(
  deps: Pick<Deps, 'pool' | 'authorship'>,
  viewerId: string,
  id: string,
): Promise<{ comment: CommentRow; postId: string } | undefined> {
  const [found, place] = await Promise.all([
    deps.pool.query(wholeComments('select * from comments where id = $2', '$1'), [viewerId, id]),
    deps.pool.query<{ post_id: string }>('select post_id from comments where id = $1', [id]),
  ])
  const [comment] = commentRows(deps, viewerId, found.rows)
  const postId = place.rows[0]?.post_id
  return comment && postId !== undefined ? { comment, postId } : undefined
}
