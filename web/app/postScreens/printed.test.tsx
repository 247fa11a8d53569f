import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { makeComment, makePost, makeTimeline } from '../test/make.ts'
import { renderWith } from '../test/renderWith.tsx'
import { withScripting } from '../test/withScripting.ts'
import { PostDetail } from './PostDetail.tsx'

withScripting()

const emulate = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })

afterEach(() => emulate(''))

const post = makePost({ desc: 'They came at night.', commentCount: 1 })
const parts = {
  post: page.getByText('They came at night.'),
  timelines: page.getByRole('heading', { name: 'Arrested' }),
  comments: page.getByText('What I saw'),
}

const onePage = { success: true, total: 1, currentPage: 1, totalPages: 1 } as const

// Paper has the width of a tablet, or is as narrow as a phone on which somebody saves a page.
test.each([
  [360, 'post'],
  [360, 'comments'],
  [768, 'post'],
  [768, 'timelines'],
  [1440, 'post'],
] as const)('on paper, a post is whole at %i px, whatever is chosen (%s)', async (width, chosen) => {
  await page.viewport(width, 900)
  await renderWith(<PostDetail id={post._id} heading="h1" onClose={() => undefined} />, {
    route: `/postDetails/${post._id}?tab=${chosen}`,
    calls: {
      'GET /posts/:id': () => ({ success: true, post }),
      'GET /timelines/post/:postId/approved': () => ({ ...onePage, timelines: [makeTimeline()] }),
      'GET /posts/:id/comments': () => ({
        ...onePage,
        comments: [makeComment()],
        commentCount: 1,
        nextCursor: null,
      }),
    },
  })
  await expect.element(parts[chosen]).toBeVisible()
  await emulate('print')
  for (const part of Object.values(parts)) await expect.element(part).toBeVisible()
  await expect.poll(() => page.getByRole('button').elements()).toEqual([])
  await expect.poll(() => page.getByRole('tab').elements()).toEqual([])
})
