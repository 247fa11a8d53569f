import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type Account, type Bichar, journeyDevice, startBichar } from './bichar.ts'

interface Fixtures {
  /** A page in somebody else's browser, watched like the first. */
  elsewhere(): Promise<Page>
  /** Logs a person in on this page's browser, without the login screen. */
  signIn(page: Page, account: Account): Promise<void>
  /** Fails when axe finds anything on the screen as it is now. */
  expectAccessible(page: Page): Promise<void>
  problems: string[]
  watchful: undefined
}

/** Journeys run against the real product; each worker has its own, with its own database. */
export const test = base.extend<Fixtures, { bichar: Bichar }>({
  bichar: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const bichar = await startBichar()
      await use(bichar)
      await bichar.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: ({ bichar }, use) => use(bichar.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  problems: async ({}, use) => {
    const problems: string[] = []
    await use(problems)
    expect(problems, 'errors in the browser').toEqual([])
  },

  watchful: [
    async ({ page, problems }, use) => {
      watch(page, problems)
      await use(undefined)
    },
    { auto: true },
  ],

  elsewhere: async ({ browser, bichar, problems }, use) => {
    await use(async () => {
      const context = await browser.newContext({ baseURL: bichar.url })
      const page = await context.newPage()
      watch(page, problems)
      return page
    })
  },

  signIn: async ({ bichar }, use) => {
    await use(async (page, account) => {
      const { phone, password } = account
      const deviceId = journeyDevice(account)
      const post = async (path: string, data: Record<string, string>) =>
        (await page.request.post(path, { data: { phone, deviceId, ...data } })).json()
      let answer = await post('/api/auth/login', { password })
      if (answer.requiresVerification) {
        answer = await post('/api/auth/verify-otp', { otp: await bichar.codeSentTo(phone) })
      }
      expect(answer.token, JSON.stringify(answer)).toBeTruthy()
      await page.goto('/login')
      await page.evaluate(
        (stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
        },
        {
          token: answer.token,
          user: JSON.stringify(answer.user),
          sessionExpiresAt: answer.expiresAt,
          deviceId,
        },
      )
    })
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      await settled(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
      expect(found, 'what axe finds').toEqual([])
    })
  },
})

/** What fades in, or still waits for its answer, is pale for a moment. */
async function settled(page: Page) {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
      return isEndless || playState !== 'running'
    }),
  )
}

/** A page that writes an error to the console, or breaks the Content-Security-Policy, fails its journey. */
function watch(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    const refusedCall = message.text().startsWith('Failed to load resource')
    const noNetwork = message.text().includes('net::ERR_INTERNET_DISCONNECTED')
    if (message.type() === 'error' && !refusedCall && !noNetwork) problems.push(message.text())
  })
}

export { expect }
