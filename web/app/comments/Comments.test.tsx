import type { Comment } from '@bichar/contract/comments.ts'
import { expect, test } from 'vitest'
import { makeComment, makePost } from '../test/make.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { Comments } from './Comments.tsx'

const own = { isAnonymous: true, author: 'Anonymous', user: { _id: people.member._id } }

test.each<[string, Partial<Comment>, boolean]>([
  ['a comment', own, true],
  [
    'an answer',
    { replyCount: 1, replies: [makeComment({ ...own, _id: 'answer', parentId: 'comment' })] },
    true,
  ],
  ['nothing', { ...own, user: null }, false],
])('whoever has written %s anonymously writes the next one so', async (_what, change, isAnonymous) => {
  const page = { total: 1, currentPage: 1, totalPages: 1, commentCount: 1, nextCursor: null }
  const screen = await renderWith(<Comments post={makePost()} />, {
    session: people.member,
    calls: {
      'GET /posts/:id/comments': () => ({ success: true, ...page, comments: [makeComment(change)] }),
    },
  })
  await expect.element(screen.getByText('What I saw').first()).toBeVisible()
  const box = screen.getByRole('checkbox', { name: 'Comment anonymously' })
  if (isAnonymous) await expect.element(box).toBeChecked()
  else await expect.element(box).not.toBeChecked()
})
