import { type Measured, measure } from './callers.ts'
import type { Filled } from './fill.ts'
import type { BenchRequest } from './load.ts'
import { middle } from './middle.ts'
import type { Options } from './options.ts'
import { placed, signedIn } from './rows/row.ts'

/** Waiting times of callers of the API, alone and while others request pages that are not in the cache. */
export interface Beside {
  name: string
  alone: Measured
  beside: Measured
  /** The load of those other requests. */
  pages: Measured
}

const rounds = 3
/** Few, so that the result shows how long they wait for pages and not for each other. */
const callersOfApi = 2

/** Measures each call alternately alone and beside page requests, and takes the median. */
export async function measureBeside(
  url: string,
  filled: Filled,
  { seconds, callers }: Options,
): Promise<Beside[]> {
  const post = (turn: number) => placed(filled.posts, turn)
  // A query string that is part of no cache key, so that the page is never in the cache.
  const addresses = ['/', '/places/dhaka', ...filled.posts.map((id) => `/postDetails/${id}`)]
  const page = (turn: number): BenchRequest => ({ path: `${placed(addresses, turn)}?anew=1` })
  const calls: { name: string; ask(turn: number): BenchRequest }[] = [
    { name: 'Post, JSON, guest', ask: (turn) => ({ path: `/api/posts/${post(turn)}` }) },
    {
      name: 'Feed, JSON, signed in',
      ask: (turn) => ({ path: '/api/posts', headers: signedIn(filled, turn) }),
    },
  ]
  const call = (ask: (turn: number) => BenchRequest) => measure({ url, seconds, callers: callersOfApi, ask })
  const drawn = () => measure({ url, seconds, callers, ask: page })
  await drawn()
  const measured: Beside[] = []
  for (const { name, ask } of calls) {
    console.log(`${name} ...`)
    await call(ask)
    const found: Omit<Beside, 'name'>[] = []
    for (let round = 0; round < rounds; round += 1) {
      const alone = await call(ask)
      const [beside, pages] = await Promise.all([call(ask), drawn()])
      found.push({ alone, beside, pages })
    }
    measured.push({ name, ...middle(found, ({ beside }) => beside.p99 ?? 0) })
  }
  return measured
}
