import { keyOfCursor, type Slice, slice } from '../db/page.ts'
import type { Deps } from '../deps.ts'
import { type CommentRow, commentRows, wholeComments } from './store.ts'

/** The limit stands in the text, and an offset only where there is one: else it would be planned anew on every call. */
const commentsOfPost = (limit: number, skips: boolean) => ({
  name: `comments_of_post_${limit}${skips ? '_from' : ''}`,
  text: wholeComments(
    `select * from comments where post_id = $1 and sort_key < $2
     order by sort_key desc limit ${limit + 1}${skips ? ' offset $4' : ''}`,
    '$3',
  ),
})

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
    ...commentsOfPost(limit, offset !== 0),
    values: [postId, keyOfCursor(cursor), viewerId, ...(offset === 0 ? [] : [offset])],
  })
  return slice(commentRows(deps, viewerId, rows), limit)
}
