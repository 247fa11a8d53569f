import { changing, failCalls, reading } from '../failures/failing.ts'
import { makeThings } from '../failures/fixtures.ts'
import { expectMessage } from '../messages.ts'
import { expect, test } from '../test.ts'

interface Reading {
  at: string
  said: readonly string[]
  /** The message at the top of the screen. */
  message?: string
  /** The calls that succeed. */
  spared?: RegExp
  /** The button that opens the form in which the data is read. */
  button?: string
  /** The tab and the field in which a search is typed. */
  tab?: string
  field?: string
  leadsTo?: RegExp
}

// Shows spec 8.9, 8.10, 8.11, 8.15, 8.19, 8.20, 8.23, 8.32, 8.38, 8.41, 8.47, 8.48, 8.49, 8.50, 8.51, 8.53, 8.55, 8.56,
// 8.57, 8.62, 8.66, 8.69, 8.112, 8.116.
test('what cannot be read is told by the sentence of its place', async ({ bichar, page, signIn }) => {
  const admin = await bichar.superAdmin()
  await signIn(page, admin)
  const { post, waiting, suspect } = await makeThings(bichar, page, admin)
  // The message must be visible, not only available to screen readers.
  const seen = page.locator(':not(.sr-only)')

  const readings: readonly Reading[] = [
    { at: '/profile', message: 'Failed to load profile', said: ['Failed to fetch your posts'] },
    { at: `/postDetails/${waiting}`, said: ['Failed to load post details'] },
    { at: `/admin/getpostDetails/${post}`, said: ['Failed to load post'] },
    {
      at: `/admin/getpostDetails/${post}`,
      spared: /\/posts\/[^/]+$/,
      said: ['Failed to fetch timelines', 'Failed to load comments'],
    },
    {
      at: `/suspects/${suspect}`,
      message: 'Failed to fetch criminal details',
      said: ['Failed to load criminals'],
      leadsTo: /\/criminals$/,
    },
    { at: `/suspects/${suspect}`, spared: /\/criminals\/[^/]+$/, said: ['Failed to fetch posts'] },
    { at: '/search?query=mill', said: ['Failed to fetch search results'] },
    { at: '/newreport', field: 'Suspects', said: ['Search failed'] },
    { at: '/notification', said: ['Failed to fetch notifications'] },
    { at: '/support', said: ['Failed to fetch support requests'] },
    { at: '/admin/pending-posts', said: ['Failed to fetch pending posts'] },
    { at: '/admin/reported-posts', said: ['Failed to fetch reported posts'] },
    { at: '/admin/pending-timelines', said: ['Failed to fetch pending timelines'] },
    { at: '/admin/suspects', said: ['Failed to fetch criminals'] },
    { at: '/admin/support-requests', said: ['Failed to fetch support requests'] },
    { at: '/admin/users', said: ['Failed to fetch users'] },
    { at: '/admin/fake-react', said: ['Failed to fetch posts'] },
    { at: '/admin/blogs', said: ['Failed to fetch blogs'] },
    {
      at: `/admin/blog/${post}`,
      message: 'Failed to fetch blog details',
      said: ['Failed to fetch blogs'],
      leadsTo: /\/admin\/blogs$/,
    },
    { at: '/admin/success-stories', said: ['Failed to fetch success stories'] },
    {
      at: '/admin/success-stories',
      spared: /\/success-stories/,
      button: 'Create story',
      said: ['Failed to fetch posts'],
    },
    {
      at: '/admin/send-notification',
      tab: 'To certain people',
      field: 'People',
      said: ['Failed to search users'],
    },
    { at: '/admin/notifications', said: ['Failed to fetch notifications'] },
  ]
  for (const { at, said, message, spared, button, tab, field, leadsTo } of readings) {
    await test.step(`${at}: ${[message ?? [], said].flat().join(', ')}`, async () => {
      await page.unrouteAll()
      await failCalls(page, reading, spared)
      await page.goto(at)
      if (button) await page.getByRole('button', { name: button }).click()
      if (tab) await page.getByRole('tab', { name: tab }).click()
      if (field) await page.getByRole('main').getByRole('combobox', { name: field }).fill('Kala')
      if (message) await expectMessage(page, new RegExp(`^${message}$`))
      for (const sentence of said) {
        await expect(page.getByText(sentence, { exact: true }).and(seen).first()).toBeVisible()
      }
      if (leadsTo) await expect(page).toHaveURL(leadsTo)
    })
  }

  await test.step('/search, further down: Search failed', async () => {
    await page.unrouteAll()
    await page.route('**/api/search?**', async (route, request) => {
      if (!/page=1\b/.test(request.url())) return route.fulfill({ status: 500 })
      const answer = await (await route.fetch()).json()
      return route.fulfill({ json: { ...answer, data: { ...answer.data, totalPosts: 11 } } })
    })
    await page.goto('/search?query=mill')
    await expect(page.getByText('Search failed', { exact: true })).toBeVisible()
    // A search may still be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

// Shows spec 8.114.
test('of the feed, the categories, the unread count and the logout it is only logged', async ({
  bichar,
  page,
  signIn,
  problems,
}) => {
  await signIn(page, await bichar.makePerson('Begum Rokeya'))
  const confirmed = page.waitForResponse('**/api/auth/me')
  await page.goto('/profile')
  // What has failed before the server confirms the session is read again then, and would fail twice.
  await (await confirmed).finished()
  await expect(page.getByText('My posts')).toBeVisible()
  await failCalls(page, /./)

  await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.poll(() => problems.length).toBe(2)
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.unrouteAll()
  await page.goBack()
  await failCalls(page, changing)
  await page.getByRole('button', { name: 'Logout' }).click()
  // All messages since the page was opened.
  const messages = () => page.evaluate(() => Reflect.get(window, 'messages'))
  await expect.poll(messages).toEqual(['Logged out successfully'])
  await expect(page).toHaveURL(/\/login$/)
  // Nobody waits for what the server says to a logout.
  await expect.poll(() => problems.length).toBe(3)
  expect(problems.splice(0).sort()).toEqual([
    expect.stringMatching(/^The crime statistics could not be read/),
    expect.stringMatching(/^The feed could not be read/),
    expect.stringMatching(/^The server could not be told of the logout/),
  ])
})

// Shows spec 8.112.
test('a reason that this app does not know is told in the words of the server', async ({
  bichar,
  page,
  signIn,
}) => {
  await signIn(page, bichar.admin)
  const answers = [
    { said: 'The office is closed until Sunday', json: { success: false, code: 'office_closed' } },
    { said: 'Nothing but these words', json: { success: false } },
  ]
  for (const { said, json } of answers) {
    await page.route('**/api/users/users**', (route) =>
      route.fulfill({ status: 409, json: { ...json, message: said } }),
    )
    await page.goto('/admin/users')
    await expect(page.getByText(said)).toBeVisible()
    await page.unroute('**/api/users/users**')
  }
})
