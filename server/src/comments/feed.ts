import { limits } from '@bichar/contract/rules/limits.ts'
import type { Actor } from '../actor.ts'
import { keyOfCursor, type Slice, slice } from '../db/page.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../refusal.ts'
import { isShown, maySee } from './policy.ts'
import { type CommentRow, commentRows, findCommentOn, wholeComments } from './store.ts'
import type { Thread } from './view.ts'

/** The limit stands in the text, and an offset only where there is one: else it would be planned anew on every call. */
const shown = (limit: number, skips: boolean) =>
  `select * from comments where post_id = $1 and parent_id is null and sort_key < $2 and state = 'shown'
   order by sort_key desc limit ${limit + 1}${skips ? ' offset $4' : ''}`

/** So many that wait may stand between the comments of one page. */
const mostUnseen = 50
/** Sorts before every key there is. */
const beforeTheOldest = '00000000-0000-0000-0000-000000000000'
const oldest = `'${beforeTheOldest}'::uuid`

/** Beyond the last page there is nothing. */
const afterSkipped = `(select sort_key from comments where post_id = $1 and parent_id is null and state = 'shown' and exists (select from page)
  order by sort_key desc offset $4::integer - 1 limit 1)`

/**
 * With those that wait where they belong: between the last comment of the page before, $2 or the one that an offset skips last, and
 * the last of this page. The pages themselves are the same for everybody. Of the anonymous ones only the app knows whose they are.
 */
const withUnseen = (limit: number, skips: boolean) => `
  with page as materialized (${shown(limit, skips)})
  select * from page
  union all (
    select * from comments where post_id = $1 and parent_id is null and state <> 'shown'
      and sort_key < ${skips ? afterSkipped : '$2'}
      and sort_key > coalesce(
        (select sort_key from page where (select count(*) from page) > ${limit}
         order by sort_key desc offset ${limit - 1} limit 1), ${oldest})
      and ($${skips ? 5 : 4}::boolean or user_id = $3 or sealed_author is not null)
    order by sort_key desc limit ${mostUnseen}
  )`

/** Of what answers each of them one more than is shown, so that it is known whether there are others; and of what waits, as above. */
const withReplies = (threads: string, maySeeAll: string | null) => `
  with threads as materialized (${threads})
  select * from threads
  union all select r.* from threads t cross join lateral (
    select * from comments where parent_id = t.id and state = 'shown' order by sort_key limit ${limits.firstReplies + 1}
  ) r${
    maySeeAll === null
      ? ''
      : `
  union all (
    select r.* from threads t join comments r on r.parent_id = t.id
    where r.post_id = $1 and r.state <> 'shown' and (${maySeeAll} or r.user_id = $3 or r.sealed_author is not null)
    order by r.sort_key limit ${mostUnseen}
  )`
  }`

const commentsOfPost = (limit: number, skips: boolean, isGuest: boolean) => ({
  name: `comments_of_post_${limit}${skips ? '_from' : ''}${isGuest ? '_for_guests' : ''}`,
  text: wholeComments(
    isGuest
      ? withReplies(shown(limit, skips), null)
      : withReplies(withUnseen(limit, skips), `$${skips ? 5 : 4}::boolean`),
    '$3',
  ),
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
): Promise<Slice<Thread<CommentRow>>> {
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
  const threads = read.filter(({ parent_id }) => parent_id === null)
  const replies = Map.groupBy(read, ({ parent_id }) => parent_id)
  const { rows: onPage, nextCursor } = slice(threads.filter(isShown), limit)
  const kept = new Set(onPage)
  return {
    rows: threads
      .filter((row) => kept.has(row) || (!isShown(row) && maySee(row, viewer)))
      .map((row) => threadOf(row, replies.get(row.id) ?? [], viewer)),
    nextCursor,
  }
}

/** What answers it, the oldest first. */
function threadOf(row: CommentRow, replies: readonly CommentRow[], viewer: Actor): Thread<CommentRow> {
  const inOrder = replies.toReversed()
  const { rows: first, nextCursor } = slice(inOrder.filter(isShown), limits.firstReplies)
  const unseen = inOrder.filter((reply) => !isShown(reply) && maySee(reply, viewer))
  return { row, replies: [...first, ...unseen], repliesCursor: nextCursor }
}

const repliesFrom = (limit: number) => ({
  name: `replies_to_comment_${limit}`,
  text: wholeComments(
    `select * from comments where parent_id = $1 and sort_key > $2 and state = 'shown' order by sort_key limit ${limit + 1}`,
    '$3',
  ),
})

/** What answers a comment that the viewer may see, the oldest first; what waits has come with the comment. */
export async function readReplies(
  deps: Pick<Deps, 'pool' | 'kysely' | 'authorship'>,
  viewer: Actor,
  { postId, commentId }: { postId: string; commentId: string },
  { limit, cursor }: Omit<Place, 'page'>,
): Promise<Slice<CommentRow>> {
  const from = cursor === undefined ? beforeTheOldest : keyOfCursor(cursor)
  const [parent, { rows }] = await Promise.all([
    findCommentOn(deps, postId, commentId, viewer.userId),
    deps.pool.query({ ...repliesFrom(limit), values: [commentId, from, viewer.userId] }),
  ])
  if (!parent || !maySee(parent, viewer)) throw new ApiError('comment_not_found')
  return slice(commentRows(deps, viewer.userId, rows).toReversed(), limit)
}
