import type { Page } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { holdOtherMessages, otherMessages } from '../otherMessages.ts'
import { expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'
import { withoutClocks } from '../withoutClocks.ts'

/** Aborts requests for these files until `comeBack` is called, and counts them. */
async function loseNetworkFor(page: Page, files: string | RegExp) {
  let failures = 0
  let isBack = false
  await page.route(files, (route) => {
    if (isBack) return route.continue()
    failures += 1
    return route.abort()
  })
  return {
    failures: () => failures,
    comeBack: () => {
      isBack = true
    },
  }
}

const settings = (page: Page) => page.getByRole('button', { name: 'Settings' })
const dialog = (page: Page) => page.getByRole('dialog')
const noNetwork = (page: Page) => page.getByText('You seem to be offline.')

/** Marks the window; a page that has been reloaded loses the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }))
const expectSamePage = async (page: Page) =>
  expect(await page.evaluate(() => 'isSame' in window), 'not opened anew').toBe(true)

test(
  'words that could not be fetched come with the next dialog, or page, that needs them',
  onPhone,
  async ({ page }) => {
    for (const need of ['a dialog', 'a page'] as const) {
      await test.step(need, async () => {
        await withoutClocks(page, 700, 3_000)
        const network = await loseNetworkFor(page, `**${otherMessages}*`)
        await page.goto('/')
        await untilAlive(page)
        await mark(page)
        await expect.poll(network.failures).toBe(1)
        if (need === 'a dialog') {
          await settings(page).click()
          await expectMessage(page, 'You seem to be offline.')
          await expect(dialog(page)).toBeHidden()
          network.comeBack()
          await settings(page).click()
          await expect(dialog(page)).toContainText('Language')
        } else {
          network.comeBack()
          await page.getByRole('link', { name: 'LOGIN' }).click()
          await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
        }
        await expectSamePage(page)
        await page.unrouteAll()
      })
    }
  },
)

test('words that could not be fetched come when the network is back, before anybody asks', async ({
  page,
}) => {
  const network = await loseNetworkFor(page, `**${otherMessages}*`)
  await page.goto('/')
  await expect.poll(network.failures).toBeGreaterThan(1)
  const arrived = page.waitForResponse(`**${otherMessages}*`)
  network.comeBack()
  await arrived
})

test('what members need is loaded when the network is back, though nobody asks for it', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Rokeya Khatun')
  const id = await bichar.publish(person, { title: 'Told of', desc: 'x', isAnonymous: false })
  await bichar.call(await bichar.makePerson('Abdul Karim'), 'POST /posts/:id/comments', {
    params: { id },
    body: { text: 'Seen.' },
  })
  await signIn(page, person)
  const network = await loseNetworkFor(page, '**/assets/SignedInParts-*')
  await page.goto('/')
  await expect.poll(network.failures).toBeGreaterThan(1)
  await expect(page).not.toHaveTitle(/^\(/)
  network.comeBack()
  await expect(page).toHaveTitle(/^\(\d+\)/)
})

test('the page of a suspect waits for the network, though nothing has noticed yet that it is lost', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Rokeya Khatun')
  const name = `Kala ${Date.now()}`
  const id = await bichar.createSuspect(person, { name })
  await signIn(page, person)
  const notices = await loseNetworkFor(page, '**/assets/OfflineParts-*')
  const calls = await loseNetworkFor(page, new RegExp(`/api/criminals/${id}$`))
  const server = await loseNetworkFor(page, '**/healthz')
  await page.goto(`/suspects/${id}`)
  await expect.poll(calls.failures, 'the call and both retries').toBeGreaterThanOrEqual(3)
  await expect.poll(server.failures).toBeGreaterThan(0)
  notices.comeBack()
  await expect(page.locator('#network')).toContainText('No network.')
  calls.comeBack()
  server.comeBack()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`/suspects/${id}`)
})

test('a moderator, for whom nothing is kept, reads that a suspect is not here, and sees them when the network is back', async ({
  bichar,
  page,
  signIn,
}) => {
  const name = `Kala ${Date.now()}`
  const id = await bichar.createSuspect(bichar.admin, { name })
  await signIn(page, bichar.admin)
  const network = await loseNetworkFor(page, new RegExp(`/api/criminals/${id}$|/healthz$`))
  await page.goto(`/suspects/${id}`)
  await expect(page.getByRole('heading', { name: 'Not on this device', level: 1 })).toBeVisible()
  await expect(page.getByText('What moderators read is not kept on their devices.')).toBeVisible()
  await expect(page.getByText('Here on this device')).toHaveCount(0)
  network.comeBack()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`/suspects/${id}`)
})

test('what a moderator could not read of a post comes when the network is back, though nobody asks for it', async ({
  bichar,
  page,
  signIn,
}) => {
  const title = `Goats taken ${Date.now()}`
  const id = await bichar.publish(bichar.admin, { title, desc: 'x', isAnonymous: false })
  await bichar.call(bichar.admin, 'POST /posts/:id/comments', {
    params: { id },
    body: { text: 'Seen at the ghat.' },
  })
  await signIn(page, bichar.admin)
  const network = await loseNetworkFor(page, /\/comments|\/healthz$/)
  await page.goto('/')
  await untilAlive(page)
  await page.getByRole('link', { name: title }).first().click()
  await expect(noNetwork(page)).toBeVisible()
  await expect(page.locator('#network')).toContainText('No network.')
  network.comeBack()
  await expect(page.getByText('Seen at the ghat.')).toBeVisible()
  await expect(noNetwork(page)).toBeHidden()
})

