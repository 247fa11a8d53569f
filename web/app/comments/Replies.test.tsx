import type { Comment, Reply } from '@bichar/contract/comments.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { FakeCalls } from '../test/fakeCalls.ts'
import { makePost } from '../test/make.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { commentsIn } from './list.ts'
import { commentsOptions } from './queries.ts'
import { Replies } from './Replies.tsx'

const post = makePost()
const reply = (number: number): Reply => ({
  _id: `reply-${number}`,
  id: `reply-${number}`,
  parentId: 'comment',
  text: `Reply ${number}`,
  author: 'Mitu',
  authorImg: null,
  isAnonymous: false,
  isHeld: false,
  createdAt: `2026-05-01T06:00:0${number}.000Z`,
  upvoteCount: 0,
  downvoteCount: 0,
  hasUpvoted: false,
  hasDownvoted: false,
  user: null,
  can: { delete: false },
})
const comment: Comment = {
  ...reply(0),
  _id: 'comment',
  parentId: null,
  replyCount: 4,
  replies: [reply(1)],
  repliesCursor: 'after 1',
}

function Thread() {
  const { data } = useInfiniteQuery(commentsOptions(post._id))
  const [thread] = data ? commentsIn(data) : []
  return thread && <Replies post={post} comment={thread} onDeleted={() => {}} />
}

const pages: Record<string, { replies: Reply[]; nextCursor: string | null }> = {
  'after 1': { replies: [reply(2), reply(3)], nextCursor: 'after 3' },
  'after 3': { replies: [reply(4)], nextCursor: null },
}

test('each press loads the replies after those that are shown, until there are no more', async () => {
  const read = vi.fn<NonNullable<FakeCalls['GET /posts/:postId/comments/:commentId/replies']>>(
    ({ query }) => ({
      success: true,
      ...(pages[query?.cursor ?? ''] ?? { replies: [reply(1)], nextCursor: 'after 1' }),
    }),
  )
  const screen = await renderWith(<Thread />, {
    session: people.member,
    calls: {
      'GET /posts/:id/comments': () =>
        ({ success: true, comments: [comment], commentCount: 5, nextCursor: null }) as never,
      'GET /posts/:postId/comments/:commentId/replies': read,
    },
  })
  const shown = () =>
    screen
      .getByText(/^Reply \d$/)
      .elements()
      .map(({ textContent }) => textContent)
  await screen.getByRole('button', { name: 'Show 3 more replies' }).click()
  await expect.poll(shown).toEqual(['Reply 1', 'Reply 2', 'Reply 3'])
  await screen.getByRole('button', { name: 'Show 1 more reply' }).click()
  await expect.poll(shown).toEqual(['Reply 1', 'Reply 2', 'Reply 3', 'Reply 4'])
  await expect.element(screen.getByRole('button', { name: /more repl/ })).not.toBeInTheDocument()
  expect(read.mock.calls.map(([{ query }]) => query?.cursor)).toEqual(['after 1', 'after 3'])
})
