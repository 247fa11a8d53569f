import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { browserArguments, findBrowser } from '../e2e/browser.ts'
import { middle } from './middle.ts'

/** The Lighthouse result of one page on a phone: medians of several visits, each with an empty cache. */
export interface PageScore {
  path: string
  /** Scores out of 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Largest Contentful Paint in seconds. */
  largestPaint: number
  /** Total Blocking Time in milliseconds. */
  blocked: number
  /** Cumulative Layout Shift; 0.1 is too much. */
  layoutShift: number
  /** All other audits without a full score, in Lighthouse's words. */
  failing: string[]
}

const visits = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Runs Lighthouse with its defaults for phones: a simulated network of 1.6 Mbit/s and a processor slowed down four times. */
export async function scorePages(url: string, paths: readonly string[]): Promise<PageScore[]> {
  const scores: PageScore[] = []
  for (const path of paths) {
    const results: Result[] = []
    for (let visit = 1; visit <= visits; visit += 1) {
      console.log(`Lighthouse visits ${path}, ${visit} of ${visits} ...`)
      results.push(await visited(new URL(path, url).href))
    }
    scores.push(scoreOf(path, results))
  }
  return scores
}

/** Each visit gets a new browser, so that no state remains from the previous one. */
async function visited(url: string): Promise<Result> {
  const { executablePath, env } = await findBrowser()
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: browserArguments,
    envVars: env,
    ignoreDefaultFlags: true,
    logLevel: 'error',
  })
  try {
    const run = await lighthouse(url, { port: browser.port, onlyCategories: categories, logLevel: 'error' })
    if (!run) throw new Error('Lighthouse has no result')
    const { runtimeError } = run.lhr
    if (runtimeError) throw new Error(runtimeError.message)
    return run.lhr
  } finally {
    browser.kill()
  }
}

function scoreOf(path: string, results: readonly Result[]): PageScore {
  const median = (measured: (result: Result) => number) => measured(middle(results, measured))
  const category = (name: string) => median((result) => (result.categories[name]?.score ?? 0) * 100)
  const audit = (name: string) => median(({ audits }) => audits[name]?.numericValue ?? Number.NaN)
  return {
    path,
    performance: category('performance'),
    accessibility: category('accessibility'),
    bestPractices: category('best-practices'),
    seo: category('seo'),
    largestPaint: audit('largest-contentful-paint') / 1000,
    blocked: audit('total-blocking-time'),
    layoutShift: audit('cumulative-layout-shift'),
    failing: failingIn(results[0]),
  }
}

const failingIn = (result: Result | undefined): string[] =>
  Object.values(result?.audits ?? {})
    .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
    .map(({ title }) => title)
