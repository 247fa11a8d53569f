import { type CDPSession, chromium, devices, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from './browser.ts'

/** Seconds since the start of navigation. */
export interface Loading {
  /** First Contentful Paint. */
  readable: number
  /** Largest Contentful Paint. */
  largest: number
  /** When buttons react. */
  alive: number
}

/** A network in a village as Chromium emulates it: bits per second, and milliseconds per round trip. */
const network = { bitsPerSecond: 400_000, latency: 400 }
const slowdown = 4

/** Loads a page on a phone with an empty cache, a processor slowed down four times, and a network of 400 kbit/s. */
export const loadOnSlowPhone = (url: string): Promise<Loading> => onSlowPhone((page) => load(page, url))

export interface Film extends Loading {
  frames: readonly Frame[]
}

export interface Frame {
  /** Seconds since the start of navigation. */
  seconds: number
  jpeg: Buffer
}

/** The same with a picture of each visual change, in order. Taking the pictures slows the page down a little. */
export const filmOnSlowPhone = (url: string): Promise<Film> =>
  onSlowPhone(async (page, devtools) => {
    const taken: { at: number; jpeg: Buffer }[] = []
    devtools.on('Page.screencastFrame', async ({ data, metadata, sessionId }) => {
      taken.push({ at: metadata.timestamp ?? Number.NaN, jpeg: Buffer.from(data, 'base64') })
      await devtools.send('Page.screencastFrameAck', { sessionId })
    })
    await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 393 })
    const loading = await load(page, url)
    const begun = (await page.evaluate(() => performance.timeOrigin)) / 1000
    const frames = taken.map(({ at, jpeg }) => ({ seconds: at - begun, jpeg }))
    return { ...loading, frames: frames.filter(({ seconds }) => seconds >= 0) }
  })

async function onSlowPhone<Result>(
  use: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
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
    return await use(page, devtools)
  } finally {
    await browser.close()
  }
}

async function load(page: Page, url: string): Promise<Loading> {
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
  const alive = await page.waitForFunction(whenAlive)
  await page.waitForLoadState('networkidle')
  const { first, largest } = await page.evaluate(paints)
  return { readable: first / 1000, largest: largest / 1000, alive: Number(await alive.jsonValue()) / 1000 }
}

// The bench has no DOM types. All times are milliseconds since the start of navigation.
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
