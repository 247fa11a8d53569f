import { expect, test } from 'vitest'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import ProfilePage from './ProfilePage.tsx'

test('the devices, when they come, do not move the buttons of the account', async () => {
  const answer = Promise.withResolvers<void>()
  const at = '2026-05-01T00:00:00.000Z'
  const screen = await renderWith(<ProfilePage />, {
    session: people.member,
    calls: {
      'GET /users/profile': () => ({ success: true, data: { user: people.member, postCount: 0 } }),
      'GET /posts/user/:id': () => ({ success: true, posts: [], total: 0, nextCursor: null }),
      'GET /auth/protection': () => ({
        success: true,
        isHidden: false,
        reset: null,
        secondPassword: null,
        lastLogin: null,
      }),
      'GET /outcomes': () => ({ success: true, asked: [] }),
      'GET /auth/sessions': async () => {
        await answer.promise
        const sessions = ['Firefox on Linux', 'Safari on iOS'].map((device) => ({
          _id: device,
          device,
          isCurrent: false,
          createdAt: at,
          lastUsedAt: at,
        }))
        return { success: true, sessions }
      },
    },
  })
  const leave = screen.getByRole('button', { name: 'Delete my account' })
  await expect.element(leave).toBeVisible()
  const top = () => leave.element().getBoundingClientRect().top
  const before = top()
  answer.resolve()
  await expect.element(screen.getByText('Safari on iOS')).toBeVisible()
  expect(top()).toBe(before)
})
