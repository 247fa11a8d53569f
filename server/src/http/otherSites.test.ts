import { randomUUID } from 'node:crypto'
import { formBody } from '@bichar/contract/rules/request.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageForms } from '../boot/pageForms.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { takePageForms } from './pageForms.ts'

const publicUrl = 'https://bichar.example'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    settings: { PUBLIC_URL: publicUrl, ALLOW_INSECURE_DEFAULTS: '1' },
    mount: (server, deps) =>
      takePageForms(server, pageForms(server, deps), {
        ...deps,
        render: (posted) => async (_request, reply) => reply.code(posted.status).send(posted.body),
      }),
  })
})
afterAll(() => app.close())

const report = { title: 'What I saw', desc: 'In the lane.' }
const wrongCode = '1234567890123456'
const json = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** What works without a login: forms that work without a script, and calls that a form or a script of another site could send. */
const sent: [string, () => RequestInit & { headers?: Record<string, string> }][] = [
  ['/report', () => ({ body: formBody({ ...report, key: randomUUID() }) })],
  ['/follow', () => ({ body: new URLSearchParams({ code: wrongCode }) })],
  ['/api/guest-reports', () => ({ body: formBody(report) })],
  ['/api/follow-ups', () => json({ code: wrongCode })],
  ['/api/follow-ups/withdraw', () => json({ code: wrongCode })],
  ['/api/auth/forgot-password', () => json({ phone: '01712345678', deviceId: 'theirs' })],
  ['/api/auth/quick-exit', () => ({ body: new URLSearchParams() })],
]
const post = async (path: string, from: Record<string, string>) => {
  const { body, headers } = sent.find(([each]) => each === path)?.[1]() ?? {}
  return app.request(path, { method: 'POST', body: body ?? null, headers: { ...headers, ...from } })
}

/** How much is stored and counted. */
async function traces() {
  const { rows } = await app.deps.pool.query<{ reports: string; points: string; messages: string }>(
    `select (select count(*) from posts) as reports, (select count(*) from challenges) as messages,
       (select coalesce(sum(points), 0) from rate_limits) as points`,
  )
  return rows[0]
}

describe.each(sent.map(([path]) => path))('%s', (path) => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: publicUrl },
    { origin: 'https://elsewhere.example' },
    { origin: 'https://bichar.example.elsewhere.example' },
    { origin: 'elsewhere' },
  ])('sent by another site is refused, and counted nowhere: %j', async (from) => {
    const before = await traces()
    const response = await post(path, from)
    expect(response.status).toBe(403)
    const text = await response.text()
    if (path.startsWith('/api/')) {
      expect(JSON.parse(text)).toEqual({ success: false, code: 'other_site', message: expect.any(String) })
    } else {
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(text).toContain('The form came from another site')
    }
    expect(await traces()).toEqual(before)
  })

  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'none' },
    { origin: 'null' },
    { origin: publicUrl },
  ])('sent by a page of this site, or by no page, is taken: %j', async (from) => {
    expect((await post(path, from)).status).not.toBe(403)
  })

  test('sent to the address that the request names is taken', async () => {
    expect((await post(path, { origin: app.url })).status).not.toBe(403)
  })
})

test('what only reads is answered to everybody', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  expect((await app.request('/api/posts', { headers })).status).toBe(200)
})
