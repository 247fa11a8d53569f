import { expect, test } from 'vitest'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import SignedInOnly from './SignedInOnly.tsx'

const said = {
  '/notification': 'Please login to view notifications',
  '/newreport': 'Please login to create a report',
  '/search?query=mill': 'Please login to search',
  '/search?category=Theft': 'Please login to view category',
  '/profile': 'Please login to continue',
  '/support': 'Please login to continue',
  '/suspects/0197a1b2-0000-7000-8000-000000000000': 'Please login to continue',
}

for (const [route, message] of Object.entries(said)) {
  // Shows spec 2.3, 2.7, 2.8, 2.13, 2.14, 2.47, 5.48, 5.52, 6.4.
  test(`a guest at ${route} is told what the login is for, led there, and returns afterwards`, async () => {
    const screen = await renderWith(<SignedInOnly />, { route })
    await expect.element(screen.getByText(message)).toBeVisible()
    expect(screen.address()).toBe('/login')
    expect(localStorage.getItem('redirectAfterLogin')).toBe(route)
  })
}

test('a member at a page for members stays there', async () => {
  const screen = await renderWith(<SignedInOnly />, { route: '/profile', session: people.member })
  await expect.poll(screen.address).toBe('/profile')
  expect(localStorage.getItem('redirectAfterLogin')).toBeNull()
})
