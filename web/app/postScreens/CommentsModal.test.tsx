import type { Comment } from '@bichar/contract/comments.ts'
import { expect, test } from 'vitest'
import { makePost } from '../test/make.ts'
import { renderWith } from '../test/renderWith.tsx'
import CommentsModal from './CommentsModal.tsx'

const pageOf = (comments: Comment[]) => ({
  success: true as const,
  comments,
  total: comments.length,
  commentCount: comments.length,
  currentPage: 1,
  totalPages: 1,
  nextCursor: null,
})

const commentBy = (author: string, text: string): Comment => ({
  _id: `of ${author}`,
  id: `of ${author}`,
  parentId: null,
  text,
  author,
  authorImg: null,
  isAnonymous: false,
  isHeld: false,
  createdAt: '2026-05-01T06:00:00.000Z',
  upvoteCount: 0,
  downvoteCount: 0,
  hasUpvoted: false,
  hasDownvoted: false,
  user: { _id: author },
  can: { delete: false },
  replyCount: 0,
  replies: [],
  repliesCursor: null,
})

test('of the comments on a post each is named by its author, and so are its buttons', async () => {
  const comments = [commentBy('Mitu', 'I saw it.'), commentBy('শিরিন', 'আমিও দেখেছি।')]
  const screen = await renderWith(<CommentsModal post={makePost()} onClose={() => undefined} />, {
    calls: { 'GET /posts/:id/comments': () => pageOf(comments) },
  })
  await expect.element(screen.getByRole('article', { name: /^Mitu/ })).toBeVisible()
  const votes = screen.getByRole('article', { name: /^শিরিন/ }).getByRole('button', { name: 'Upvote' })
  await expect.element(votes).toHaveAccessibleDescription(/^শিরিন/)
  await expect.element(screen.getByRole('button', { name: 'Close' })).not.toHaveAccessibleDescription(/Mitu/)
})

test('the dialog of comments has one heading', async () => {
  const screen = await renderWith(<CommentsModal post={makePost()} onClose={() => undefined} />, {
    calls: {
      'GET /posts/:id/comments': () => pageOf([]),
    },
  })
  await expect.element(screen.getByText('No comments yet')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Comments' }).all()).toHaveLength(1)
})
