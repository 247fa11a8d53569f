import type { CallOutput } from '@bichar/contract/api.ts'
import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { loseNetwork, refuse } from '../../test/fakeCalls.ts'
import { makePost } from '../../test/make.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { useDecidePost } from './mutations.ts'
import { pendingOptions, postsOf } from './pendingPosts.ts'

const titles = ['First', 'Second', 'Third']
const posts = titles.map((title) => makePost({ _id: title, title, isAllowed: false }))

/** The list of posts that wait, as it was read once: what is shown later is what the page itself knows. */
function Panel() {
  const { data } = useInfiniteQuery({ ...pendingOptions(''), staleTime: Number.POSITIVE_INFINITY })
  const { mutate } = useDecidePost(posts[1] ?? makePost())
  return (
    <>
      <button type="button" onClick={() => mutate({ action: 'approve' })}>
        Approve
      </button>
      <ul>
        {postsOf(data?.pages ?? []).map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
      </ul>
    </>
  )
}

const fails = (code: ErrorCode) => () => refuse(code)

test.each([
  ['comes back to its place when the server fails', fails('internal'), titles],
  ['comes back to its place without a network', loseNetwork, titles],
  ['comes back to its place when it was edited', fails('conflict'), titles],
  ['comes back to its place when another one has to decide', fails('own_item'), titles],
  ['stays away when somebody else has decided', fails('already_decided'), ['First', 'Third']],
  ['stays away when it is gone', fails('post_not_found'), ['First', 'Third']],
])('a post that was decided leaves the list at once, and %s', async (_what, fail, expected) => {
  const answered = Promise.withResolvers<void>()
  const isRead = { times: 0 }
  const screen = await renderWith(<Panel />, {
    session: people.admin,
    calls: {
      'GET /posts/admin/pending': () => {
        isRead.times += 1
        if (isRead.times > 1) return refuse('internal')
        return {
          success: true,
          posts,
          total: 3,
          currentPage: 1,
          totalPages: 1,
        } as CallOutput<'GET /posts/admin/pending'>
      },
      'POST /posts/admin/toggle-approval/:id': async () => {
        await answered.promise
        return fail()
      },
    },
  })
  const listed = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(listed).toEqual(titles)
  await screen.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(listed).toEqual(['First', 'Third'])
  answered.resolve()
  await expect.poll(listed).toEqual(expected)
})
