import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sessionNamedBy, signBearer } from '../server/src/accounts/bearer.ts'
import { startTestApp, type TestApp } from '../server/src/test/app.ts'
import { makePicture } from '../server/src/test/make.ts'
import { everybodysPassword, makePerson } from '../server/src/test/people.ts'

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')

interface Session {
  baseUrl: string
  person: { phone: string; password: string; deviceId: string }
  picture: Blob
  /** What the token becomes after a quarter of an hour. */
  expire(token: string): string
}

/** What a client does: it files a report with a picture, is refused with an old token, gets a new one, and logs out. */
type Journey = (session: Session) => Promise<{ files: number; statuses: number[] }>

const parameters = `({ baseUrl, person, picture, expire }: {
  baseUrl: string
  person: { phone: string; password: string; deviceId: string }
  picture: Blob
  expire(token: string): string
})`

const withOpenapiFetch = `
import createClient from 'openapi-fetch'
import type { paths } from './schema'

export async function journey${parameters} {
  let token = ''
  const client = createClient<paths>({ baseUrl })
  client.use({
    onRequest({ request }) {
      if (token) request.headers.set('authorization', 'Bearer ' + token)
    },
  })
  const { data: login } = await client.POST('/auth/login', { body: { ...person, client: 'app' } })
  if (!login || !('token' in login)) throw new Error('not logged in')
  token = login.token
  const filed = await client.POST('/posts', {
    body: { title: 'A theft', desc: 'Of a bicycle.', medias: [picture as unknown as string] },
    bodySerializer({ title, desc, medias = [] }) {
      const form = new FormData()
      form.append('title', title)
      form.append('desc', desc)
      for (const file of medias) form.append('medias', file as unknown as Blob, 'picture.jpg')
      return form
    },
  })
  const profile = async () => (await client.GET('/users/profile')).response.status
  token = expire(token)
  const statuses = [await profile()]
  token = login.refreshToken ?? ''
  const me = await client.GET('/auth/me')
  token = me.data?.token ?? ''
  statuses.push(await profile())
  await client.POST('/auth/logout')
  statuses.push(await profile())
  token = login.refreshToken ?? ''
  statuses.push((await client.GET('/auth/me')).response.status)
  return { files: filed.data?.post.medias.length ?? 0, statuses }
}
`

const withHeyApi = `
import { client } from './hey/client.gen'
import { getAuthMe, getUsersProfile, postAuthLogin, postAuthLogout, postPosts } from './hey'

export async function journey${parameters} {
  let token = ''
  client.setConfig({ baseUrl, auth: ({ scheme }) => (scheme === 'bearer' ? token : undefined) })
  const { data: login } = await postAuthLogin({ body: { ...person, client: 'app' } })
  if (!login || !('token' in login)) throw new Error('not logged in')
  token = login.token
  const filed = await postPosts({ body: { title: 'A theft', desc: 'Of a bicycle.', medias: [picture] } })
  const profile = async () => (await getUsersProfile()).response?.status ?? 0
  token = expire(token)
  const statuses = [await profile()]
  token = login.refreshToken ?? ''
  const me = await getAuthMe()
  token = me.data?.token ?? ''
  statuses.push(await profile())
  await postAuthLogout()
  statuses.push(await profile())
  token = login.refreshToken ?? ''
  statuses.push((await getAuthMe()).response?.status ?? 0)
  return { files: filed.data?.post.medias.length ?? 0, statuses }
}
`

let server: TestApp
let folder: string
beforeAll(async () => {
  server = await startTestApp()
  folder = await mkdtemp(path.join(import.meta.dirname, '.generated-'))
  const document = await (await server.request('/api/docs/json')).json()
  await writeFile(path.join(folder, 'document.json'), JSON.stringify(document))
  await writeFile(path.join(folder, 'schema.d.ts'), astToString(await openapiTypes(document as never)))
  await createClient({
    input: path.join(folder, 'document.json'),
    output: path.join(folder, 'hey'),
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  })
  await writeFile(path.join(folder, 'openapiFetch.ts'), withOpenapiFetch)
  await writeFile(path.join(folder, 'heyApi.ts'), withHeyApi)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** A token of the same session that was signed sixteen minutes ago. */
function expire(token: string): string {
  const { serverKey } = server.deps
  const session = sessionNamedBy(serverKey, token) ?? ''
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 16 * 60_000)
  try {
    return signBearer(serverKey, session)
  } finally {
    clock.mockRestore()
  }
}

test('what generated clients are written with has the types of the document', async () => {
  const options =
    '--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler'
  const files = ['openapiFetch.ts', 'heyApi.ts'].map((file) => path.join(folder, file))
  const { stdout } = await promisify(execFile)(process.execPath, [
    tsc,
    ...options.split(' '),
    ...files,
  ]).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
})

test.each(['openapiFetch', 'heyApi'])(
  'a client generated for %s files a report with its picture, stays logged in, and logs out for good',
  async (name) => {
    const { user, deviceId } = await makePerson(server.deps)
    const { journey } = (await import(path.join(folder, `${name}.ts`))) as { journey: Journey }
    const person = { phone: user.phone, password: everybodysPassword, deviceId }
    const baseUrl = `${server.url}/api`
    expect(await journey({ baseUrl, person, picture: await makePicture(), expire })).toEqual({
      files: 1,
      statuses: [401, 200, 401, 401],
    })
  },
)
