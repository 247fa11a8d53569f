import type { PostReview } from '@bichar/contract/moderation.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { suspectsToPublish, toggleId } from './proposed.ts'
import { reviewOptions } from './review.ts'

export interface People {
  /** The post with its suspects; undefined while it is loaded, or if that has failed. */
  review: PostReview | undefined
  error: Error | null
  retry(): void
  /** The ids of those whom the moderator does not want to show with the post. */
  leftOut: readonly string[]
  toggle(id: string): void
  /** How many people an approval makes public; undefined while that is not known. */
  count: number | undefined
}

/** The suspects whom the approval of a post makes public, and who is left out. Loaded once the post is `near` the viewport. */
export function usePeople(post: Post, near = true): People {
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const namesSomebody = !post.isAllowed && post.criminals.some(({ shown }) => shown === 'proposed')
  const { data, error, refetch } = useQuery({ ...reviewOptions(post), enabled: namesSomebody && near })
  const known = data && suspectsToPublish(data.criminals, leftOut).length
  return {
    review: namesSomebody ? data : undefined,
    error,
    retry: () => void refetch(),
    leftOut,
    toggle: (id) => setLeftOut((before) => toggleId(before, id)),
    count: namesSomebody ? known : 0,
  }
}
