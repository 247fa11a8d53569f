import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { atBothWidths, expect, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')
const samples = path.join(import.meta.dirname, '../../server/src/test/samples')
const recordings = ['video.mp4', 'sound.mp3'].map((file) => path.join(samples, file))

/** The paths of all stored files that the page requests from now on. */
function mediaAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/media/')) asked.push(pathname)
  })
  return asked
}

const offer = (within: Page | Locator) => within.getByRole('link', { name: /^Show picture \(\d+ KB\): / })

/** Waits until anything that would be fetched late has been fetched. */
const untilQuiet = (page: Page) => page.waitForLoadState('networkidle')

test(
  'a guest saves data: pictures come when they are asked for, one by one',
  atBothWidths,
  async ({ bichar, page, isMobile, expectAccessible }) => {
    const author = await bichar.makePerson('Rokeya Sultana')
    const title = `Shutters broken open ${Date.now()}`
    await bichar.publish(author, { title, desc: 'At night.', isAnonymous: false }, [
      picture,
      picture,
      picture,
    ])
    const heard = `Shouting in the lane ${Date.now()}`
    await bichar.publish(author, { title: heard, desc: 'Around two.', isAnonymous: true }, recordings)
    const name = `Shahin Mridha ${Date.now()}`
    // Suspects of the same day are listed in random order, so only a filter with few results surely has this one on its first page.
    await bichar.createSuspect(author, { name, crimeTypes: ['Vandalism'] }, picture)
    const suspects = '/suspects?category=Vandalism'
    const asked = mediaAskedFor(page)

    await test.step('the switch is where guests find it', async () => {
      await page.goto(suspects)
      await chooseOn(page, isMobile)
      await expect(offer(page.getByRole('article').filter({ hasText: name }))).toBeVisible()
      await expectAccessible(page)
      asked.length = 0
    })

    await test.step('the feed, the suspects and the post ask for nothing', async () => {
      await page.goto('/')
      const card = page.getByRole('article').filter({ hasText: title })
      await expect(offer(card)).toHaveCount(2)
      const recorded = page.getByRole('article').filter({ hasText: heard })
      await expect(recorded.getByRole('link', { name: /^Video 1 of 2: .*, \d+ KB$/ })).toBeVisible()
      await expect(recorded.getByRole('link', { name: /^Recording 2 of 2: .*, \d+ KB$/ })).toBeVisible()
      await expectAccessible(page)
      // Before hydration the browser follows the link itself and opens the page of the post.
      await untilAlive(page)
      await card.getByRole('link', { name: title }).first().click()
      await expect(page.getByRole('dialog').getByText('At night.')).toBeVisible()
      await expect(offer(page.getByRole('dialog'))).toHaveCount(3)
      await page.goto(suspects)
      await expect(offer(page.getByRole('article').filter({ hasText: name }))).toBeVisible()
      await untilQuiet(page)
      expect(asked).toEqual([])
    })

    await test.step('a press brings one picture, or can be made again; nothing moves', async () => {
      const card = page.getByRole('article').filter({ hasText: name })
      await untilAlive(page)
      // The click would scroll the picture into view anyway, so it is scrolled before its position is read.
      await offer(card).scrollIntoViewIfNeeded()
      const before = await card.boundingBox()
      await page.route('**/media/*', (route) => route.abort())
      await offer(card).click()
      await expect.poll(() => asked).toHaveLength(1)
      await expect(offer(card)).toBeFocused()
      await page.unroute('**/media/*')
      await offer(card).click()
      const photo = card.getByRole('img', { name })
      await expect(photo).toHaveJSProperty('complete', true)
      await expect(photo).toBeFocused()
      expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expect(await card.boundingBox()).toEqual(before)
      await expect(page).toHaveURL(/\/suspects\?category=Vandalism$/)
      expect(asked).toHaveLength(2)
      asked.length = 0
    })

    await test.step('in the viewer too', async () => {
      await page.goto('/')
      const card = page.getByRole('article').filter({ hasText: title })
      await untilAlive(page)
      await offer(card).first().click()
      const loaded = card.getByRole('link', { name: /^Picture 1 of 3/ })
      await expect(loaded).toBeFocused()
      await loaded.click()
      const viewer = page.getByRole('dialog')
      const large = viewer.getByRole('link', { name: /^Show large picture \(\d+ KB\): Picture 1 of 3/ })
      await expect(large).toBeVisible()
      await expectAccessible(page)
      expect(asked).toHaveLength(1)
      await large.click()
      await expect(viewer.getByRole('img', { name: /^Picture 1 of 3/ })).toBeVisible()
      await viewer.getByRole('button', { name: 'Next' }).click()
      await expect(viewer.getByText('2 / 3')).toBeVisible()
      await untilQuiet(page)
      expect(asked).toHaveLength(2)
      await page.keyboard.press('Escape')
      await expect(viewer).toHaveCount(0)
    })

    await test.step('switched off, all of them come back', async () => {
      await chooseOff(page, isMobile)
      const card = page.getByRole('article').filter({ hasText: title })
      await expect(offer(card)).toHaveCount(0)
      await expect(card.locator('img[src^="/media/"]')).toHaveCount(2)
      await page.reload()
      await expect(card.locator('img[src^="/media/"]')).toHaveCount(2)
    })
  },
)

