import { paint } from '../server/src/demo/pictures.ts'
import { formBody } from '../server/src/test/request.ts'
import type { Filled } from './fill.ts'
import type { Asked } from './load.ts'
import { madeUpReport } from './synthetic.ts'

interface Measurement {
  name: string
  ask(turn: number): Asked
}

/** What is measured, in the order of the table. */
export async function measurements({ people, posts }: Filled): Promise<Measurement[]> {
  const as = (turn: number) => ({ authorization: `Bearer ${placed(people, turn).token}` })
  const get = (name: string, path: (turn: number) => string): Measurement => ({
    name,
    ask: (turn) => ({ path: path(turn) }),
  })
  const search = (name: string, asked: readonly string[]): Measurement => ({
    name,
    ask: (turn) => ({
      path: `/api/search?query=${encodeURIComponent(placed(asked, turn))}`,
      headers: as(turn),
    }),
  })
  const report = await filed()
  return [
    get('Feed, the page of a guest', () => '/'),
    get('Feed, the call', () => '/api/posts'),
    get('Post, the page of a guest', (turn) => `/postDetails/${placed(posts, turn)}`),
    get('Post, the call', (turn) => `/api/posts/${placed(posts, turn)}`),
    search('Search in Bengali', ['ছিনতাই', 'মিরপুর', 'মোটরসাইকেল চুরি', 'করিম হোসেন', 'খুলনা']),
    search('Search in Latin', ['robbed', 'Gulshan', 'motorcycle', 'karim hosain', 'Khulna']),
    {
      name: 'Reaction pressed',
      ask: (turn) => ({
        path: `/api/posts/${placed(posts, turn)}/reactions`,
        method: 'POST',
        headers: as(turn),
      }),
    },
    {
      name: 'Report filed with a picture',
      ask: (turn) => ({
        path: '/api/posts',
        method: 'POST',
        ...report,
        headers: { ...report.headers, ...as(turn) },
      }),
    },
  ]
}

/** A report with a picture as phones send it, as bytes: making them is none of what is measured. */
async function filed(): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { title, desc, location } = madeUpReport(0)
  const picture = new File([new Uint8Array(await paint('street', 1))], 'scene.jpg', { type: 'image/jpeg' })
  const form = new Response(formBody({ title, desc, location, isAnonymous: true, medias: [picture] }))
  const type = form.headers.get('content-type') ?? ''
  return { body: Buffer.from(await form.arrayBuffer()), headers: { 'content-type': type } }
}

function placed<Item>(list: readonly Item[], turn: number): Item {
  const item = list[turn % list.length]
  if (item === undefined) throw new Error('There is nothing to ask for')
  return item
}
