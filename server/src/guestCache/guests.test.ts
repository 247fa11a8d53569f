import { request as ask } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Post } from '@bichar/contract/posts.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../test/app.ts'
import {
  holdReading,
  isCached,
  outcomes,
  someText,
  startCachingApps,
  untilDelivered,
} from '../test/guests.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let other: TestApp
let person: TestPerson
beforeAll(async () => {
  ;[app, other] = await startCachingApps()
  person = await makePerson(app.deps)
})
afterAll(async () => {
  await other.close()
  await app.close()
})

async function somePost(wishes: Parameters<typeof makePost>[2] = {}): Promise<string> {
  const id = await makePost(app.deps, person, wishes)
  await untilDelivered(app)
  return `/api/posts/${id}`
}

/** The response with its raw bytes. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status?: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = ask(app.url + path, { method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
      sent.on('error', reject).end()
    },
  )

describe('whoever is signed in', () => {
  test('is not shown what guests are, and guests are not shown theirs', async () => {
    const path = await somePost({ isAnonymous: true, title: someText() })
    const postIn = async (response: Response) => ((await response.json()) as { post: Post }).post
    const own = await app.request(path, {}, person)
    expect(await postIn(own.clone())).toMatchObject({ user: { _id: person.user.id }, can: { edit: true } })
    expect(own.headers.get('cache-control')).toBe('no-store')
    const asGuest = await app.request(path)
    expect(asGuest.headers.get('etag')).not.toBe(own.headers.get('etag'))
    const guests = await postIn(asGuest)
    expect(guests).toMatchObject({ user: null, can: { edit: false }, hasReacted: false })
    expect(await isCached(app, path)).toBe(true)
    expect((await postIn(await app.request(path, {}, person))).user?._id).toBe(person.user.id)
    expect(await postIn(await app.request(path))).toEqual(guests)
  })

  test('neither with a token that is dead, nor with the cookie of a session alone', async () => {
    const path = await somePost()
    await app.request(path)
    expect((await app.request(path, {}, { token: 'dead' })).status).toBe(401)
    const before = await outcomes(app)
    const response = await app.request(path, { headers: { cookie: 'bichar_session=x; language=en' } })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await outcomes(app)).toEqual(before)
  })
})

describe('what is remembered', () => {
  test('comes compressed as the caller takes it, the same bytes each time, with all headers of security', async () => {
    const path = await somePost({ desc: 'It was at noon. '.repeat(200) })
    const plain = await raw(path)
    const br = await raw(path, { 'accept-encoding': 'br, gzip' })
    const gzip = await raw(path, { 'accept-encoding': 'gzip;q=1, br;q=0' })
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(JSON.parse(String(plain.body)).success).toBe(true)
    expect((await raw(path, { 'accept-encoding': 'br' })).body).toEqual(br.body)
    for (const { headers, body } of [plain, br, gzip]) {
      expect(headers).toMatchObject({
        'content-length': String(body.length),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=1',
        vary: 'Accept-Encoding, Authorization',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age'),
        'permissions-policy': expect.stringContaining('geolocation=(self)'),
        etag: plain.headers.etag,
      })
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('is not sent again to whoever has it, until it changes', async () => {
    const path = await somePost()
    const { headers } = await raw(path)
    const etag = String(headers.etag)
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const known of [etag, `"else", ${etag}`, '*']) {
      const same = await raw(path, { 'if-none-match': known })
      expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag])
      expect(same.headers['cache-control']).toContain('max-age=0')
    }
    expect((await raw(path, { 'if-none-match': '"else"' })).status).toBe(200)
    const id = path.split('/').at(-1)
    await app.deps.kysely.updateTable('posts').set({ title: 'New' }).where('id', '=', String(id)).execute()
    await untilDelivered(app)
    expect((await raw(path, { 'if-none-match': etag })).status).toBe(200)
  })

  test('is asked for by its head alone, too', async () => {
    const path = await somePost()
    const head = await raw(path, {}, 'HEAD')
    const whole = await raw(path)
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(String(whole.body.length))
    expect(head.headers.etag).toBe(whole.headers.etag)
  })

  test('is what is on the list, however it is written, and nothing else', async () => {
    const path = await somePost()
    const id = path.split('/').at(-1)
    const kept = [
      '/api/posts',
      '/api/posts?limit=5',
      path,
      `${path}/comments`,
      '/api/stats/crimes',
      '/api/numbers',
      '/numbers.csv',
      '/api/blogs',
    ]
    for (const each of [...kept, '/api/criminals/search?status=wanted']) {
      await app.request(each)
      expect(await isCached(app, each), each).toBe(true)
    }
    await app.request('/api/posts?limit=4&page=1')
    expect(await isCached(app, '/api/posts?page=1&limit=4')).toBe(true)
    const anew = [
      ...['/api/posts?limit=5&limit=6', '/api/posts?unknown=1', '/api/posts?isAllowed=true', `${path}?x`],
      ...[
        `/api/posts/user/${person.user.id}`,
        `${path}/reactions`,
        '/api/criminals/search?query=a',
        '/healthz',
      ],
      ...[
        `/api/posts/${String(id).toUpperCase()}`,
        '/api/posts?page=1?limit=2',
        '/api/places/reverse?lat=1&lon=1',
      ],
    ]
    for (const each of anew) {
      await app.request(each)
      expect(await isCached(app, each), each).toBe(false)
    }
  })

  test('is no refusal', async () => {
    const path = '/api/posts/00000000-0000-4000-8000-000000000000'
    for (let time = 0; time < 2; time += 1) {
      const response = await app.request(path)
      expect([response.status, response.headers.get('etag')]).toEqual([404, null])
      expect(await response.json()).toMatchObject({ success: false, code: 'post_not_found' })
      expect((await app.request('/api/posts?page=0')).status).toBe(400)
    }
    expect(await isCached(app, path)).toBe(false)
    expect(await isCached(app, '/api/posts?page=0')).toBe(false)
  })
})

test('of many who ask at once one is worked for', async () => {
  const path = await somePost()
  const held = holdReading(app, '"post"')
  const before = await outcomes(app)
  const asked = Promise.all(Array.from({ length: 40 }, () => raw(path)))
  await eventually(() => expect(held.times()).toBe(1))
  held.release()
  const bodies = new Set((await asked).map(({ status, body }) => `${status} ${body}`))
  expect(bodies.size).toBe(1)
  const { miss = 0, coalesced = 0, hit = 0 } = await outcomes(app)
  expect(miss - (before.miss ?? 0)).toBe(1)
  expect(coalesced - (before.coalesced ?? 0) + hit - (before.hit ?? 0)).toBe(39)
})

test('no more is remembered than the operator allows', async () => {
  const gauge = async () =>
    (await app.deps.metrics.getSingleMetric('guest_cache_bytes')?.get())?.values[0]?.value ?? 0
  const paths = await Promise.all(Array.from({ length: 5 }, () => somePost()))
  // Fills the cache of 1 MB with entries of about 4 kB: many pages of the list, all of them different.
  for (let limit = 1; limit <= 12; limit += 1) {
    const pages = Array.from({ length: 50 }, (_none, page) =>
      raw(`/api/posts?limit=${limit}&page=${page + 1}`),
    )
    await Promise.all([...pages, ...paths.map((path) => raw(path))])
  }
  expect(await gauge()).toBeGreaterThan(0.9 * 2 ** 20)
  expect(await gauge()).toBeLessThanOrEqual(2 ** 20)
  for (const path of paths) expect(await isCached(app, path)).toBe(true)
  expect(await isCached(app, '/api/posts?limit=1&page=1')).toBe(false)
})
