import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { paint } from '../../server/src/demo/pictures.ts'
import { holdOtherMessages, isLaterMessages, otherMessages } from '../otherMessages.ts'
import { expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'
import { withoutClocks } from '../withoutClocks.ts'

/**
 * What a guest's phone fetches before a page is usable, in transferred bytes including headers. Of the scripts, 2 kB are for the
 * oldest supported browsers: the functions that they lack, and fields of classes lowered to what they know. 2.2 kB are for what nobody may
 * be shut out by: messages for screen readers, the focus after a page has opened, the language of what a sentence quotes, and Back, which
 * closes what lies on top. 600 bytes are for the login over the page, for cards that are rendered in slices, and for pictures of half the
 * bytes on dense screens. Of the style sheet, a hundred bytes are for paper, and as many for cards that are half as high.
 */
const home = {
  // The page shows up to ten reports of other journeys.
  Document: { files: 1, bytes: 20_000 },
  Stylesheet: { files: 1, bytes: 12_000 },
  Script: { files: 9, bytes: 154_800 },
  Font: { files: 1, bytes: 45_500 },
} as const
const post = { Script: { files: 13, bytes: 182_300 } } as const

type Kind = keyof typeof home
const isBudgeted = (type: string): type is Kind => type in home

/** Opens a page and adds up what the browser fetches for it, without the files that may come later. */
async function fetchedFor(page: Page, address: string, isLater: (file: string, html: string) => boolean) {
  // What is fetched three seconds after the page, for later, would count as well where the page takes longer than that.
  await withoutClocks(page, 3_000, 3_000)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const asked = new Map<string, { type: string; pathname: string }>()
  const fetched: Record<Kind, number[]> = { Document: [], Stylesheet: [], Script: [], Font: [] }
  const guessable: string[] = []
  const html = await (await page.request.get(address)).text()
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { pathname } = new URL(response.url)
    asked.set(requestId, { type, pathname })
    const { 'x-content-type-options': guessing } = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    if (isBudgeted(type) && guessing !== 'nosniff') guessable.push(response.url)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = '', pathname = '' } = asked.get(requestId) ?? {}
    if (isBudgeted(type) && !(type === 'Script' && isLater(pathname, html)))
      fetched[type].push(encodedDataLength)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  // Scripts are fetched after the painted page: on a busy machine the network may have been idle before.
  await untilAlive(page)
  const requests = [...asked.values()].filter(({ pathname }) => !pathname.startsWith('/media/'))
  return { fetched, guessable, html, requests: requests.map(({ pathname }) => pathname) }
}

function expectWithin(
  budget: { [type in Kind]?: { files: number; bytes: number } },
  fetched: Record<Kind, number[]>,
) {
  for (const [type, most] of Object.entries(budget)) {
    const sizes = fetched[type as Kind]
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    // A device with a Bengali font of its own loads none.
    if (type !== 'Font') expect(sizes.length, `${type}: ${bytes} bytes`).toBeGreaterThan(0)
    expect(sizes.length, `files of ${type}`).toBeLessThanOrEqual(most.files)
    expect(bytes, `bytes of ${type}`).toBeLessThanOrEqual(most.bytes)
  }
}

test('the first page of a guest stays within its budget of files and bytes', async ({ bichar, page }) => {
  await bichar.publish(bichar.admin, { title: 'মোবাইল ছিনতাই', desc: 'বাসের জানালা দিয়ে', isAnonymous: false })
  const { fetched, guessable, html, requests } = await fetchedFor(page, '/', isLaterMessages)
  await expect(page.getByRole('heading', { name: 'মোবাইল ছিনতাই' })).toBeVisible()
  expectWithin(home, fetched)
  // Files have few headers, to save bytes, but they must have nosniff.
  expect(guessable, 'files whose type may be guessed').toEqual([])
  // The last is for the next page of the feed, where it is full. Messages that come later are fetched, and then imported.
  const first = requests.filter((file) => !isLaterMessages(file))
  expect(first.length, `requests but for pictures of reports: ${first.join(' ')}`).toBeLessThanOrEqual(14)
  expect(requests.length - first.length, 'requests for messages that come later').toBeLessThanOrEqual(4)
  // A script after the style sheet waits for it, and blocks the parser and everything after it.
  expect(html.slice(html.indexOf('rel="stylesheet"'), html.indexOf('</main>'))).not.toContain('<script')
})

