import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type Account, type Bichar, journeyDevice, startBichar } from './bichar.ts'
import { settled } from './settled.ts'
import { signIn } from './signIn.ts'

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
      await signIn(page, bichar, account, journeyDevice(account))
    })
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      await settled(page)
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
      expect(found, 'what axe finds').toEqual([])
    })
  },
})

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
