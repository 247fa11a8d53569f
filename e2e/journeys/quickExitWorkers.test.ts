import type { Page } from '@playwright/test'
import type { Account, Bichar } from '../bichar.ts'
import { expectNothingKept, isInReach } from '../quickExit.ts'
import { expect, test, withServiceWorker } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

test.use(withServiceWorker)

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

/** Opens the page of an own report, whose quick exit the server does not hear of; the page has a worker, which has opened its cache. */
async function openOwnReport({ bichar, page, signIn }: Leaving) {
  const person = await bichar.makePerson('Parveen Sultana')
  const id = await bichar.publish(person, { title: 'Told by Parveen', desc: 'x', isAnonymous: true })
  await signIn(page, person)
  await page.context().route('**/quick-exit', (route) => route.abort())
  await page.goto(`/postDetails/${id}`)
  const button = await isInReach(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return button
}

test('a service worker that is too busy to be told keeps nothing, even where the page is gone before it knows what there is', async ({
  bichar,
  page,
  signIn,
}) => {
  const button = await openOwnReport({ bichar, page, signIn })
  const [worker] = page.context().serviceWorkers()
  expect(await worker?.evaluate(() => caches.keys())).toContain('bichar')
  await page.evaluate(() => {
    caches.keys = () => new Promise(() => {})
  })
  // It ends with the worker, and then fails.
  void worker
    ?.evaluate((milliseconds) => {
      const end = performance.now() + milliseconds
      while (performance.now() < end);
    }, 120_000)
    .catch(() => undefined)
  await button.click()
  await expect(page).toHaveURL(bichar.quickExitUrl)
  await expectNothingKept(page)
})

test('a service worker that opens a cache before it is told keeps nothing', async ({
  bichar,
  page,
  signIn,
}) => {
  await page.clock.install()
  const button = await openOwnReport({ bichar, page, signIn })
  // A page without the app, which sees what is there while the other one waits.
  const beside = await page.context().newPage()
  await beside.goto('/robots.txt')
  const kept = () => beside.evaluate(() => caches.keys())
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => {
    ServiceWorker.prototype.postMessage = () => {
      document.documentElement.dataset.told = 'yes'
    }
    caches.keys = () => new Promise(() => {})
    const { serviceWorker } = navigator
    const getRegistrations = serviceWorker.getRegistrations.bind(serviceWorker)
    // In place of the worker, at the earliest moment after the first deletion.
    serviceWorker.getRegistrations = async () => {
      await undefined
      await caches.open('bichar')
      return getRegistrations()
    }
  })
  await button.click()
  // Until then there is no timer yet that could be let run out; what is kept may still be what was there before.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.told)).toBe('yes')
  expect(await kept()).toEqual(['bichar'])
  // Now the page does not wait for the answer of the worker any more.
  await page.clock.runFor(200)
  await expect.poll(kept).toEqual([])
  await page.clock.resume()
  await expect(page).toHaveURL(bichar.quickExitUrl)
  await beside.close()
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
  // Seen from outside of the origin, since a worker that finds a page of it goes on with its installation.
  const devtools = await context.newCDPSession(page)
  let status: string | undefined
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    status = versions.at(-1)?.status ?? status
  })
  await devtools.send('ServiceWorker.enable')
  // A page without the app, which can look while the other one hangs between two addresses.
  const beside = await context.newPage()
  await beside.goto('/robots.txt')
  await page.goto(`/postDetails/${id}`)
  await expect.poll(() => held).toBe(1)
  const button = await isInReach(page)
  // The address that the click leads to is held until later: on a busy machine the click would wait for it.
  await button.click({ noWaitAfter: true })
  if (arrives === 'before') await expect.poll(() => beside.evaluate(workers)).toBe(0)
  elsewhere.resolve()
  await beside.close()
  await expect(page).toHaveURL(bichar.quickExitUrl)
  script.resolve()
  await expect.poll(() => status).toBe('redundant')
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
