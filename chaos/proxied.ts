import { once } from 'node:events'
import { get } from 'node:http'
import { formBody } from '../contract/src/rules/request.ts'
import { photo } from '../server/src/test/samples.ts'
import type { Answer, Ask } from './caller.ts'
import type { Proof } from './proof.ts'

/** Checks what the nginx example promises, before people use the product through it. `token` is an admin's. */
export async function checkProxy(ask: Ask, plainUrl: string, token: string): Promise<Proof> {
  const wrong: string[] = []
  let of = 0
  const check = (what: string, isSo: boolean) => {
    of += 1
    if (!isSo) wrong.push(what)
  }
  const redirect = get(`${plainUrl}/blogs`)
  const [{ statusCode, headers }] = await once(redirect, 'response')
  redirect.destroy()
  check('http leads to https', statusCode === 308 && headers.location === 'https://127.0.0.1/blogs')

  const page = await ask('/')
  check('a page comes through', page.status === 200 && page.body.includes('<html'))
  const again = await Promise.all(Array.from({ length: 20 }, () => ask('/')))
  check('a crowd of guests is served from memory', again.some(isKept))
  await ask('/api/posts')
  check('and calls of guests', isKept(await ask('/api/posts')))
  check('nobody signed in is', !isKept(await ask('/api/posts', { token: 'none' })))
  check('the metrics are not for everybody', (await ask('/metrics')).status === 404)

  const announced = await ask('/api/uploads', { method: 'POST', body: { bytes: 1 } })
  const { upload } = JSON.parse(announced.body) as { upload?: string }
  const asked = await ask(`/api/uploads/${upload}`, { method: 'HEAD' })
  // The server refuses the request because it lacks the protocol version. It checks that only after it has found the upload.
  check('how far an upload is can be asked', asked.status === 400)

  check('a picture that was taken down is gone', (await statusAfterTakedown(ask, token)) === 404)

  // The last request, because nginx closes a connection on which it has answered before all of a body came.
  const large = new FormData()
  large.append('medias', new File([new Uint8Array(20 * 2 ** 20)], 'a.png', { type: 'image/png' }))
  const { status, body } = await ask('/api/posts', { method: 'POST', body: large })
  check('20 MB get as far as Bichar', status === 401 && body.includes('unauthenticated'))
  return { what: 'promises of the nginx example', wrong, of }
}

/** Publishes a report with a picture, looks at the picture, takes the report down, and returns the status of the picture. */
async function statusAfterTakedown(ask: Ask, token: string): Promise<number> {
  const medias = [new File([new Uint8Array(await photo())], 'a.jpg', { type: 'image/jpeg' })]
  const body = formBody({ title: 'Taken down', desc: 'With a picture', isAnonymous: false, medias })
  const { post } = JSON.parse((await ask('/api/posts', { method: 'POST', token, body })).body)
  const decide = (decision: object) =>
    ask(`/api/posts/admin/toggle-approval/${post._id}`, { method: 'POST', token, body: decision })
  await decide({ action: 'approve' })
  const picture: string = post.medias[0].url
  // What is requested twice is in a cache, if the example has one for it.
  for (let times = 0; times < 2; times += 1) if ((await ask(picture)).status !== 200) return 0
  await decide({ action: 'disapprove', reason: 'Names a witness' })
  return (await ask(picture)).status
}

const isKept = ({ headers }: Answer): boolean =>
  ['HIT', 'STALE', 'UPDATING'].includes(String(headers['x-cache']))
