import type { ComponentType, ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import ManageBlogPage from '../../blogs/admin/ManageBlogPage.tsx'
import AdminPostPage from '../../moderation/pending/AdminPostPage.tsx'
import SuspectPage from '../../screens/SuspectPage.tsx'
import type { FakeCalls } from '../fakeCalls.ts'
import { makeBlog, makePost, makeSuspect } from '../make.ts'
import { people } from '../people.ts'
import { renderWith } from '../renderWith.tsx'
import { withScripting } from '../withScripting.ts'

withScripting()

interface Deleted {
  thing: ReactNode
  route: string
  calls: FakeCalls
  /** The buttons that lead to the question. */
  open: readonly string[]
  list: string
}

const [blog, suspect, post] = [makeBlog(), makeSuspect(), makePost()]
/** A page of a route, which needs no more of it than the id. */
const pageOf = (page: unknown, id: string) => {
  const Page = page as ComponentType<{ params: { id: string } }>
  return <Page params={{ id }} />
}
const all = { edit: true, delete: true, publish: true, moderate: false }

const pages: Record<string, Deleted> = {
  'a blog': {
    thing: pageOf(ManageBlogPage, blog._id),
    route: `/admin/blogs/${blog._id}`,
    calls: {
      'GET /blogs/:id': () => ({ success: true, blog: { ...blog, can: { ...blog.can, ...all } } }),
      'DELETE /blogs/:id': () => ({ success: true, message: '' }),
    },
    open: ['Delete'],
    list: '/admin/blogs',
  },
  'a post that waits': {
    thing: pageOf(AdminPostPage, post._id),
    route: `/admin/getPostDetails/${post._id}`,
    calls: {
      'GET /posts/:id': () => ({
        success: true,
        post: { ...post, isAllowed: false, can: { ...post.can, ...all } },
      }),
      'DELETE /posts/:id': () => ({ success: true, message: '' }),
    },
    open: ['More about this post', 'Delete Post'],
    list: '/admin/pending-posts',
  },
  'a suspect': {
    thing: pageOf(SuspectPage, suspect._id),
    route: `/suspects/${suspect._id}`,
    calls: {
      'GET /criminals/:id': () => ({
        success: true,
        criminal: { ...suspect, can: { ...suspect.can, ...all } },
      }),
      'GET /posts/criminalsPosts/:id': () => ({
        ...{ success: true, posts: [], currentPage: 1, hasMore: false, nextCursor: null },
      }),
      'GET /follows': () => ({ success: true, follows: [], isHidden: false, isDaily: false }),
      'DELETE /criminals/:id': () => ({ success: true, message: '' }),
    },
    open: ['More about this suspect', 'Delete'],
    list: '/suspects',
  },
}

test.each(Object.entries(pages))(
  '%s that was deleted: Back does not lead to its page again',
  async (_what, it) => {
    const { thing, route, calls, open, list } = it
    const screen = await renderWith(thing, { session: people.superAdmin, route, calls })
    for (const name of open)
      await page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('menuitem', { name, exact: true }))
        .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(screen.address).toBe(list)
    await screen.goBack()
    expect(screen.address()).toBe(list)
  },
)
