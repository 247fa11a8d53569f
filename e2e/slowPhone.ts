import { chromium, devices } from '@playwright/test'
import { browserArguments, findBrowser } from './browser.ts'

/** In seconds since the page was asked for. */
export interface Loading {
  /** Until there is something to read. */
  readable: number
  /** Until what is largest has been drawn. */
  largest: number
  /** Until buttons do what they say. */
  alive: number
}

/** A village's network, as Chromium imitates it: bits a second, and milliseconds there and back. */
const network = { bitsPerSecond: 400_000, latency: 400 }
const slowdown = 4

/** Opens a page on a phone with nothing remembered, whose processor is four times slower, over 400 kbit/s. */
export async function loadOnSlowPhone(url: string): Promise<Loading> {
  const browser = await chromium.launch({ ...(await findBrowser()), args: browserArguments })
  try {
    const page = await browser.newPage({ ...devices['Pixel 5'], serviceWorkers: 'block' })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.bitsPerSecond / 8,
      uploadThroughput: network.bitsPerSecond / 8,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
    const alive = await page.waitForFunction(whenAlive)
    await page.waitForLoadState('networkidle')
    const { first, largest } = await page.evaluate(paints)
    return { readable: first / 1000, largest: largest / 1000, alive: Number(await alive.jsonValue()) / 1000 }
  } finally {
    await browser.close()
  }
}

// The bench has no types of what is in a page. All times are milliseconds since the page was asked for.
declare const document: { readyState: string }
declare const PerformanceObserver: new (
  heard: (list: { getEntries(): { startTime: number }[] }) => void,
) => { observe(options: { type: string; buffered: boolean }): void }

const whenAlive = () =>
  document.readyState !== 'loading' && !('earlyClick' in globalThis) && performance.now()

const paints = () =>
  new Promise<{ first: number; largest: number }>((resolve) => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    const heard = new PerformanceObserver((list) => {
      resolve({
        first: first?.startTime ?? Number.NaN,
        largest: list.getEntries().at(-1)?.startTime ?? Number.NaN,
      })
    })
    heard.observe({ type: 'largest-contentful-paint', buffered: true })
  })