test('the page of a post stays within its budget', async ({ bichar, page }) => {
  const id = await bichar.publish(bichar.admin, { title: 'মোবাইল ছিনতাই', desc: 'x', isAnonymous: false })
  // The modules for following a post and for nearby reports are loaded after hydration.
  const isLater = (file: string, html: string) => !html.includes(file)
  const { fetched } = await fetchedFor(page, `/postDetails/${id}`, isLater)
  expectWithin(post, fetched)
})

/** When files were fetched, in milliseconds since the start of navigation. */
const fetchesOf = (page: Page, part: string) =>
  page.evaluate((wanted) => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const those = all.filter(({ name }) => new URL(name).pathname.includes(wanted))
    return {
      begun: Math.min(...those.map(({ startTime }) => startTime)),
      ended: Math.max(...those.map(({ responseEnd }) => responseEnd)),
    }
  }, part)

test('scripts are fetched once there is a style sheet to paint the page with, at once', async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    // Scripts that were fetched immediately would have been requested by then.
    await expect(page.locator('main')).toBeAttached()
    await route.continue()
  })
  await page.goto('/')
  await untilAlive(page)
  expect((await fetchesOf(page, '.js')).begun).toBeGreaterThan((await fetchesOf(page, '.css')).ended)
  const parts = page.locator('main > *')
  const entrances = await parts.evaluateAll((all) => all.map((each) => getComputedStyle(each).animationName))
  // Pages fade in on navigation, but not the first one, because that would delay reading.
  expect(new Set(entrances)).toEqual(new Set(['none']))
})

test('scripts are fetched after half a second where nothing is painted', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {
      // Paints are observed right after the timer has been set.
      Object.assign(window, { observedAt: Reflect.get(window, 'observedAt') ?? performance.now() })
    }
  })
  await page.goto('/')
  await expect(page.locator('#app-scripts')).not.toBeAttached()
  const observedAt = await page.evaluate(() => Number(Reflect.get(window, 'observedAt')))
  await untilAlive(page)
  expect((await fetchesOf(page, '.js')).begun - observedAt).toBeGreaterThan(400)
})

test('scripts are fetched after the next frame where the largest was painted before the page had ended', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const largest = { getEntries: () => [{ startTime: 0 }] } as PerformanceObserverEntryList
    class ToldOfAnEarlyPaint extends PerformanceObserver {
      readonly #heard: PerformanceObserverCallback
      constructor(heard: PerformanceObserverCallback) {
        super(heard)
        this.#heard = heard
      }
      override observe() {
        this.#heard(largest, this)
      }
    }
    Object.assign(window, {
      PerformanceObserver: ToldOfAnEarlyPaint,
      setTimeout: (run: () => void, after: number) => (after === 500 ? 0 : setTimeout(run, after)),
    })
  })
  await page.goto('/')
  await expect(page.locator('#app-scripts')).not.toBeAttached()
})

test('scripts are fetched at once for somebody who returns, and sees nothing without them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('token', 'of somebody')
    PerformanceObserver.prototype.observe = () => {}
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: () => void, after: number) => (after === 500 ? 0 : setTimeout(run, after)),
    })
  })
  await page.goto('/')
  await expect(page.locator('#app-scripts')).not.toBeAttached()
})

