import type { Page } from '@playwright/test'
import type { Account, Bichar } from '../bichar.ts'
import { writeReport } from '../reportForm.ts'
import { atBothWidths, expect, test, withServiceWorker } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

test.use(withServiceWorker)

/**
 * Expects that this origin stores nothing in the browser anymore, seen from a page on which the app does not run. Leaving does not wait for
 * the deletions, so they may end a moment later.
 */
async function expectNothingKept(page: Page) {
  await page.goto('/robots.txt')
  const kept = () =>
    page.evaluate(async () => ({
      // A worker that is still there can create a cache.
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cookies: document.cookie,
    }))
  await expect
    .poll(kept)
    .toEqual({ local: [], session: [], databases: [], caches: [], workers: 0, cookies: '' })
}

const writesReport = async (page: Page) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/newreport')
  await writeReport(page, { title: 'Seen by nobody' })
  await expect(page.getByText(/Draft saved at/).first()).toBeVisible()
  for (const name of ['bichar-report', 'bichar-read'])
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain(name)
}

const isInReach = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Leave now' }).filter({ visible: true }).first()
  await page.mouse.wheel(0, 600)
  await expect(button).toBeInViewport({ ratio: 1 })
  return button
}

/** Presses Escape within as many milliseconds, however long a busy machine takes to hand the presses on. */
async function pressEscape(page: Page, times: number) {
  const devtools = await page.context().newCDPSession(page)
  const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 }
  const begin = Date.now()
  for (let press = 1; press <= times; press += 1)
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await devtools.send('Input.dispatchKeyEvent', { type, ...key, timestamp: (begin + press) / 1_000 })
  await devtools.detach()
}

test(
  'whoever writes a report and has to leave presses one button: nothing stays on the device',
  atBothWidths,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const person = await bichar.makePerson('Moushumi Akter')
    await signIn(page, person)
    await writesReport(page)
    await expectAccessible(page)
    await (await isInReach(page)).click()
    await expect(page).toHaveURL(bichar.quickExitUrl)
    await expectNothingKept(page)
    await expect.poll(() => page.context().cookies()).toEqual([])
  },
)

test('Escape three times does the same and twice nothing, and back does not lead there again', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Shirin Sultana')
  await signIn(page, person)
  await writesReport(page)
  await pressEscape(page, 2)
  await expect(page.getByLabel('Title')).toHaveValue('Seen by nobody')
  await page.waitForFunction(
    (from) => performance.now() - from > 1_300,
    await page.evaluate(() => performance.now()),
  )
  await pressEscape(page, 3)
  await expect(page).toHaveURL(bichar.quickExitUrl)
  await page.goBack()
  // The history entry before it was the feed, now shown to a guest.
  await expect(page.getByRole('link', { name: 'Login' }).filter({ visible: true }).first()).toBeVisible()
  await expect(page).not.toHaveURL(/newreport/)
  await page.goForward()
  await expect(page).toHaveURL(bichar.quickExitUrl)
})

test("the page of one's own anonymous report offers it, and the first Escape does not lead away from it", async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Rokeya Begum')
  const id = await bichar.publish(person, { title: 'A secret of mine', desc: 'At night', isAnonymous: true })
  await signIn(page, person)
  await page.goto('/')
  await page.getByRole('link', { name: 'A secret of mine' }).first().click()
  await page.goto(`/postDetails/${id}`)
  await expect(
    page.getByRole('button', { name: 'Leave now' }).filter({ visible: true }).first(),
  ).toBeVisible()
  await pressEscape(page, 3)
  await expect(page).toHaveURL(bichar.quickExitUrl)
  await expectNothingKept(page)
})

test('a service worker that is still caching what was read caches no more of it, also without a network', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Shahana Parvin')
  const id = await bichar.publish(person, { title: 'Kept by nobody', desc: 'x', isAnonymous: true })
  await signIn(page, person)
  // The server cannot have the browser delete anything either.
  await page.context().route('**/quick-exit', (route) => route.abort())
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let held = 0
  await page.context().route(`**/postDetails/${id}`, async (route) => {
    if (route.request().serviceWorker()) {
      held += 1
      await released
    }
    await route.continue()
  })
  await page.goto(`/postDetails/${id}`)
  await expect.poll(() => held).toBeGreaterThan(0)
  // The worker does not control a page whose reload bypasses the cache.
  const devtools = await page.context().newCDPSession(page)
  await Promise.all([page.waitForEvent('load'), devtools.send('Page.reload', { ignoreCache: true })])
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
  await untilAlive(page)
  await (await isInReach(page)).click()
  await expect(page).toHaveURL(bichar.quickExitUrl)
  await expectNothingKept(page)
  release()
  // Within a second the worker would have cached the next file.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)))
  await expectNothingKept(page)
})

const workers = async () => (await navigator.serviceWorker.getRegistrations()).length

interface Leaving {
  bichar: Bichar
  page: Page
  signIn(page: Page, account: Account): Promise<void>
}

