import { api, type Call } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminCallsOf } from '../../test/adminCalls.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { untilItCaches } from '../../test/guests.ts'
import { makeBlog, makeComment, makePost, makeSuspect } from '../../test/make.ts'
import { makePerson, type TestPerson } from '../../test/people.ts'
import { callsOf } from '../../test/readingCalls.ts'
import { openApiDocument } from './document.ts'

const reading = (Object.keys(api) as Call[]).filter((call) => call.startsWith('GET '))

let app: TestApp
let admin: TestPerson
/** An input of each call that needs one. */
let inputs: Map<Call, object>
beforeAll(async () => {
  app = await startTestApp({ settings: { GUEST_CACHE_MB: '1' } })
  await untilItCaches(app)
  admin = await makePerson(app.deps, { superAdmin: true })
  const suspect = await makeSuspect(app.deps, admin)
  const post = await makePost(app.deps, admin, { criminals: [suspect] })
  const about = {
    ...{ suspect, queries: ['Karim'], post, report: post, own: post, author: admin.user.id },
    comment: await makeComment(app.deps, admin, post),
    blog: await makeBlog(app.deps, admin),
  }
  const waiting = await makePost(app.deps, await makePerson(app.deps), { review: 'waiting' })
  inputs = new Map<Call, object>([
    ...[...callsOf(about, true), ...adminCallsOf(about)].reverse(),
    ['GET /admin/desk/:kind/:id', { params: { kind: 'post', id: waiting } }],
  ])
})
afterAll(() => app.close())

type Responses = Record<string, { headers?: Record<string, unknown> } | undefined>
const paths = openApiDocument({ APP_NAME: 'Bichar' }).paths as Record<
  string,
  { get: { responses: Responses } }
>
const documented = (call: Call): Responses =>
  paths[call.slice('GET '.length).replace(/:(\w+)/g, '{$1}')]?.get.responses ?? {}
const namesOf = (call: Call) =>
  Object.keys(documented(call)[200]?.headers ?? {}).map((name) => name.toLowerCase())

const ask = (call: Call, as?: TestPerson, headers: Record<string, string> = {}) =>
  app.call(call, (inputs.get(call) ?? {}) as never, { as, headers })

describe.each(reading)('%s', (call) => {
  test('answers somebody who is signed in with the headers that are documented, and no others of these', async () => {
    const { status, headers } = await ask(call, admin)
    expect(status).toBe(200)
    // Where several processes count together, none of them knows what is left.
    const unsent = (api[call] as Endpoint).limit?.shared ? ['ratelimit'] : []
    const sent = ['etag', 'location', 'ratelimit-policy', 'ratelimit'].filter((name) => headers.has(name))
    expect([...sent, ...unsent].sort()).toEqual(namesOf(call).sort())
  })

  test('is answered with 304 where that is documented, to whoever has the answer already', async () => {
    for (const as of [admin, undefined]) {
      const first = await ask(call, as)
      const etag = first.headers.get('etag')
      if (as) expect(etag !== null).toBe(documented(call)[304] !== undefined)
      if (etag !== null) expect((await ask(call, as, { 'if-none-match': etag })).status).toBe(304)
    }
  })
})
