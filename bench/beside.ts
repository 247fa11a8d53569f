import { type Measured, measure } from './callers.ts'
import type { Filled } from './fill.ts'
import type { Asked } from './load.ts'
import { middle } from './middle.ts'
import type { Options } from './options.ts'
import { placed, signedIn } from './rows/row.ts'

/** How long callers of the API wait, alone and while others ask for pages that are not remembered. */
export interface Beside {
  name: string
  alone: Measured
  beside: Measured
  /** What those others got meanwhile. */
  pages: Measured
}

const rounds = 3
/** Few, so that what is seen is how long they wait and not how they wait for each other. */
const callersOfApi = 2

/** Measures each call alone and beside pages, in turns, of which the median counts. */
export async function measureBeside(
  url: string,
  filled: Filled,
  { seconds, callers }: Options,
): Promise<Beside[]> {
  const post = (turn: number) => placed(filled.posts, turn)
  // What nobody knows a page by, no memory does.
  const addresses = ['/', '/places/dhaka', ...filled.posts.map((id) => `/postDetails/${id}`)]
  const page = (turn: number): Asked => ({ path: `${placed(addresses, turn)}?anew=1` })
  const calls: { name: string; ask(turn: number): Asked }[] = [
    { name: 'Post, JSON, guest', ask: (turn) => ({ path: `/api/posts/${post(turn)}` }) },
    {
      name: 'Feed, JSON, signed in',
      ask: (turn) => ({ path: '/api/posts', headers: signedIn(filled, turn) }),
    },
  ]
  const call = (ask: (turn: number) => Asked) => measure({ url, seconds, callers: callersOfApi, ask })
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
