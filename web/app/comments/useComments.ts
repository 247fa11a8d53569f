import type { Comment } from '@bichar/contract/comments.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changePost } from '../posts/cached.ts'
import { isOwnAnonymous } from '../posts/isOwnAnonymous.ts'
import { commentsIn, totalOf } from './list.ts'
import { commentsOptions } from './queries.ts'

/** The comments on a post. While they are shown, the post's comment count is kept the same in every cached list. */
export function useComments(postId: string) {
  const client = useQueryClient()
  const query = useInfiniteQuery(commentsOptions(postId))
  const total = query.data && totalOf(query.data)
  useEffect(() => {
    if (total === undefined) return
    changePost(client, postId, (post) =>
      post.commentCount === total ? post : { ...post, commentCount: total },
    )
  }, [client, postId, total])
  return { ...query, comments: query.data && commentsIn(query.data), total }
}

/** Whether the reader has written something anonymously among the comments that are loaded. */
export function useHasOwnAnonymous(postId: string): boolean {
  const { data } = useInfiniteQuery({ ...commentsOptions(postId), enabled: false })
  const isOwn = (comment: Comment) => isOwnAnonymous(comment) || comment.replies.some(isOwnAnonymous)
  return data !== undefined && commentsIn(data).some(isOwn)
}