test('a page says from the start what the browser or the person wants', async ({
  bichar,
  browser,
  playwright,
}) => {
  const author = await bichar.makePerson('Monir Hossain')
  const title = `Boats set adrift ${Date.now()}`
  const report = { title, desc: 'All seven of them.', isAnonymous: true }
  const id = await bichar.publish(author, report, [picture])
  const htmlWith = async (headers: Record<string, string>) => {
    const requests = await playwright.request.newContext({ baseURL: bichar.url, extraHTTPHeaders: headers })
    const response = await requests.get(`/postDetails/${id}`)
    expect(response.headers().vary).toContain('Save-Data')
    expect(response.headers()['set-cookie']).toBeUndefined()
    const html = await response.text()
    await requests.dispose()
    return html
  }
  const loading = /<img[^>]+\/media\/|rel="preload" as="image"/
  expect(await htmlWith({})).toMatch(loading)
  expect(await htmlWith({ 'save-data': 'on' })).not.toMatch(loading)
  expect(await htmlWith({ cookie: 'dataSaver=on' })).not.toMatch(loading)
  expect(await htmlWith({ 'save-data': 'on', cookie: 'dataSaver=off' })).toMatch(loading)

  const context = await browser.newContext({
    baseURL: bichar.url,
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'Save-Data': 'on' },
  })
  const page = await context.newPage()
  const asked = mediaAskedFor(page)
  await page.goto(`/postDetails/${id}`)
  await untilQuiet(page)
  expect(asked).toEqual([])
  const response = page.waitForResponse(/\/media\//)
  await offer(page).click()
  expect((await response).headers()['content-type']).toBe('image/jpeg')
})

/** On a phone the settings are a dialog; on a wide screen a button cycles through the choices. */
async function chooseOn(page: Page, isMobile: boolean) {
  if (isMobile) return chooseInSettings(page, 'On')
  await page.getByRole('button', { name: 'Data saver: Same as browser' }).click()
  await expect(page.getByRole('button', { name: 'Data saver: On' })).toBeVisible()
}

async function chooseOff(page: Page, isMobile: boolean) {
  if (isMobile) return chooseInSettings(page, 'Off')
  await page.getByRole('button', { name: 'Data saver: On' }).click()
  await expect(page.getByRole('button', { name: 'Data saver: Off' })).toBeVisible()
}

async function chooseInSettings(page: Page, choice: string) {
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog')
  const saver = settings.getByRole('group', { name: 'Data saver' })
  await saver.getByText(choice, { exact: true }).click()
  await expect(saver.getByRole('radio', { name: choice })).toBeChecked()
  await settings.getByRole('button', { name: 'Close' }).click()
  await expect(settings).toHaveCount(0)
}
