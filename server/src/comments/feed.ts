import { keyOfCursor, type Slice, slice } from '../db/page.ts'
import type { Deps } from '../deps.ts'
import { type CommentRow, commentRows, wholeComments } from './store.ts'

const commentsOfPost = wholeComments(
  'select * from comments where post_id = $1 and sort_key < $2 order by sort_key desc offset $3 limit $4',
  '$5',
)

interface Place {
  page: number
  limit: number
  cursor?: string | undefined
}

/** The comments on a post, newest first, so that going on leads to older ones; a cursor wins over a page number. */
export async function readComments(
  deps: Pick<Deps, 'pool' | 'authorship'>,
  viewerId: string | null,
  postId: string,
  { page, limit, cursor }: Place,
): Promise<Slice<CommentRow>> {
  const offset = cursor === undefined ? (page - 1) * limit : 0
  const { rows } = await deps.pool.query({
    name: 'comments_of_post',
    text: commentsOfPost,
    values: [postId, keyOfCursor(cursor), offset, limit + 1, viewerId],
  })
  return slice(commentRows(deps, viewerId, rows), limit)
}