/** Leaves the app while the script of its first service worker is still being fetched; it arrives when the page is gone, or just before. */
async function leaveBeforeScript({ bichar, page, signIn }: Leaving, arrives: 'later' | 'before') {
  const person = await bichar.makePerson('Jahanara Begum')
  const id = await bichar.publish(person, { title: 'Told by Jahanara', desc: 'x', isAnonymous: true })
  await signIn(page, person)
  const context = page.context()
  await context.route('**/quick-exit', (route) => route.abort())
  const script = Promise.withResolvers<void>()
  const elsewhere = Promise.withResolvers<void>()
  let held = 0
  await context.route('**/service-worker.js*', async (route) => {
    held += 1
    await script.promise
    await route.continue()
  })
  await context.route(bichar.quickExitUrl, async (route) => {
    if (arrives === 'before') script.resolve()
    await elsewhere.promise
    await route.continue()
  })
  // A page without the app, which can look while the other one hangs between two addresses.
  const beside = await context.newPage()
  await beside.goto('/robots.txt')
  await page.goto(`/postDetails/${id}`)
  await expect.poll(() => held).toBe(1)
  const button = await isInReach(page)
  await button.click()
  if (arrives === 'before') await expect.poll(() => beside.evaluate(workers)).toBe(0)
  elsewhere.resolve()
  await beside.close()
  await expect(page).toHaveURL(bichar.quickExitUrl)
  script.resolve()
  await expectNothingKept(page)
}

test('a service worker whose script arrives when the page is gone keeps nothing', ({
  bichar,
  page,
  signIn,
}) => leaveBeforeScript({ bichar, page, signIn }, 'later'))

test('a service worker whose script arrives while the page is being left keeps nothing', ({
  bichar,
  page,
  signIn,
}) => leaveBeforeScript({ bichar, page, signIn }, 'before'))

test('what a busy device writes for longer than the page lives goes as well, also without a network', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Monowara Khanam')
  const id = await bichar.publish(person, { title: 'Told by Monowara', desc: 'x', isAnonymous: true })
  await signIn(page, person)
  await page.context().addCookies([{ name: 'language', value: 'en', url: bichar.url }])
  await page.context().route('**/quick-exit', (route) => route.abort())
  await page.goto(`/postDetails/${id}`)
  const button = await isInReach(page)
  await page.evaluate(
    (milliseconds) =>
      new Promise<void>((begun, failed) => {
        const opening = indexedDB.open('bichar')
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept')
        opening.onerror = failed
        opening.onsuccess = () => {
          const store = opening.result.transaction('kept', 'readwrite').objectStore('kept')
          const end = performance.now() + milliseconds
          const goOn = () => {
            if (performance.now() < end) store.put('x', 'busy').onsuccess = goOn
          }
          goOn()
          begun()
        }
      }),
    60_000,
  )
  await button.click()
  await expect(page).toHaveURL(bichar.quickExitUrl)
  await expectNothingKept(page)
})

test('every other tab is left, too', async ({ bichar, page, signIn }) => {
  const person = await bichar.makePerson('Afroza Banu')
  const id = await bichar.publish(person, { title: 'Told by Afroza', desc: 'x', isAnonymous: true })
  await signIn(page, person)
  const other = await page.context().newPage()
  await other.goto('/')
  await expect(other.getByRole('link', { name: 'Told by Afroza' }).first()).toBeVisible()
  await untilAlive(other)
  await other.evaluate(() => sessionStorage.setItem('unsent', 'x'))
  await page.goto(`/postDetails/${id}`)
  await (await isInReach(page)).click()
  for (const tab of [page, other]) await expect(tab).toHaveURL(bichar.quickExitUrl)
  for (const tab of [page, other]) await expectNothingKept(tab)
})

test('a page that is drawn anew while it is left is not seen, and breaks nothing', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Nasima Begum')
  const id = await bichar.publish(person, { title: 'Told by Nasima', desc: 'At dawn', isAnonymous: true })
  await signIn(page, person)
  await page.clock.install()
  await page.goto(`/postDetails/${id}`)
  await expect(
    page.getByRole('button', { name: 'Leave now' }).filter({ visible: true }).first(),
  ).toBeVisible()
  // Clearing the storage never finishes and the clock stands still, so that the page remains.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => {
    caches.keys = () => new Promise(() => {})
    for (let press = 0; press < 3; press += 1) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    document.querySelector<HTMLElement>('a[href="/"]')?.click()
  })
  await expect(page).toHaveURL('/')
  await expect(page.locator('body')).toBeHidden()
  await page.clock.resume()
  await expect(page).toHaveURL(bichar.quickExitUrl)
})

test("somebody else's report does not offer it", async ({ bichar, page, signIn }) => {
  const id = await bichar.publish(bichar.admin, { title: 'Open to all', desc: 'By day', isAnonymous: true })
  await signIn(page, await bichar.makePerson('Salma Khatun'))
  await page.goto(`/postDetails/${id}`)
  await expect(page.getByRole('heading', { name: 'Open to all' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Leave now' })).toHaveCount(0)
})