test('the page of a suspect is left when its call alone is lost', async ({ bichar, page, signIn }) => {
  const person = await bichar.makePerson('Rokeya Khatun')
  const id = await bichar.createSuspect(person, { name: `Kala ${Date.now()}` })
  await signIn(page, person)
  await loseNetworkFor(page, new RegExp(`/api/criminals/${id}$`))
  await page.goto(`/suspects/${id}`)
  await expectMessage(page, 'You seem to be offline.')
  await expect(page).toHaveURL(/\/criminals$/)
})

test('a dialog whose code could not be fetched opens when the network is back', onPhone, async ({ page }) => {
  // What is loaded three seconds after the page shares files with the dialog.
  await withoutClocks(page, 3_000, 3_000)
  await page.goto('/')
  await untilAlive(page)
  await mark(page)
  // Each file is fetched and then imported, here over the network again, as routing turns the cache off. Chromium never asks again for a
  // module whose import has failed.
  await page.waitForFunction(
    (words) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(words)).length > 1,
    otherMessages,
  )
  const network = await loseNetworkFor(page, '**/assets/*.js')
  await settings(page).click()
  await expectMessage(page, 'You seem to be offline.')
  // The dialog's own file, and those that it shares with others.
  expect(network.failures()).toBeGreaterThan(1)
  network.comeBack()
  await settings(page).click()
  await expect(dialog(page)).toContainText('Language')
  await expectSamePage(page)
})

test(
  'a reaction whose code could not be fetched is made once the network is back',
  onPhone,
  async ({ bichar, page, signIn }) => {
    const person = await bichar.makePerson('Shirin Akter')
    const id = await bichar.publish(person, { title: 'Nets cut', desc: 'On the river.', isAnonymous: false })
    await signIn(page, person)
    const network = await loseNetworkFor(page, '**/assets/reactions-*')
    await page.goto(`/postDetails/${id}`)
    await untilAlive(page)
    const justice = page.getByRole('main').getByRole('button', { name: /বিচার চাই/ })
    await justice.click()
    await expectMessage(page, 'You seem to be offline.')
    await expect(justice).toHaveAttribute('aria-pressed', 'false')
    network.comeBack()
    await justice.click()
    await expect(justice).toHaveAttribute('aria-pressed', 'true')
  },
)

test('what a dialog is made of travels once, though it is asked for twice', onPhone, async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  await settings(page).click()
  await expect(dialog(page)).toContainText('Language')
  const scripts = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return all
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, transferSize }) => ({ name, travelled: transferSize > 0 }))
  })
  expect(scripts.filter(({ name }) => name.includes('SettingsDialog'))).toHaveLength(2)
  const travelled = scripts.filter((each) => each.travelled).map(({ name }) => name)
  expect(travelled).toEqual([...new Set(travelled)])
})

const reason = (page: Page) => page.getByText('Too many requests. Please wait a moment and try again.')

/** Makes the server refuse some calls. */
const refuse = (page: Page, calls: RegExp, method: 'GET' | 'POST') =>
  page.route(calls, (route, request) =>
    request.method() === method
      ? route.fulfill({ status: 429, json: { success: false, code: 'too_many_requests', message: 'x' } })
      : route.fallback(),
  )

test("what is said of an error waits for the words of the server's reason", async ({
  bichar,
  page,
  signIn,
}) => {
  const id = await bichar.publish(bichar.admin, { title: 'Before its words', desc: 'x', isAnonymous: false })
  await signIn(page, await bichar.makePerson('Jahanara Begum'))
  await withoutClocks(page, 3000, 3000)
  const release = await holdOtherMessages(page)
  await refuse(page, /\/api\/.*comments/, 'POST')
  await page.goto(`/postDetails/${id}?tab=comments`, { waitUntil: 'domcontentloaded' })
  await untilAlive(page)
  await page.getByLabel('Write a comment').fill('What I saw')
  const refused = page.waitForResponse((response) => response.status() === 429)
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await refused
  await expect(send).toBeEnabled()
  await expect(page.getByText('Failed to add comment')).toBeHidden()
  release()
  await expect(reason(page)).toBeVisible()
})

test("an error that stands on the page gets the server's reason with its words", async ({ page }) => {
  const release = await holdOtherMessages(page)
  await refuse(page, /\/api\/criminals/, 'GET')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await untilAlive(page)
  await page.getByRole('link', { name: 'Suspects' }).first().click()
  const failed = page.getByText('Failed to load criminals')
  await expect(failed).toBeVisible()
  release()
  await expect(reason(page)).toBeVisible()
  await expect(failed).toBeHidden()
})

test(
  'the language that cannot be fetched is chosen once the network is back',
  onPhone,
  async ({ page, context }) => {
    const language = async () => (await context.cookies()).find(({ name }) => name === 'language')?.value
    await page.goto('/')
    await untilAlive(page)
    const network = await loseNetworkFor(page, '**/assets/bn-*')
    const bengali = page.getByRole('button', { name: 'Read in বাংলা' }).filter({ visible: true })
    await bengali.click()
    await expect.poll(network.failures).toBeGreaterThan(0)
    expect(await language()).toBeUndefined()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    network.comeBack()
    await bengali.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    expect(await language()).toBe('bn')
  },
)
