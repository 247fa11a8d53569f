import type { Page } from '@playwright/test'
import { expectNothingKept, isInReach } from '../quickExit.ts'
import { writeReport } from '../reportForm.ts'
import { atBothWidths, expect, smoke, test, withServiceWorker } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

test.use(withServiceWorker)

/** To a worker that is still being installed, the page on which these journeys look for what is left is a page of the app. */
const untilWorkerIsThere = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))

const writesReport = async (page: Page) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/newreport')
  await writeReport(page, { title: 'Seen by nobody' })
  await expect(page.getByText(/Draft saved at/).first()).toBeVisible()
  for (const name of ['bichar-report', 'bichar-read'])
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain(name)
}

/** Presses Shift within as many milliseconds, however long a busy machine takes to hand the presses on. */
async function pressShift(page: Page, times: number) {
  const devtools = await page.context().newCDPSession(page)
  const key = { key: 'Shift', code: 'ShiftLeft', windowsVirtualKeyCode: 16 }
  const begin = Date.now()
  for (let press = 1; press <= times; press += 1)
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await devtools.send('Input.dispatchKeyEvent', { type, ...key, timestamp: (begin + press) / 1_000 })
  await devtools.detach()
}

test(
  'whoever writes a report and has to leave presses one button: nothing stays on the device',
  smoke(atBothWidths),
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

test('Shift three times does the same, and twice or Escape nothing, and back does not lead there again', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Shirin Sultana')
  await signIn(page, person)
  await writesReport(page)
  await pressShift(page, 2)
  await expect(page.getByLabel('Title')).toHaveValue('Seen by nobody')
  for (const key of ['Shift+Tab', 'Shift', 'Shift', 'Escape', 'Escape', 'Escape', 'Shift', 'Shift', 'Tab'])
    await page.keyboard.press(key)
  await expect(page.getByLabel('Title')).toHaveValue('Seen by nobody')
  await pressShift(page, 3)
  await expect(page).toHaveURL(bichar.quickExitUrl)
  await page.goBack()
  // The history entry before it was the feed, now shown to a guest.
  await expect(page.getByRole('link', { name: 'Login' }).filter({ visible: true }).first()).toBeVisible()
  await expect(page).not.toHaveURL(/newreport/)
  await page.goForward()
  await expect(page).toHaveURL(bichar.quickExitUrl)
})

test("the page of one's own anonymous report offers it", async ({ bichar, page, signIn }) => {
  const person = await bichar.makePerson('Rokeya Begum')
  const id = await bichar.publish(person, { title: 'A secret of mine', desc: 'At night', isAnonymous: true })
  await signIn(page, person)
  await page.goto('/')
  await page.getByRole('link', { name: 'A secret of mine' }).first().click()
  await page.goto(`/postDetails/${id}`)
  await expect(
    page.getByRole('button', { name: 'Leave now' }).filter({ visible: true }).first(),
  ).toBeVisible()
  await untilWorkerIsThere(page)
  await pressShift(page, 3)
  await expect(page).toHaveURL(bichar.quickExitUrl)
  await expectNothingKept(page)
})

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
  await untilWorkerIsThere(page)
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
  await untilWorkerIsThere(other)
  await other.evaluate(() => sessionStorage.setItem('unsent', 'x'))
  await page.goto(`/postDetails/${id}`)
  await (await isInReach(page)).click()
  for (const tab of [page, other]) await expect(tab).toHaveURL(bichar.quickExitUrl)
  for (const tab of [page, other]) await expectNothingKept(tab)
})

test('every other tab is left by a guest, too, of whom nothing is stored', async ({ bichar, page }) => {
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto('/follow')
    await untilAlive(tab)
    await untilWorkerIsThere(tab)
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
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
    for (let press = 0; press < 3; press += 1)
      for (const type of ['keydown', 'keyup']) dispatchEvent(new KeyboardEvent(type, { key: 'Shift' }))
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

test('what is shown of push messages is closed by the page and by its worker', async ({
  bichar,
  page,
  signIn,
}) => {
  await signIn(page, await bichar.makePerson('Kohinoor Akter'))
  await page.goto('/newreport')
  await untilWorkerIsThere(page)
  const [worker] = page.context().serviceWorkers()
  // A headless browser shows none. Whoever closes this one says so to its server, as nobody else is there any more then.
  const stillShown = (closedBy: string) => {
    const close = () => void fetch(`/robots.txt?closed-by=${closedBy}`, { keepalive: true })
    ServiceWorkerRegistration.prototype.getNotifications = () => Promise.resolve([{ close } as Notification])
  }
  const closed: string[] = []
  page.context().on('request', (request) => {
    const by = new URL(request.url()).searchParams.get('closed-by')
    if (by) closed.push(by)
  })
  await page.evaluate(stillShown, 'page')
  await worker?.evaluate(stillShown, 'worker')
  await (await isInReach(page)).click()
  await expect(page).toHaveURL(bichar.quickExitUrl)
  await expect.poll(() => closed.toSorted()).toEqual(['page', 'worker'])
  await expectNothingKept(page)
})
