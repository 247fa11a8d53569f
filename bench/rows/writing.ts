import { formBody } from '../../contract/src/rules/request.ts'
import { paint } from '../../server/src/demo/pictures.ts'
import type { Filled } from '../fill.ts'
import { madeUpReport } from '../synthetic.ts'
import { placed, type Rows, type Share, signedIn } from './row.ts'

export const writing = (filled: Filled): Share[] => [
  {
    name: 'Comment written',
    kind: 'share',
    of: 'CEIL-w',
    goal: 0.4,
    ask: (turn) => ({
      path: `/api/posts/${placed(filled.posts, turn)}/comments`,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedIn(filled, turn) },
      body: Buffer.from(JSON.stringify({ text: madeUpReport(turn).title, confirmsName: true })),
    }),
  },
  {
    name: 'Reaction pressed',
    kind: 'share',
    of: 'CEIL-w',
    goal: 0.4,
    ask: (turn) => ({
      path: `/api/posts/${placed(filled.posts, turn)}/reactions`,
      method: 'POST',
      headers: signedIn(filled, turn),
    }),
  },
]

export const filing: Rows = async (filled) => {
  const { body, headers } = await reportWithPicture()
  return [
    {
      name: 'Report with a picture, p50 of one',
      kind: 'wait',
      callers: 1,
      goal: 250,
      ask: (turn) => ({
        path: '/api/posts',
        method: 'POST',
        body,
        headers: { ...headers, ...signedIn(filled, turn) },
      }),
    },
  ]
}

/** The body of a report with a picture as phones send it, made in advance, because making it must not be measured. */
async function reportWithPicture(): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { title, desc, location } = madeUpReport(0)
  const picture = new File([new Uint8Array(await paint('street', 1))], 'scene.jpg', { type: 'image/jpeg' })
  const form = new Response(formBody({ title, desc, location, isAnonymous: true, medias: [picture] }))
  const type = form.headers.get('content-type') ?? ''
  return { body: Buffer.from(await form.arrayBuffer()), headers: { 'content-type': type } }
}
