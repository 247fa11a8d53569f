import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Account, type Bichar, startBichar } from './bichar.ts'
import { settled } from './settled.ts'
import { signIn } from './signIn.ts'

/**
 * A journey runs once, on a wide screen. One of these as its second parameter says otherwise: on a phone, where phones
 * are what it is about (forms in the hand, a network that fails), or at both widths, where the layout differs.
 */
export const onPhone = { tag: '@phone' }
export const atBothWidths = { tag: '@both' }

/** For `test.use`: journeys ask for reduced motion, except those that are about motion, and the main job. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/**
 * For `test.use`: journeys go without the service worker, except those that are about it, and the main job. Standing
 * between a page and its files, it is a third of what a page costs the processor; and once it has taken a page over that
 * is open, `page.route` hears of none of its calls.
 */
export const withServiceWorker = { serviceWorkers: 'allow' } as const

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

interface WorkerFixtures {
  /** What `npm run faults` has broken; the product as it is knows of none. */
  fault: string
  bichar: Bichar
}

/** Journeys run against the real product; each worker has its own, with its own database. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  fault: ['', { option: true, scope: 'worker' }],

  bichar: [
    async ({ fault }, use) => {
      const bichar = await startBichar({ FAULT: fault })
      await use(bichar)
      await bichar.stop()
    },
    // For its start and its end together, on a machine that may have much else to do.
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: ({ bichar }, use) => use(bichar.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  problems: async ({}, use) => {
    const problems: string[] = []
    await use(problems)
    // The summary of a run has the first line alone, and should say which.
    expect(problems, `errors in the browser: ${problems[0]}`).toEqual([])
  },

  watchful: [
    async ({ page, problems, serviceWorkers }, use) => {
      watch(page, problems)
      if (serviceWorkers !== 'block') page.route = unreliable
      await use(undefined)
    },
    { auto: true },
  ],

  elsewhere: async ({ browser, bichar, problems }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL: bichar.url })
      contexts.push(context)
      const page = await context.newPage()
      watch(page, problems)
      return page
    })
    // A page that is left open goes on listening and drawing behind all the journeys that follow.
    for (const context of contexts) await context.close()
  },

  signIn: async ({ bichar }, use) => {
    await use(async (page, account) => {
      await signIn(page, bichar, account, bichar.nextDevice(account))
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

const unreliable = () => Promise.reject(new Error('page.route hears of no call of a page withServiceWorker'))

/** A page that writes an error to the console, or breaks the Content-Security-Policy, fails its journey. */
function watch(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    const refusedCall = message.text().startsWith('Failed to load resource')
    const noNetwork = message.text().includes('net::ERR_INTERNET_DISCONNECTED')
    // What records the journey reads pictures that lie in memory by itself. What a page does carries its address.
    const byRecorder = message.text().startsWith("Connecting to 'blob:") && message.location().url === ''
    if (message.type() === 'error' && !refusedCall && !noNetwork && !byRecorder) problems.push(message.text())
  })
}

export { expect }
