import type { Actor } from '../actor.ts'
import { keyOfCursor, type Slice, slice } from '../db/page.ts'
import type { Deps } from '../deps.ts'
import { isShown, maySee } from './policy.ts'
import { type CommentRow, commentRows, wholeComments } from './store.ts'

/** The limit stands in the text, and an offset only where there is one: else it would be planned anew on every call. */
const shown = (limit: number, skips: boolean) =>
  `select * from comments where post_id = $1 and sort_key < $2 and state = 'shown'
   order by sort_key desc limit ${limit + 1}${skips ? ' offset $4' : ''}`

/** So many that wait may stand between the comments of one page. */
const mostUnseen = 50
const oldest = "'00000000-0000-0000-0000-000000000000'::uuid"

/** Beyond the last page there is nothing. */
const afterSkipped = `(select sort_key from comments where post_id = $1 and state = 'shown' and exists (select from page)
  order by sort_key desc offset $4::integer - 1 limit 1)`

/**
 * With those that wait where they belong: between the last comment of the page before, $2 or the one that an offset skips last, and
 * the last of this page. The pages themselves are the same for everybody. Of the anonymous ones only the app knows whose they are.
 */
const withUnseen = (limit: number, skips: boolean) => `
  with page as materialized (${shown(limit, skips)})
  select * from page
  union all (
    select * from comments where post_id = $1 and state <> 'shown'
      and sort_key < ${skips ? afterSkipped : '$2'}
      and sort_key > coalesce(
        (select sort_key from page where (select count(*) from page) > ${limit}
         order by sort_key desc offset ${limit - 1} limit 1), ${oldest})
      and ($${skips ? 5 : 4}::boolean or user_id = $3 or sealed_author is not null)
    order by sort_key desc limit ${mostUnseen}
  )`

const commentsOfPost = (limit: number, skips: boolean, isGuest: boolean) => ({
  name: `comments_of_post_${limit}${skips ? '_from' : ''}${isGuest ? '_for_guests' : ''}`,
  text: wholeComments(isGuest ? shown(limit, skips) : withUnseen(limit, skips), '$3'),
})

interface Place {
  page: number
  limit: number
  cursor?: string | undefined
}

/**
 * The comments on a post, newest first, so that going on leads to older ones; a cursor wins over a page number. What waits and may be
 * seen by the viewer comes beside the `limit`.
 */
export async function readComments(
  deps: Pick<Deps, 'pool' | 'authorship'>,
  viewer: Actor,
  postId: string,
  { page, limit, cursor }: Place,
): Promise<Slice<CommentRow>> {
  const isGuest = viewer.userId === null
  const offset = cursor === undefined ? (page - 1) * limit : 0
  const { rows } = await deps.pool.query({
    ...commentsOfPost(limit, offset !== 0, isGuest),
    values: [
      postId,
      keyOfCursor(cursor),
      viewer.userId,
      ...(offset === 0 ? [] : [offset]),
      ...(isGuest ? [] : [viewer.role === 'admin']),
    ],
  })
  const read = commentRows(deps, viewer.userId, rows)
  const { rows: onPage, nextCursor } = slice(read.filter(isShown), limit)
  const kept = new Set(onPage)
  return {
    rows: read.filter((row) => kept.has(row) || (!isShown(row) && maySee(row, viewer))),
    nextCursor,
  }
}
