import type { Post } from '@bichar/contract/posts.ts'
import type { Talk } from '@bichar/contract/questions.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/**
 * Whether the reader takes part in the conversation about a post: for an anonymous post these are moderators and
 * its author, who alone receives its `user`.
 */
export const talkIsOpen = ({ isAnonymous, can, user }: Post): boolean =>
  isAnonymous && (can.moderate || user !== null)

/** The questions of moderators to the author of a post, and the answers. */
export const questionsOptions = (postId: string) =>
  queryOptions({
    queryKey: ['questions', postId],
    queryFn: ({ signal }): Promise<Talk> =>
      call('GET /posts/:id/questions', { params: { id: postId } }, { signal }),
  })

/** Sends a question or an answer, and shows the whole conversation that the server returns. */
export async function write(
  client: QueryClient,
  postId: string,
  { asModerator, text }: { asModerator: boolean; text: string },
): Promise<void> {
  const name = asModerator ? 'POST /posts/:id/questions' : 'POST /posts/:id/answers'
  const talk = await call(name, { params: { id: postId }, body: { text } })
  client.setQueryData(questionsOptions(postId).queryKey, talk)
}
