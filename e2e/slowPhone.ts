import { type CDPSession, chromium, devices, type Page } from '@playwright/test'
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
export const loadOnSlowPhone = (url: string): Promise<Loading> => onSlowPhone((page) => load(page, url))

export interface Film extends Loading {
  frames: readonly Frame[]
}

export interface Frame {
  /** Since the page was asked for. */
  seconds: number
  jpeg: Buffer
}

/** The same with a picture of each change, in order. Taking them costs the phone some of its time. */
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
