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
