import type { Page } from '@playwright/test'
import { changing, failCalls } from '../failures/failing.ts'
import type { FailingActions } from '../failures/failingActions.ts'
import { makeThings } from '../failures/fixtures.ts'
import { onPanel } from '../failures/onPanel.ts'
import { onNotifications, onProfile, onSupport, onSuspect, onSuspects } from '../failures/onPeople.ts'
import { onNewReport, onPost } from '../failures/onPosts.ts'
import { expectMessage } from '../messages.ts'
import { expect, test } from '../test.ts'

/** What a form says itself, where it stays. Every other sentence is a message at the top of the screen. */
const saidByForms = [
  'Failed to submit report',
  'Update failed',
  'Failed to create report',
  'Failed to submit request',
  'Failed to update profile',
  'Failed to update password',
  'Failed to send notification',
  'Failed to send notifications',
]

const exactly = (sentence: string) => new RegExp(`^${sentence.replaceAll('.', '\\.')}$`)

/** Makes every change fail, performs the actions at each address, and expects the message of each. */
async function expectSentences(page: Page, actionsAt: Record<string, FailingActions>) {
  await failCalls(page, changing)
  for (const [address, failingActions] of Object.entries(actionsAt)) {
    await page.goto(address)
    for (const [sentences, action] of Object.entries(failingActions)) {
      await test.step(`${address}: ${sentences}`, async () => {
        if (await page.getByRole('dialog').count()) await page.goto(address)
        await action(page)
        for (const sentence of sentences.split(', ')) {
          if (!saidByForms.includes(sentence)) await expectMessage(page, exactly(sentence))
          else await expect(page.getByText(sentence, { exact: true })).toBeVisible()
        }
      })
    }
  }
}

// Shows spec 8.13, 8.16, 8.17, 8.18, 8.21, 8.25, 8.26, 8.27, 8.29, 8.33, 8.34, 8.35, 8.36, 8.37, 8.39, 8.40, 8.42,
// 8.111.
test('what a post cannot be given is told by the sentence of the action', async ({
  bichar,
  page,
  signIn,
}) => {
  const admin = await bichar.superAdmin()
  await signIn(page, admin)
  const { post } = await makeThings(bichar, page, admin)
  await expectSentences(page, { [`/postDetails/${post}`]: onPost, '/newreport': onNewReport })
})

// Shows spec 8.7, 8.8, 8.43, 8.44, 8.45, 8.46, 8.52, 8.70.
test('what people cannot do elsewhere is told by the sentence of the action', async ({
  bichar,
  page,
  signIn,
}) => {
  const admin = await bichar.superAdmin()
  await signIn(page, admin)
  const { suspect } = await makeThings(bichar, page, admin)
  await expectSentences(page, {
    [`/suspects/${suspect}`]: onSuspect,
    '/suspects': onSuspects,
    '/support': onSupport,
    '/notification': onNotifications,
    '/profile': onProfile,
  })
})

// Shows spec 5.60, 5.61, 8.22, 8.24, 8.30, 8.54, 8.58, 8.59, 8.60, 8.61, 8.63, 8.64, 8.67, 8.68, 8.71, 8.72, 8.73.
test('what cannot be done in the panel is told by the sentence of the action', async ({
  bichar,
  page,
  signIn,
}) => {
  const admin = await bichar.superAdmin()
  await signIn(page, admin)
  await makeThings(bichar, page, admin)
  await expectSentences(page, onPanel)
})

// Shows spec 5.29, 5.31, 5.36.
test('what is done to a post without a proper id is told so, and an entry of an admin waits for another', async ({
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
  for (const [sentence, action] of Object.entries({
    'Failed to add comment': 'Post ID is required',
    'Failed to report post, Failed to submit report': 'Invalid post',
    'Failed to create timeline': 'Post ID is required',
  })) {
    await page.goto(`/postDetails/${post}`)
    await onPost[sentence]?.(page)
    await expectMessage(page, exactly(action))
  }
  await page.unrouteAll()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Timeline' }).click()
  await expectMessage(page, 'Timeline is sent for approval')
})
