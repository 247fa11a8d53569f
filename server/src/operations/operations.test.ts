import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { api } from '@bichar/contract/api.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { version } from '../core/version.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson } from '../test/people.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

describe('health', () => {
  test('it is up and ready', async () => {
    const up = await server.request('/healthz')
    expect([up.status, await up.json()]).toEqual([200, { status: 'up' }])
    const ready = await server.request('/readyz')
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
  })

  test.each([
    ['the last migration is', 'name = (select max(name) from kysely_migration)'],
    ['all migrations are', 'true'],
  ])('it is up but not ready while %s missing', async (_which, isMissing) => {
    const { pool } = server.deps
    const { rows: missing } = await pool.query(`delete from kysely_migration where ${isMissing} returning *`)
    const ready = await server.request('/readyz')
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'migrations are missing' }])
    expect((await server.request('/healthz')).status).toBe(200)
    const putBack =
      'insert into kysely_migration select * from jsonb_populate_recordset(null::kysely_migration, $1)'
    await pool.query(putBack, [JSON.stringify(missing)])
    expect((await server.request('/readyz')).status).toBe(200)
  })
})

describe('metrics', () => {
  const tokenFile = ({ deps }: TestApp) => path.join(deps.config.DATA_DIR, 'metrics-token')
  const ask = (app: TestApp, token?: string) =>
    app.request('/metrics', token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

  test('tell whoever may read the data of this machine how long requests took, by the pattern of their address', async () => {
    await server.request('/api/posts/0197a1b2-0000-7000-8000-000000000000')
    const token = (await readFile(tokenFile(server), 'utf8')).trim()
    expect((await stat(tokenFile(server))).mode & 0o777).toBe(0o600)
    const response = await ask(server, token)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await response.text()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/posts/:id",status="404"} 1',
    )
    expect(text).toContain('database_connections{pool="search",state="idle"}')
    expect(text).toContain('process_cpu_seconds_total')
  })

  test('are there for nobody else, wherever they connect from', async () => {
    const { token } = await makePerson(server.deps, { role: 'admin' })
    for (const given of [undefined, '', 'wrong', token]) {
      expect((await ask(server, given)).status, given).toBe(404)
    }
  })

  test('take the token of the operator, and then no other', async () => {
    const own = 'a-token-of-the-operator'
    const made = (await readFile(tokenFile(server), 'utf8')).trim()
    const app = await startTestApp({
      settings: { METRICS_TOKEN: own, SERVER_KEY: server.deps.serverKey.toString('hex') },
    })
    expect([(await ask(app, own)).status, (await ask(app, made)).status]).toEqual([200, 404])
    await expect(stat(tokenFile(app))).rejects.toThrow('ENOENT')
    await app.close()
  })
})

describe('the log', () => {
  test('has one line per request, without its address, its headers or who sent it', async () => {
    const person = await makePerson(server.deps)
    const from = server.logged().length
    await server.request(
      '/api/posts?cursor=what-people-search',
      { headers: { 'user-agent': 'My phone' } },
      person,
    )
    await server.call('GET /auth/me', {}, { as: person })
    const lines = server.logged().slice(from).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      ['/api/posts', '/api/auth/me'].map((route) => ({
        level: 'info',
        time: expect.any(String),
        reqId: expect.any(String),
        method: 'GET',
        route,
        status: expect.any(Number),
        milliseconds: expect.any(Number),
        msg: 'request',
      })),
    )
    const secrets = [
      'what-people-search',
      'My phone',
      person.token,
      person.user.phone,
      '127.0.0.1',
      person.user.id,
    ]
    for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
  })
})

describe('the documentation of the API', () => {
  interface Document {
    openapi: string
    info: { version: string }
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: unknown }> } }>>
  }
  const documented = async () => (await (await server.request('/api/docs/json')).json()) as Document

  test('describes every call of the contract', async () => {
    const { openapi, paths } = await documented()
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(openapi).toBe('3.1.0')
    expect(described.sort()).toEqual(Object.keys(api).sort())
  })

  test('names the release that runs', async () => {
    expect((await documented()).info.version).toBe(version)
  })

  test('shows which fields of a form are files', async () => {
    const { paths } = await documented()
    const form = paths['/posts']?.post?.requestBody?.content['multipart/form-data']?.schema
    expect(form).toMatchObject({
      properties: {
        title: { type: 'string' },
        medias: { type: 'array', maxItems: 10, items: { type: 'string', format: 'binary' } },
      },
    })
  })

  test('can be read in a browser under a policy that lets no foreign script in', async () => {
    const page = await server.request('/api/docs/')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'self'; style-src/)
    const scripts = [...(await page.text()).matchAll(/<script src="([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) {
      const { pathname } = new URL(script, `${server.url}/api/docs/`)
      expect((await server.request(pathname)).status, script).toBe(200)
    }
  })
})
