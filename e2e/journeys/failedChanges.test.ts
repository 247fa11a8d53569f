import { changing, failCalls } from '../failures/failing.ts'
import { onPanel } from '../failures/onPanel.ts'
import { onNotifications, onProfile, onSupport, onSuspect, onSuspects } from '../failures/onPeople.ts'
import { onNewReport, onPost } from '../failures/onPosts.ts'
import { makeThings } from '../failures/things.ts'
import { expect, test } from '../test.ts'

// A worker that takes a page over while it is open hides calls of the page from the journey.
test.use({ serviceWorkers: 'block' })

test('what cannot be done is told by the sentence of the deed', async ({ bichar, page, signIn }) => {
  const admin = await bichar.superAdmin()
  await signIn(page, admin)
  const { post, suspect } = await makeThings(bichar, page, admin)
  await failCalls(page, changing)
  const deedsAt = {
    [`/postDetails/${post}`]: onPost,
    [`/suspects/${suspect}`]: onSuspect,
    '/suspects': onSuspects,
    '/newreport': onNewReport,
    '/support': onSupport,
    '/notification': onNotifications,
    '/profile': onProfile,
    ...onPanel,
  }
  for (const [address, deeds] of Object.entries(deedsAt)) {
    await page.goto(address)
    for (const [sentence, deed] of Object.entries(deeds)) {
      await test.step(`${address}: ${sentence}`, async () => {
        if (await page.getByRole('dialog').count()) await page.goto(address)
        await deed(page)
        await expect(page.getByText(sentence, { exact: true })).toBeVisible()
      })
    }
  }
})

test('what is done to a post without a proper id is told so, and an entry of an admin is added', async ({
  bichar,
  page,
  signIn,
}) => {
  const post = await bichar.publish(bichar.admin, {
    title: 'Dam broken',
    desc: 'In June.',
    isAnonymous: false,
  })
  await signIn(page, bichar.admin)
  await page.route('**/api/**', (route, request) =>
    route.continue({ url: request.method() === 'POST' ? request.url().replace(post, 'none') : undefined }),
  )
  for (const [sentence, deed] of Object.entries({
    'Failed to add comment': 'Post ID is required',
    'Failed to report post': 'Invalid post',
    'Failed to create timeline': 'Post ID is required',
  })) {
    await page.goto(`/postDetails/${post}`)
    await onPost[sentence]?.(page)
    await expect(page.getByText(deed, { exact: true })).toBeVisible()
  }
  await page.unrouteAll()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Timeline' }).click()
  await expect(page.getByText('Timeline added successfully')).toBeVisible()
})