test(
  'pictures further down wait for the scripts, or until somebody scrolls towards them',
  onPhone,
  async ({ bichar, page }) => {
    const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')
    for (const title of ['Further down', 'The newest'])
      await bichar.publish(bichar.admin, { title, desc: 'x', isAnonymous: false }, [picture])
    const further = page.getByRole('article').filter({ hasText: 'Further down' }).locator('picture img')
    const isThere = () =>
      further.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

    // The timer that loads these pictures, too: on a slow machine it could fire before the scripts are there or somebody scrolls.
    await withoutClocks(page, 10_000, 10_000)

    await test.step('they come once the scripts are there', async () => {
      await page.goto('/')
      await expect.poll(isThere).toBe(true)
      const address = await further.evaluate((image: HTMLImageElement) => image.currentSrc)
      const { ended } = await fetchesOf(page, 'entry.client')
      expect((await fetchesOf(page, new URL(address).pathname)).begun).toBeGreaterThan(ended)
    })

    await test.step('before that, where somebody scrolls', async () => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.reload()
      await expect(further).toBeHidden()
      // As the browser of a phone does when it has fitted the page to the screen.
      await page.evaluate(() => void dispatchEvent(new Event('scroll')))
      await expect(further).toBeHidden()
      await page.mouse.wheel(0, 300)
      await expect.poll(isThere).toBe(true)
    })
  },
)

test.describe('on a screen of three dots for a pixel', () => {
  test.use({ deviceScaleFactor: 3 })

  test('pictures of reports are for two', onPhone, async ({ bichar, page }, info) => {
    const photo = info.outputPath('scene.jpg')
    await writeFile(photo, await paint('street', 1))
    const id = await bichar.publish(bichar.admin, { title: 'Robbed', desc: 'x', isAnonymous: false }, [photo])
    const chosen = async () => {
      await page.goto(`/postDetails/${id}`)
      const image = page.locator('picture img').first()
      return image.evaluate((shown: HTMLImageElement) => shown.currentSrc.match(/-(\d+)\.webp$/)?.[1])
    }
    // The sizes are drawn after the report was answered.
    await expect.poll(chosen).toBe('720')
  })
})

test('the pages on which most visits start show nothing whose words come later', async ({ bichar, page }) => {
  const person = await bichar.makePerson('Salma Khatun')
  const suspect = await bichar.createSuspect(person, { name: 'Bonded Kamal' })
  const id = await bichar.publish(person, {
    title: 'Robbed',
    desc: 'x',
    isAnonymous: false,
    criminals: [suspect],
  })
  for (const address of ['/', `/postDetails/${id}`, '/suspects']) {
    const release = await holdOtherMessages(page)
    // A message that is missing is logged as an error, which fails every journey.
    await page.goto(address)
    await untilAlive(page)
    await expect(page.getByRole('heading', { name: /Robbed|Bonded Kamal/ }).first()).toBeVisible()
    release()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test(
  'a dialog, and a page that somebody goes to, wait for words that the first pages do without',
  onPhone,
  async ({ page }) => {
    await test.step('a dialog', async () => {
      const release = await holdOtherMessages(page)
      await page.goto('/')
      await expect.poll(() => page.evaluate(() => 'earlyClick' in window), 'not alive yet').toBe(false)
      const arrived = page.waitForResponse('**/SettingsDialog-*')
      await page.getByRole('button', { name: 'Settings' }).click()
      await arrived
      await expect(page.getByRole('dialog')).toBeHidden()
      release()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.unrouteAll()
    })

    await test.step('a page', async () => {
      const release = await holdOtherMessages(page)
      await page.goto('/')
      await untilAlive(page)
      const arrived = page.waitForResponse('**/LoginPage-*')
      await page.getByRole('link', { name: 'LOGIN' }).click()
      await arrived
      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('heading', { name: 'Login' })).toBeHidden()
      release()
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
      await page.unrouteAll()
    })
  },
)

test('where its words could not be fetched, the page that somebody goes to is opened anew', async ({
  page,
}) => {
  let isAnew = false
  await page.route(`**${otherMessages}*`, (route) => (isAnew ? route.continue() : route.abort()))
  await page.goto('/')
  await untilAlive(page)
  page.on('request', (request) => {
    isAnew ||= request.isNavigationRequest()
  })
  await page.getByRole('link', { name: /^About/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
  await expect(page).toHaveURL('/about')
  expect(isAnew).toBe(true)
})
