import type { Post } from '@bichar/contract/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { FollowingMessages } from '../notifications/FollowingMessages.tsx'
import { OutcomePanel } from './OutcomePanel.tsx'
import { outcomesOptions } from './queries.ts'

/** On the page of a report, the question about its outcome, for readers who are to be asked. */
export function OutcomeOf({ post }: { post: Post }) {
  const { data } = useQuery(outcomesOptions())
  const asked = data?.find(({ postId }) => postId === post._id)
  return (
    asked && (
      <FollowingMessages>
        <OutcomePanel asked={asked} isAnonymous={post.isAnonymous} />
      </FollowingMessages>
    )
  )
}
