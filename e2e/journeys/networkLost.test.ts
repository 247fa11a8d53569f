import type { Page } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'
import { untilConnected } from '../untilConnected.ts'

/** The element that says that there is no network: it is loaded some seconds after the page, and empty until then. */
const said = (page: Page) => page.locator('#network')

async function openFeed(page: Page) {
  await page.goto('/')
  await untilAlive(page)
  await expect(said(page)).toBeAttached()
  await expect(said(page)).toBeEmpty()
}

/** What keeps a call until it can be sent is loaded after the page, together with the live connection. */
async function openFeedSignedIn(page: Page) {
  const connected = untilConnected(page)
  await openFeed(page)
  await connected
}

const top = async (page: Page, title: string) =>
  (await page.getByRole('heading', { name: title }).boundingBox())?.y ?? 0

test(
  'a page says at once that the network is lost, hides nothing by it, and is quiet when it is back',
  atBothWidths,
  async ({ bichar, page, context, expectAccessible }) => {
    const title = `Boat taken from the ghat ${Date.now()}`
    await bichar.publish(bichar.admin, { title, desc: 'Before dawn. '.repeat(300), isAnonymous: false })
    await openFeed(page)
    const before = await top(page, title)
    await context.setOffline(true)
    const bar = said(page).locator('p')
    await expect(bar).toContainText('No network. This is how it was on')
    await expectAccessible(page)

    await test.step('what is read moves down by as much as the bar is high', async () => {
      const box = await said(page).locator(':scope > div').boundingBox()
      if (!box) throw new Error('There is no bar')
      await expect
        .poll(async () => Math.round((await top(page, title)) - before))
        .toBe(Math.round(box.height))
      expect(await top(page, title)).toBeGreaterThanOrEqual(box.y + box.height)
    })

    await context.setOffline(false)
    await expect(said(page)).toBeEmpty()
    await expect.poll(async () => Math.round((await top(page, title)) - before)).toBe(0)

    await test.step('in Bengali, too', async () => {
      await page.getByRole('button', { name: 'Read in বাংলা' }).filter({ visible: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
      await context.setOffline(true)
      await expect(bar).toContainText('ইন্টারনেট নেই।')
      await context.setOffline(false)
      await expect(said(page)).toBeEmpty()
    })
  },
)

test(
  'it is said, too, where the device believes in its network and nothing gets through, until something does',
  onPhone,
  async ({ bichar, page, signIn }) => {
    const title = `Silent network ${Date.now()}`
    await bichar.publish(bichar.admin, { title, desc: 'x', isAnonymous: false })
    await signIn(page, await bichar.makePerson('Anwara Begum'))
    await openFeedSignedIn(page)
    await page.route('**/*', (route) => route.abort())
    await page
      .getByRole('article')
      .filter({ hasText: title })
      .getByRole('button', { name: /বিচার চাই/ })
      .click()
    await expect(said(page)).toContainText('No network.')
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    await expect(said(page)).toContainText('1 thing waits to be sent.')
    await page.unroute('**/*')
    await expect(said(page)).toBeEmpty()
  },
)

test(
  'one call that is lost where others get through is no lost network',
  onPhone,
  async ({ bichar, page, signIn }) => {
    const title = `One call lost ${Date.now()}`
    await bichar.publish(bichar.admin, { title, desc: 'x', isAnonymous: false })
    await signIn(page, await bichar.makePerson('Anwara Begum'))
    await openFeedSignedIn(page)
    await page.route('**/reactions', (route) => route.abort())
    const asked = page.waitForResponse('**/healthz')
    await page
      .getByRole('article')
      .filter({ hasText: title })
      .getByRole('button', { name: /বিচার চাই/ })
      .click()
    await (await asked).finished()
    await expect(page.getByText('Waits for the network')).toBeVisible()
    await expect(said(page)).toBeEmpty()
  },
)

test(
  'who loses the network on a first visit keeps the page, and is told of one that cannot be opened',
  onPhone,
  async ({ bichar, page, context, problems }) => {
    const title = `First visit ${Date.now()}`
    await bichar.publish(bichar.admin, { title, desc: 'x', isAnonymous: false })
    await openFeed(page)
    const feed = page.getByRole('heading', { name: title })
    const toSuspects = page.getByRole('link', { name: 'Suspects', exact: true }).filter({ visible: true })

    await test.step('where the network is known to be lost', async () => {
      await context.setOffline(true)
      await expect(said(page)).toContainText('No network.')
      await toSuspects.click()
      await expectMessage(page, 'This page is not on this device.')
      await expect(feed).toBeVisible()
      await expect(page).toHaveURL('/')
      await context.setOffline(false)
      await expect(said(page)).toBeEmpty()
    })

    await test.step('where nobody has noticed yet', async () => {
      await page.route('**/*', (route) => route.abort())
      await toSuspects.click()
      await expect(said(page)).toContainText('No network.')
      await expect(page.getByText('This page is not on this device.')).toBeVisible()
      await expect(feed).toBeVisible()
      await expect.poll(() => problems.length).toBeGreaterThan(0)
      const told = problems.splice(0)
      expect(told.filter((each) => !/route module|dynamically imported module/.test(each))).toEqual([])
    })

    await page.unroute('**/*')
    await expect(said(page)).toBeEmpty()
    await toSuspects.click()
    await expect(page.getByRole('heading', { level: 1, name: /Suspects|Criminals/i })).toBeVisible()
  },
)

test(
  'the page is kept as well by a browser in which a reload cannot be stopped',
  onPhone,
  async ({ bichar, page }) => {
    const title = `No Navigation API ${Date.now()}`
    await bichar.publish(bichar.admin, { title, desc: 'x', isAnonymous: false })
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    await openFeed(page)
    const toSuspects = page.getByRole('link', { name: 'Suspects', exact: true }).filter({ visible: true })
    await page.route('**/*', (route) => route.abort())
    await toSuspects.click()
    await expect(page.getByText('This page is not on this device.')).toBeVisible()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.unroute('**/*')
    await expect(said(page)).toBeEmpty()
    await toSuspects.click()
    await expect(page).toHaveURL('/suspects')
    await expect(page.getByRole('heading', { level: 1, name: /Suspects|Criminals/i })).toBeVisible()
  },
)

test(
  'what cannot be done without a network is told of at once, and not done later when nobody is looking',
  onPhone,
  async ({ bichar, page, context, signIn }) => {
    const person = await bichar.makePerson('Anwara Begum')
    await signIn(page, person)
    await page.goto('/profile')
    const everywhereElse = page.getByRole('button', { name: 'Log out everywhere else' })
    await expect(everywhereElse).toBeVisible()
    await expect(said(page)).toBeAttached()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'DELETE') sent.push(request.url())
    })
    await context.setOffline(true)
    await expect(said(page)).toContainText('No network.')
    await everywhereElse.click()
    await expectMessage(page, 'You seem to be offline. Please check your connection and try again.')
    await expect(everywhereElse).toBeVisible()
    expect(sent).toHaveLength(1)
    await context.setOffline(false)
    await expect(said(page)).toBeEmpty()
    await everywhereElse.click()
    await expectMessage(page, 'Logged out successfully')
    await expect(everywhereElse).toHaveCount(0)
    expect(sent).toHaveLength(2)
  },
)
