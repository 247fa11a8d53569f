import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Bichar } from '../bichar.ts'
import { expect, onPhone, test } from '../test.ts'
import { withoutClocks } from '../withoutClocks.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')
const video = path.join(import.meta.dirname, '../../server/src/test/samples/video.webm')

/** Holds all scripts back until the returned function is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const arrival = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  return release
}

async function publishVideo(bichar: Bichar): Promise<string> {
  const author = await bichar.makePerson('Mizanur Rahman')
  const post = { title: 'Filmed at the ghat', desc: 'They took the nets.', isAnonymous: true }
  return bichar.publish(author, post, [video])
}

const videoOn = (page: Page) => page.getByRole('link', { name: /^Video 1 of 1/ })

/** Navigates without waiting for the scripts, which the other events that `goto` can wait for might require. */
const openEarly = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' })

test(
  'what a guest presses before the app has arrived is done once it has',
  onPhone,
  async ({ bichar, page }) => {
    const author = await bichar.makePerson('Rehana Begum')
    const post = { title: 'Goat stolen', desc: 'Last night, from the yard.', isAnonymous: true }
    const id = await bichar.publish(author, post)
    const release = await withoutScripts(page)
    await openEarly(page, `/postDetails/${id}`)
    const justice = page.getByRole('button', { name: 'বিচার চাই' })
    await justice.click()
    await justice.click()
    const isWaiting = () => justice.evaluate((button) => button.getAnimations().length > 0)
    expect(await isWaiting()).toBe(true)
    release()
    await expect(page.getByText('Please login to continue')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  },
)

test(
  'a video that is pressed before the app has arrived opens once it has',
  onPhone,
  async ({ bichar, page }) => {
    const id = await publishVideo(bichar)
    await withoutClocks(page, 10_000, 10_000)
    const release = await withoutScripts(page)
    await openEarly(page, `/postDetails/${id}`)
    const link = videoOn(page)
    await link.click()
    await expect(link).toBeFocused()
    expect(await link.evaluate((element) => element.getAnimations().length)).toBe(1)
    release()
    const playing = page.locator('video')
    await expect
      .poll(() => playing.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0)
  },
)

test(
  'a video that is pressed on a page whose app never comes opens by itself after ten seconds',
  onPhone,
  async ({ bichar, page }) => {
    const id = await publishVideo(bichar)
    await page.route('**/media/*.webm', (route) => route.fulfill({ body: 'the video' }))
    await withoutScripts(page)
    await page.clock.install()
    await openEarly(page, `/postDetails/${id}`)
    await page.clock.pauseAt(Date.now() + 60_000)
    await videoOn(page).click()
    await page.clock.runFor(8_000)
    await expect(page).toHaveURL(/[/]postDetails[/]/)
    await page.clock.runFor(2_000)
    await expect(page.getByText('the video')).toBeVisible()
  },
)

test('a video opens and plays without a script', onPhone, async ({ bichar, browser, problems }) => {
  const id = await publishVideo(bichar)
  const plain = await browser.newPage({ baseURL: bichar.url, javaScriptEnabled: false })
  plain.on('console', (message) => problems.push(message.text()))
  await plain.goto(`/postDetails/${id}`)
  await videoOn(plain).click()
  await expect(plain).toHaveURL(/[/]media[/][^/]+[.]webm$/)
  // The video document that the browser creates is under the Content-Security-Policy of the file.
  await expect(plain.locator('video')).toHaveJSProperty('readyState', 4)
  await plain.close()
})

test(
  'a picture that is asked for before the app has arrived comes once it has, and keeps the focus',
  onPhone,
  async ({ bichar, page }) => {
    const author = await bichar.makePerson('Shirin Akhter')
    const post = { title: 'A shop was broken into', desc: 'In the night.', isAnonymous: true }
    const id = await bichar.publish(author, post, [picture])
    await page.context().addCookies([{ name: 'dataSaver', value: 'on', url: bichar.url }])
    await withoutClocks(page, 10_000, 10_000)
    const release = await withoutScripts(page)
    await openEarly(page, `/postDetails/${id}`)
    await page.getByRole('link', { name: /^Show picture/ }).click()
    release()
    const shown = page.getByRole('link', { name: /^Picture 1 of 1/ })
    await expect(shown).toBeFocused()
    await expect(shown.locator('img')).toHaveJSProperty('complete', true)
    await expect(page).toHaveURL(/\/postDetails\//)
  },
)

test(
  'a kind of report that is chosen before the app has arrived is what the numbers are of once it has',
  onPhone,
  async ({ page }) => {
    const release = await withoutScripts(page)
    await openEarly(page, '/places')
    const kind = page.getByRole('combobox', { name: 'Kind' })
    await kind.selectOption('Theft')
    release()
    await expect(page).toHaveURL(/\/places\?kind=/)
    await expect(kind.locator('option:checked')).toHaveText('Theft')
  },
)
