import type { Post } from '@bichar/contract/posts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { changePost, postOptions } from '../posts/queries.ts'
import { type Reaction, reactionToggling } from './toggling.ts'

const toggling = reactionToggling()

/** Turns the viewer's reaction round in every place that shows the post, and on the server. */
export const toggleReaction = (client: QueryClient, post: Post, onFailure: (error: unknown) => void) =>
  toggling.press(post._id, post, {
    async toggle() {
      const { hasReacted, reactionCount } = await call('POST /posts/:id/reactions', {
        params: { id: post._id },
      })
      return { hasReacted, reactionCount }
    },
    show: (reaction) => showReaction(client, post._id, () => reaction),
    onFailure,
    readAgain: () => void readPostAgain(client, post._id),
  })

/** Somebody reacted, or took it back. */
export const applyReaction = (client: QueryClient, postId: string, reactionCount: number) =>
  showReaction(client, postId, ({ hasReacted }) => toggling.over(postId, { hasReacted, reactionCount }))

/** Reads a post from the server and shows it everywhere; what is gone shows as gone, a network that fails is let be. */
export async function readPostAgain(client: QueryClient, postId: string): Promise<void> {
  const options = postOptions(postId)
  const answered = await client.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined)
  // The cached copy and not the answer: what was pressed after the reading had begun has been laid over it there.
  const fresh = answered && client.getQueryData(options.queryKey)
  if (fresh) changePost(client, postId, () => ({ ...fresh, ...toggling.over(postId, reactionOf(fresh)) }))
}

const showReaction = (client: QueryClient, postId: string, to: (post: Post) => Reaction) =>
  changePost(client, postId, (post) => ({ ...post, ...to(post) }))

const reactionOf = ({ hasReacted, reactionCount }: Post): Reaction => ({ hasReacted, reactionCount })
