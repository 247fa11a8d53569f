import type { Page, Route } from '@playwright/test'
import { journeyDevice } from '../bichar.ts'
import { logInByForm } from '../loginForms.ts'
import { expectMessage } from '../messages.ts'
import { expect, onPhone, test } from '../test.ts'
import { untilConnected } from '../untilConnected.ts'

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** The status of what the server answers to the token. */
const answerTo = async (page: Page, token: string | null) =>
  (await page.request.get('/api/users/profile', { headers: { authorization: `Bearer ${token}` } })).status()

test(
  'whoever logs out where the network hangs is logged out on the device at once, and at the server when it hears of it',
  onPhone,
  async ({ bichar, page, signIn }) => {
    await signIn(page, await bichar.makePerson('Jahanara Begum'))
    const connected = untilConnected(page)
    const confirmed = page.waitForResponse('**/api/auth/me')
    await page.goto('/profile')
    await (await confirmed).finished()
    const closed = (await connected).waitForEvent('close')
    const token = await kept(page, 'token')
    const held: Route[] = []
    await page.route('**/api/auth/logout', (route) => void held.push(route))
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectMessage(page, 'Logged out successfully')
    await expect(page).toHaveURL(/\/login$/)
    for (const key of ['token', 'user', 'sessionExpiresAt']) expect(await kept(page, key)).toBeNull()
    await closed
    await expect.poll(() => held.length).toBe(1)
    expect(await answerTo(page, token)).toBe(200)
    await held[0]?.continue()
    await expect.poll(() => answerTo(page, token)).toBe(401)
  },
)

test(
  'whoever logs in while a logout is being answered stays logged in',
  onPhone,
  async ({ bichar, page, signIn }) => {
    await signIn(page, await bichar.makePerson('Jahanara Begum'))
    const next = await bichar.makePerson('Kamal Sarkar')
    await page.goto('/profile')
    const waiting = Promise.withResolvers<void>()
    await page.route('**/api/auth/logout', async (route) => {
      const response = await route.fetch()
      await waiting.promise
      await route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await page.evaluate((device) => localStorage.setItem('deviceId', device), journeyDevice(next))
    const loginsSent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/login')) loginsSent.push(request.url())
    })
    await logInByForm(page, next)
    const waitingLogins = () =>
      page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
    await expect.poll(waitingLogins).toEqual(['logout'])
    expect(loginsSent).toEqual([])
    waiting.resolve()
    await expectMessage(page, 'Welcome back, Kamal Sarkar!')
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'bichar_session')?.value).toBeTruthy()
  },
)

test(
  'whoever logs out is at the login before a slow device has deleted what it kept',
  onPhone,
  async ({ bichar, page, signIn }) => {
    await page.addInitScript(() => {
      CacheStorage.prototype.delete = () => new Promise(() => {})
    })
    await signIn(page, await bichar.makePerson('Jahanara Begum'))
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectMessage(page, 'Logged out successfully')
    await expect(page).toHaveURL(/\/login$/)
  },
)

test(
  'a logout that the server does not answer is given up, and one that it refuses leads to nothing else',
  onPhone,
  async ({ bichar, page, signIn, problems }) => {
    const person = await bichar.makePerson('Jahanara Begum')
    const logOut = async () => {
      await signIn(page, person)
      const confirmed = page.waitForResponse('**/api/auth/me')
      await page.goto('/profile')
      await (await confirmed).finished()
      await page.getByRole('button', { name: 'Logout' }).click()
      await expectMessage(page, 'Logged out successfully')
      await expect(page).toHaveURL(/\/login$/)
      expect(await kept(page, 'token')).toBeNull()
    }
    const failures = () => problems.filter((each) => /^The server could not be told of the logout/.test(each))

    await test.step('not answered', async () => {
      await page.clock.install()
      await page.route('**/api/auth/logout', () => undefined)
      await logOut()
      const failed = page.waitForEvent('requestfailed', (request) => /logout/.test(request.url()))
      await page.clock.runFor(10_000)
      await failed
      await expect.poll(() => failures()).toHaveLength(1)
    })

    await test.step('refused', async () => {
      await page.unroute('**/api/auth/logout')
      await page.route('**/api/auth/logout', (route) =>
        route.fulfill({ status: 401, json: { success: false, code: 'unauthenticated' } }),
      )
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const refused = page.waitForResponse(/\/auth\/logout$/)
      await logOut()
      asked.splice(
        0,
        asked.findIndex((url) => url.endsWith('/auth/logout')),
      )
      await refused
      await expect.poll(() => failures()).toHaveLength(2)
      expect(asked.filter((url) => url.endsWith('/auth/me'))).toEqual([])
      expect(await kept(page, 'redirectAfterLogin')).toBeNull()
    })
    problems.splice(0)
  },
)
