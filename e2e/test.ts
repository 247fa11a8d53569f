import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Account, type Bichar, startBichar } from './bichar.ts'
import { noteMessages } from './messages.ts'
import { settled } from './settled.ts'
import { signIn } from './signIn.ts'

/**
 * A journey runs once, on a wide screen. With one of these as its second parameter it runs on a phone instead, because it is about
 * phones (touch, a network that fails), or at both widths, because the layout differs.
 */
export const onPhone = { tag: '@phone' }
export const atBothWidths = { tag: '@both' }
/** One of the ways through the product that `npm run smoke` walks. */
export const smoke = (...widths: { tag: string }[]) => ({ tag: ['@smoke', ...widths.map(({ tag }) => tag)] })

/** For `test.use`: journeys run with reduced motion, except those that are about motion, and the main job. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/**
 * For `test.use`: journeys run without the service worker, except those that are about it, and the main job. It sits between a page
 * and its files, which makes up a third of the processor time of a page, and once it controls an open page, `page.route` does not see
 * any of its requests.
 */
export const withServiceWorker = { serviceWorkers: 'allow' } as const

interface Fixtures {
  /** Opens a page in another person's browser, which is watched for errors like the first. */
  elsewhere(): Promise<Page>
  /** Logs a person in in this page's browser, without the login screen. */
  signIn(page: Page, account: Account): Promise<void>
  /** Fails if axe finds a violation on the current screen. */
  expectAccessible(page: Page): Promise<void>
  problems: string[]
  watchful: undefined
}

interface WorkerFixtures {
  /** The name of the fault that `npm run faults` activates; without faults in the product it has no effect. */
  fault: string
  bichar: Bichar
}

/** Journeys run against the real product; each worker has its own server and database. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  fault: ['', { option: true, scope: 'worker' }],

  bichar: [
    async ({ fault }, use) => {
      const bichar = await startBichar({ FAULT: fault })
      await use(bichar)
      await bichar.stop()
    },
    // Covers starting and stopping the server, on a machine that may be busy.
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: ({ bichar }, use) => use(bichar.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  problems: async ({}, use) => {
    const problems: string[] = []
    await use(problems)
    // The summary of a run shows only the first line of a message, so it contains the first problem.
    expect(problems, `errors in the browser: ${problems[0]}`).toEqual([])
  },

  watchful: [
    async ({ page, problems, serviceWorkers }, use) => {
      await watch(page, problems)
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
      await watch(page, problems)
      return page
    })
    // A page that stays open would keep listening and rendering during all following journeys.
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

/** Fails the journey of a page that logs an error to the console or violates the Content-Security-Policy, and notes its messages. */
async function watch(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    const refusedCall = message.text().startsWith('Failed to load resource')
    const noNetwork = message.text().includes('net::ERR_INTERNET_DISCONNECTED')
    // Playwright's tracing reads blob URLs itself. A violation by the page would have the address of the page as its location.
    const byRecorder = message.text().startsWith("Connecting to 'blob:") && message.location().url === ''
    if (message.type() === 'error' && !refusedCall && !noNetwork && !byRecorder) problems.push(message.text())
  })
  await noteMessages(page)
}

export { expect }
