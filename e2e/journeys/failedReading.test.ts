import { changing, failCalls, reading } from '../failures/failing.ts'
import { makeThings } from '../failures/things.ts'
import { expect, test } from '../test.ts'

// A worker that takes a page over while it is open hides calls of the page from the journey.
test.use({ serviceWorkers: 'block' })

interface Reading {
  at: string
  said: readonly string[]
  /** The calls that get through. */
  spared?: RegExp
  /** The field in which something is looked for. */
  field?: string
  leadsTo?: RegExp
}

test('what cannot be read is told by the sentence of its place', async ({ bichar, page, signIn }) => {
  const admin = await bichar.superAdmin()
  await signIn(page, admin)
  const { post, waiting, suspect } = await makeThings(bichar, page, admin)

  const readings: readonly Reading[] = [
    { at: '/profile', said: ['Failed to load profile', 'Failed to fetch your posts'] },
    { at: `/postDetails/${waiting}`, said: ['Failed to load post details'] },
    { at: `/admin/getpostDetails/${post}`, said: ['Failed to load post'] },
    {
      at: `/admin/getpostDetails/${post}`,
      spared: /\/posts\/[^/]+$/,
      said: ['Failed to fetch timelines', 'Failed to load comments'],
    },
    {
      at: `/suspects/${suspect}`,
      said: ['Failed to fetch criminal details', 'Failed to load criminals'],
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
      said: ['Failed to fetch blog details', 'Failed to fetch blogs'],
      leadsTo: /\/admin\/blogs$/,
    },
    { at: '/admin/success-stories', said: ['Failed to fetch success stories'] },
    { at: '/admin/send-notification', field: 'People', said: ['Failed to search users'] },
    { at: '/admin/notifications', said: ['Failed to fetch notifications'] },
  ]
  for (const { at, said, spared, field, leadsTo } of readings) {
    await test.step(`${at}: ${said.join(', ')}`, async () => {
      await page.unrouteAll()
      await failCalls(page, reading, spared)
      await page.goto(at)
      if (field) await page.getByRole('combobox', { name: field }).fill('Kala')
      for (const sentence of said) {
        await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible()
      }
      if (leadsTo) await expect(page).toHaveURL(leadsTo)
    })
  }
})

test('of the feed, the categories, the unread count and the logout it is only logged', async ({
  bichar,
  page,
  signIn,
  problems,
}) => {
  await signIn(page, await bichar.makePerson('Begum Rokeya'))
  await page.goto('/profile')
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
  await expect(page.locator('.toast')).toHaveText(['Logged out successfully'])
  await expect(page).toHaveURL(/\/login$/)
  expect(problems.splice(0).sort()).toEqual([
    expect.stringMatching(/^The crime statistics could not be read/),
    expect.stringMatching(/^The feed could not be read/),
    expect.stringMatching(/^The server could not be told of the logout/),
  ])
})
