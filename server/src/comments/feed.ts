import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import type { Actor } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import type { CursorRequest } from '../core/pageRequest.ts'
import { ApiError } from '../core/refusal.ts'
import type { Cursors, Slice } from '../http/cursors.ts'
import { isShown, maySee } from './policy.ts'
import { type CommentRow, commentRows, findCommentOn, wholeComments } from './store.ts'
import type { Thread } from './view.ts'

/**
 * The limit is part of the text, and an offset is only there if needed: as parameters they would make PostgreSQL plan the
 * statement on every call.
 */
const shown = (limit: number, skips: boolean) =>
  `select * from comments where post_id = $1 and parent_id is null and sort_key < $2 and state = 'shown'
   order by sort_key desc limit ${limit + 1}${skips ? ' offset $4' : ''}`

/** At most this many waiting comments are shown in addition to those of one page. */
const maxPending = 50
/** Sorts before every existing key. */
const beforeTheOldest = '00000000-0000-0000-0000-000000000000'
const oldest = `'${beforeTheOldest}'::uuid`

/** The key of the last comment that the offset skips; nothing beyond the last page. */
const afterSkipped = `(select sort_key from comments where post_id = $1 and parent_id is null and state = 'shown' and exists (select from page)
  order by sort_key desc offset $4::integer - 1 limit 1)`

/**
 * Adds waiting comments at their positions: between the last comment of the previous page ($2, or the last one that the offset
 * skips) and the last one of this page. The pages themselves are the same for everybody. Anonymous ones are all read, because
 * only the app can tell who wrote them.
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
    order by sort_key desc limit ${maxPending}
  )`

/** For each thread, reads one more answer than is shown, which tells whether there are more; and waiting ones as above. */
const withReplies = (threads: string, maySeeAll: string | null) => `
  with threads as materialized (${threads})
  select * from threads
  union all select r.* from threads t cross join lateral (
    select * from comments where parent_id = t.id and state = 'shown' order by sort_key limit ${serverLimits.firstReplies + 1}
  ) r${
    maySeeAll === null
      ? ''
      : `
  union all (
    select r.* from threads t join comments r on r.parent_id = t.id
    where r.post_id = $1 and r.state <> 'shown' and (${maySeeAll} or r.user_id = $3 or r.sealed_author is not null)
    order by r.sort_key limit ${maxPending}
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

/**
 * The comments on a post, newest first, so that the cursor leads to older ones; a cursor takes precedence over a page number.
 * Waiting comments that the viewer may see are added beyond the `limit`.
 */
export async function readComments(
  deps: Pick<Deps, 'pool' | 'authorship' | 'cursors'>,
  viewer: Actor,
  postId: string,
  { page, limit, cursor }: CursorRequest,
): Promise<Slice<Thread<CommentRow>>> {
  const isGuest = viewer.userId === null
  const offset = cursor === undefined ? (page - 1) * limit : 0
  const { rows } = await deps.pool.query({
    ...commentsOfPost(limit, offset !== 0, isGuest),
    values: [
      postId,
      deps.cursors.keyOf(`comments/${postId}`, cursor),
      viewer.userId,
      ...(offset === 0 ? [] : [offset]),
      ...(isGuest ? [] : [viewer.role === 'admin']),
    ],
  })
  const read = commentRows(deps, viewer.userId, rows)
  const threads = read.filter(({ parent_id }) => parent_id === null)
  const replies = Map.groupBy(read, ({ parent_id }) => parent_id)
  const { rows: onPage, nextCursor } = deps.cursors.slice(
    `comments/${postId}`,
    threads.filter(isShown),
    limit,
  )
  const kept = new Set(onPage)
  return {
    rows: threads
      .filter((row) => kept.has(row) || (!isShown(row) && maySee(row, viewer)))
      .map((row) => threadOf(deps.cursors, row, replies.get(row.id) ?? [], viewer)),
    nextCursor,
  }
}

/** A comment with its first answers, oldest first. */
function threadOf(
  cursors: Cursors,
  row: CommentRow,
  replies: readonly CommentRow[],
  viewer: Actor,
): Thread<CommentRow> {
  const inOrder = replies.toReversed()
  const { rows: first, nextCursor } = cursors.slice(
    `replies/${row.id}`,
    inOrder.filter(isShown),
    serverLimits.firstReplies,
  )
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

/** The answers to a comment that the viewer may see, oldest first; waiting ones are only returned together with the comment. */
export async function readReplies(
  deps: Pick<Deps, 'pool' | 'kysely' | 'authorship' | 'cursors'>,
  viewer: Actor,
  { postId, commentId }: { postId: string; commentId: string },
  { limit, cursor }: Omit<CursorRequest, 'page'>,
): Promise<Slice<CommentRow>> {
  const from = cursor === undefined ? beforeTheOldest : deps.cursors.keyOf(`replies/${commentId}`, cursor)
  const [parent, { rows }] = await Promise.all([
    findCommentOn(deps, postId, commentId, viewer.userId),
    deps.pool.query({ ...repliesFrom(limit), values: [commentId, from, viewer.userId] }),
  ])
  if (!parent || !maySee(parent, viewer)) throw new ApiError('comment_not_found')
  return deps.cursors.slice(
    `replies/${commentId}`,
    commentRows(deps, viewer.userId, rows).toReversed(),
    limit,
  )
}
