// npm run bench: how fast the product is on this machine. It is never part of the tests, because nothing here can fail.

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filmstrip } from '../e2e/filmstrip.ts'
import { runWithOptions } from '../e2e/runWithOptions.ts'
import { type Server, startServer } from '../e2e/server.ts'
import { filmOnSlowPhone, loadOnSlowPhone } from '../e2e/slowPhone.ts'
import { measureBeside } from './beside.ts'
import { measureRows } from './comparison.ts'
import { type Filled, fill } from './fill.ts'
import { measureGrowth } from './growth.ts'
import { measureCosts } from './guestCosts.ts'
import { guestRequests } from './guestRequests.ts'
import { measureJobs } from './jobs.ts'
import { scorePages } from './lighthouse.ts'
import { middle } from './middle.ts'
import { type Options, readOptions, usage } from './options.ts'
import { measurePictures } from './pictures.ts'
import {
  besideTable,
  comparisonTable,
  costTable,
  factsOf,
  growthTable,
  jobTable,
  loadingTable,
  machine,
  pictureTable,
  scoreTable,
} from './tables.ts'
import { filesOfFirstScreen } from './weight.ts'

async function run(options: Options): Promise<void> {
  console.log('Starting Bichar ...')
  const report = await reportOn(options)
  console.log(`\n${report}`)
  if (options.out) await writeFile(options.out, `${report}\n`)
}

function reportOn(options: Options): Promise<string> {
  if (options.growth) return growth(options)
  if (options.jobs) return jobs(options)
  return options.lighthouse ? phones() : reportOnOne(options)
}

/** Page loads on a phone, measured on the demo, whose pictures and texts are like those of a real site. */
async function phones(): Promise<string> {
  const server = await startServer({ TRUSTED_PROXIES: '1' })
  try {
    await server.command('demo')
    const post = `/postDetails/${await latestPost(server.url)}`
    const loadings = []
    for (const [name, address] of [
      ['home', '/'],
      ['post', post],
    ] as const) {
      const url = new URL(address, server.url).href
      const visits = [await loadOnSlowPhone(url), await loadOnSlowPhone(url), await loadOnSlowPhone(url)]
      loadings.push({ path: address, ...middle(visits, ({ alive }) => alive) })
      await keepFilmstrip(name, url)
    }
    const scores = await scorePages(server.url, ['/', post, '/suspects'])
    return [machine(), scoreTable(scores), loadingTable(loadings)].join('\n\n')
  } finally {
    await server.stop()
  }
}

async function keepFilmstrip(name: string, url: string): Promise<void> {
  const folder = path.resolve(import.meta.dirname, '../pictures/loading')
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `${name}.jpg`)
  await writeFile(file, await filmstrip(await filmOnSlowPhone(url)))
  console.log(`How it came: ${file}`)
}

async function latestPost(url: string): Promise<string> {
  const { posts } = (await (await fetch(new URL('/api/posts', url))).json()) as { posts: [{ _id: string }] }
  return posts[0]._id
}

async function growth(options: Options): Promise<string> {
  const measured = await measureGrowth(options)
  return [factsOf({ ...options, suspects: options.posts / 5 }), growthTable(measured)].join('\n\n')
}

async function jobs({ posts }: Options): Promise<string> {
  const measured = await measureJobs(posts)
  return [machine(), `${posts} posts`, jobTable(measured)].join('\n\n')
}

async function reportOnOne(options: Options): Promise<string> {
  // With a cache, a repeated request would cost almost nothing.
  const memory = options.guestCosts ? '0' : '64'
  const server = await startServer({ TRUSTED_PROXIES: '1', GUEST_CACHE_MB: memory })
  try {
    console.log(`Making ${options.posts} posts and ${options.suspects} suspects ...`)
    const filled = await fill(server.dataDir, options)
    return await reportOnFilled(server, filled, options)
  } finally {
    await server.stop()
  }
}

function reportOnFilled(server: Server, filled: Filled, options: Options): Promise<string> {
  if (options.guestCosts) return costs(server, filled, options)
  if (options.beside) return beside(server, filled, options)
  return options.pictures ? pictures(server, filled, options) : comparison(server, filled, options)
}

async function comparison(server: Server, filled: Filled, options: Options): Promise<string> {
  return [factsOf(options), comparisonTable(await measureRows(server, filled, options))].join('\n\n')
}

async function beside(server: Server, filled: Filled, options: Options): Promise<string> {
  return [factsOf(options), besideTable(await measureBeside(server.url, filled, options))].join('\n\n')
}

async function pictures(server: Server, filled: Filled, options: Options): Promise<string> {
  const measured = await measurePictures(server.url, filled, options)
  return [factsOf(options), pictureTable(measured)].join('\n\n')
}

async function costs(server: Server, filled: Filled, { only }: Options): Promise<string> {
  const files = await filesOfFirstScreen(server.url)
  const all = await guestRequests(filled, files)
  const requests = all.filter(({ name }) => only.some((word) => name.includes(word)))
  const measured = await measureCosts(server, requests)
  return [machine(), costTable(measured)].join('\n\n')
}

await runWithOptions(readOptions, usage, run)
