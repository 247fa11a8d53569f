import type { Page } from '@playwright/test'
import { signedInId } from '../signedInId.ts'
import { expect, test, withMotion } from '../test.ts'

test.use(withMotion)

/** Stops the page's clock; from now on the journey advances it. */
const stopClock = async (page: Page, ahead = 60_000) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead)

interface Searched {
  tab?: string
  field: string
  call: string
}

test('a search waits until nothing has been typed for half a second', async ({ bichar, page, signIn }) => {
  const admin = await bichar.superAdmin()
  await Promise.all(Array.from({ length: 11 }, () => bichar.createSuspect(admin, { name: 'Kala' })))
  await signIn(page, admin)
  const searches = {
    '/newreport': { field: 'Suspects', call: '/criminals/search?query=Kala&limit=10' },
    '/admin/pending-posts': { field: 'Search pending reports', call: '/posts/admin/pending' },
    '/admin/reported-posts': { field: 'Search reported posts', call: '/admin/reported-posts' },
    '/admin/users': { field: 'Search users by name or phone', call: '/users/users' },
    '/admin/send-notification': { tab: 'To certain people', field: 'People', call: '/users/search' },
  }
  await page.clock.install()
  for (const [address, { tab, field, call }] of Object.entries<Searched>(searches)) {
    await test.step(address, async () => {
      await page.clock.resume()
      await page.goto(address)
      if (tab) await page.getByRole('tab', { name: tab }).click()
      const box = page.locator('main input').and(page.getByLabel(field)).first()
      await expect(box).toBeVisible()
      await expect(page.locator('main [aria-busy=true], main [role=status][aria-label=Loading]')).toHaveCount(
        0,
      )
      await stopClock(page)
      const asked: string[] = []
      page.on('request', (request) => {
        // The name of a script may contain these letters, too.
        if (/\/api\/.*Kal/.test(request.url())) asked.push(request.url())
      })
      for (const typed of ['Kal', 'Kala']) {
        await box.fill(typed)
        await page.clock.runFor(499)
      }
      // A call made too early would be reported only a moment later.
      await page.waitForTimeout(300)
      expect(asked).toEqual([])
      const search = page.waitForRequest((request) => /\/api\/.*Kala/.test(request.url()))
      await page.clock.runFor(1)
      expect((await search).url()).toContain(call)
    })
  }

  await test.step('what is found to choose from is ten, in a list of at most 240 px', async () => {
    await page.clock.resume()
    await page.goto('/newreport')
    await page.getByRole('main').getByRole('combobox', { name: 'Suspects' }).fill('Kala')
    await expect(page.getByRole('option', { name: /^Kala/ })).toHaveCount(10)
    const list = page.getByRole('listbox', { name: 'Suspects' }).locator('..')
    expect((await list.boundingBox())?.height).toBe(240)
  })
})

test('messages stand at the top, in the middle: good news for two seconds, bad for four', async ({
  bichar,
  page,
  context,
  signIn,
}) => {
  const author = await bichar.makePerson('Zohra Tajuddin')
  const id = await bichar.publish(author, { title: 'Pump stolen', desc: 'In May.', isAnonymous: true })
  await context.grantPermissions(['clipboard-write'])
  await signIn(page, author)
  await page.clock.install()
  await page.goto(`/postDetails/${id}`)
  await page.getByRole('button', { name: /শেয়ার/ }).click()
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible()
  await stopClock(page)
  const message = page.locator('.toast')

  const animation = () => message.evaluate((element) => getComputedStyle(element).animationName)
  /** Expects the message to start fading out after this time and not earlier. */
  const expectToLast = async (milliseconds: number) => {
    const standing = await animation()
    await page.clock.runFor(milliseconds - 100)
    expect(await animation()).toBe(standing)
    await page.clock.runFor(200)
    await expect.poll(animation).not.toBe(standing)
    await page.clock.runFor(2_000)
    await expect(message).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(message).toHaveText('Link copied to clipboard!')
  const { x = 0, y = 0, width = 0 } = (await message.boundingBox()) ?? {}
  expect(y).toBeLessThan(100)
  // The space reserved for a scroll bar is on one side only.
  expect(Math.abs(x + width / 2 - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(10)
  await expectToLast(2_000)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(message).toHaveText('Failed to copy link')
  await expectToLast(4_000)

  // On a busy phone five seconds pass between a message and its appearance.
  await page.evaluate(() => {
    const now = Date.now
    navigator.clipboard.writeText = async () => {
      // The first to ask is the message that is being made.
      Date.now = () => {
        Date.now = () => now() + 5_000
        return now()
      }
      throw new Error('not allowed')
    }
  })
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(message).toHaveText('Failed to copy link')
  await expectToLast(4_000)
})

test('whoever copies a link reads for two seconds on the button that it is copied', async ({
  bichar,
  page,
  context,
  signIn,
}) => {
  const author = await bichar.makePerson('Nasima Khatun')
  const id = await bichar.publish(author, { title: 'Well poisoned', desc: 'In June.', isAnonymous: true })
  await context.grantPermissions(['clipboard-write'])
  await signIn(page, author)
  await page.clock.install()
  await page.goto(`/postDetails/${id}`)
  await page.getByRole('button', { name: /শেয়ার/ }).click()
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible()
  await stopClock(page)
  await page.getByRole('button', { name: 'Copy Link' }).click()
  const copied = page.getByRole('button', { name: 'Copied!' })
  await expect(copied).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(copied).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible()
})

test('news from elsewhere stand on the screen for five seconds', async ({ bichar, page, signIn }) => {
  const sender = await bichar.superAdmin()
  const reader = await bichar.makePerson('Sufia Kamal')
  await signIn(page, reader)
  const userId = await signedInId(page)
  await page.clock.install()
  // The unread count is fetched after each socket connection.
  const connected = page.waitForResponse((response) => response.url().includes('/api/notifications?limit=1'))
  await page.goto('/suspects')
  await connected
  // If the clock moved further, the socket would consider the connection dead: the server pings every 25 seconds.
  await stopClock(page, 10_000)
  const news = page.locator('.toast').filter({ hasText: 'The road is open again' })
  const message = { title: 'The road is open again', description: 'Since noon.', userId }
  await bichar.ask(sender, '/api/notifications/custom', message)
  // Socket events need a little of the page's time, too.
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(news).toBeVisible({ timeout: 1_000 })
  }).toPass({ intervals: [50] })
  const animation = () => news.evaluate((element) => getComputedStyle(element).animationName)
  const standing = await animation()
  await page.clock.runFor(4_500)
  expect(await animation()).toBe(standing)
  await page.clock.runFor(700)
  await expect.poll(animation).not.toBe(standing)
})

test('a profile that is not saved within half a minute is given up', async ({ bichar, page, signIn }) => {
  await signIn(page, await bichar.makePerson('Nurjahan Begum'))
  // Playwright's clock does not control AbortSignal.timeout.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
  await page.clock.install()
  await page.route('**/api/users/profile', (route, request) => {
    if (request.method() === 'GET') return route.fallback()
  })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await stopClock(page)
  const failure = page.getByText('Failed to update profile')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await sent
  await page.clock.runFor(29_900)
  await expect(failure).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(failure).toBeVisible()
})
