import path from 'node:path'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterEach, expect, test } from 'vitest'
import type { Deps } from '../../core/deps.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { behindProxy, from } from '../../test/network.ts'
import * as webBuild from '../../test/webBuild.ts'
import type { PageForm } from '../pageForms.ts'
import { servePages } from '../web.ts'
import type { RenderContext, RenderedPage, RenderRequest } from './renderer.ts'
import { rendererOf } from './renderPage.ts'
import { type Limits, openThreadRenderer } from './threadRenderer.ts'

const webBuildFile = path.resolve(import.meta.dirname, '../../test/webBuild.ts')

let app: TestApp
/** The calls that pages have made to /api/held, and a function that lets them be answered. */
let held: { times: number; answer: () => void; untilAsked(times: number): Promise<void> }
let requests: RenderRequest[]

const form: PageForm = {
  path: '/what',
  fields: ['text'],
  files: {},
  submit: async ({ fields }) => ({ status: 201, body: { success: true, heard: fields.text } }),
}

async function start({
  limits = {},
  settings = {},
  serverFile = webBuildFile,
}: {
  limits?: Partial<Limits>
  serverFile?: string
  settings?: Record<string, string>
} = {}) {
  const open = Promise.withResolvers<void>()
  held = {
    times: 0,
    answer: open.resolve,
    untilAsked: (times) => eventually(() => expect(held.times).toBe(times)),
  }
  requests = []
  app = await startTestApp({
    settings: { ...behindProxy, PAGE_SECONDS: '600', ...settings },
    async mount(server, deps: Deps) {
      server.get('/api/held', async () => {
        held.times += 1
        await open.promise
        return { heard: true }
      })
      server.get('/api/given-up', async () => ({ heard: true }))
      server.get('/api/counted', async () => {
        held.times += 1
        return { heard: true }
      })
      const { render, close } = openThreadRenderer({ ...deps, serverFile, limits })
      const noting = (order: RenderRequest, context: RenderContext): Promise<RenderedPage> => {
        requests.push(order)
        return render(order, context)
      }
      await servePages(server, deps, [form], { render: noting, close })
    },
  })
}
afterEach(async () => {
  held.answer()
  // A page that hangs would keep the server from closing.
  app.app.server.closeAllConnections()
  await app.close()
})

const ask = (target: string, address = '203.0.113.1', init: RequestInit = {}) =>
  app.request(target, { ...init, headers: { ...from(address).headers, ...init.headers } })

/** The JSON that the page has rendered. */
async function shownBy(response: Response) {
  const [, written = 'null'] = /<pre>(.*)<\/pre>/.exec(await response.text()) ?? []
  return JSON.parse(written)
}

const threadOf = async () => (await shownBy(await ask('/where'))).done.threadId

async function expectFailedPage(response: Response) {
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await response.text()
  expect(page).toContain('<h1 lang="bn">পাতাটি দেখানো গেল না</h1>')
  expect(page).toContain('<h1>This page could not be shown</h1>')
}

const lost = async () =>
  (await app.deps.metrics.getSingleMetricAsString('render_worker_crashes_total')).split(' ').at(-1)

test('a page is drawn by another thread, which has no setting of ours, to the bytes that this one would draw', async () => {
  await start()
  const { threadId, environment } = (await shownBy(await ask('/where'))).done
  expect(threadId).toBeGreaterThan(0)
  expect(environment).toContain('NODE_ENV')
  // PATH is in the environment of this process, like the operator's settings and passwords.
  expect(environment).not.toContain('PATH')

  const response = await ask('/what?a=1')
  const body = await response.text()
  const order = requests.at(-1)
  if (!order) throw new Error('Nothing was drawn')
  const none = { send: () => Promise.reject(), onError: () => {}, signal: AbortSignal.abort() }
  const here = await rendererOf(async () => webBuild, 'production')(order, {
    ...none,
    signal: new AbortController().signal,
  })
  expect(body).toBe(new TextDecoder().decode(here.body))
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(body).toContain('<script>ours()</script><script>another()</script>বিচার')
  expect(here.hashes).toHaveLength(1)
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' ${here.hashes[0]};`)
  expect(JSON.parse(/<pre>(.*)<\/pre>/.exec(body)?.[1] ?? '').done).toMatchObject({
    language: 'en',
    origin: app.url,
    appName: 'Bichar',
  })
})

test.each([
  ['/what', 'en-GB', 'en'],
  ['/what', 'bn-BD,en;q=0.5', 'bn'],
  ['/what?lang=en', 'bn', 'en'],
  ['/what?lang=bn', 'en', 'bn'],
])(
  '%s for a browser that prefers %s says that it is in the language %s',
  async (path, preferred, language) => {
    await start()
    const response = await ask(path, undefined, { headers: { 'accept-language': preferred } })
    expect(response.headers.get('content-language')).toBe(language)
    expect((await shownBy(response)).done).toMatchObject({ language })
  },
)

test('what leads elsewhere has no body, and a HEAD has the headers of the page', async () => {
  await start()
  const elsewhere = await ask('/redirect')
  expect([elsewhere.status, elsewhere.headers.get('location'), await elsewhere.text()]).toEqual([
    302,
    '/elsewhere',
    '',
  ])
  const head = await ask('/what', undefined, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '',
  ])
})

test('what a page asks the API for is answered, also with a refusal, and what fails in it is logged as it was', async () => {
  await start()
  const answered = await shownBy(await ask('/callTwice?of=/api/stats/crimes'))
  expect(answered.done).toEqual([
    { status: 200, body: expect.objectContaining({ success: true }) },
    { status: 200, body: expect.objectContaining({ success: true }) },
  ])
  expect((await shownBy(await ask('/call?of=/api/none'))).done).toMatchObject({
    status: 404,
    body: { success: false, code: 'not_found' },
  })
  const failed = await ask('/fail?of=/api/counted&secret=1')
  expect(failed.status).toBe(500)
  expect(await shownBy(failed)).toEqual({ failed: true })
  const line =
    app
      .logged()
      .split('\n')
      .find((each) => each.includes('page rendering failed')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    err: {
      type: 'Unreachable',
      code: 'ENOWAY',
      message: 'there is no way',
      stack: expect.stringContaining('webBuild'),
    },
  })
  expect(app.logged()).not.toContain('secret')
  // The page cannot parse a response that is not JSON.
  expect((await ask('/call?of=/robots.txt')).status).toBe(500)
})

test('a form that is sent without a script is answered by its page', async () => {
  await start()
  const sent = { method: 'POST', body: new URLSearchParams({ text: 'আমি দেখেছি', other: 'x' }) }
  const response = await ask('/what', undefined, sent)
  expect(response.status).toBe(201)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await shownBy(response)).posted).toEqual({
    fields: { text: 'আমি দেখেছি' },
    status: 201,
    body: { success: true, heard: 'আমি দেখেছি' },
  })
})

test('a page that breaks its thread is answered with a page that says so, and the others are drawn again', async () => {
  await start()
  const others = [1, 2].map(() => ask('/callTwice?of=/api/held'))
  await held.untilAsked(2)
  const broken = ask('/crash?of=/api/counted')
  await eventually(async () => expect(await lost()).toBe('1'))
  held.answer()
  // It has broken the thread that it shared with the others, and then one in which it was alone.
  await expectFailedPage(await broken)
  for (const response of await Promise.all(others)) {
    expect(response.status).toBe(200)
    expect((await shownBy(response)).done).toHaveLength(2)
  }
  // Both other pages were rendered twice, and made both of their calls each time.
  expect(held.times).toBe(2 + 2 + 4)
  expect(await lost()).toBe('2')
  expect(app.logged()).toContain('"message":"the thread is broken"')
  expect(await threadOf()).toBeGreaterThan(0)
  const sent = { method: 'POST', body: new URLSearchParams({ text: '' }) }
  expect((await ask('/what', undefined, sent)).status).toBe(201)
})

test('a page whose thread cannot load the web app is answered with a page that says so', async () => {
  await start({ serverFile: path.join(import.meta.dirname, 'none.js') })
  await expectFailedPage(await ask('/what'))
  expect(await lost()).toBe('2')
  expect(app.logged()).toContain('ERR_MODULE_NOT_FOUND')
})

test('a page that fills the memory is ended, and the server goes on', async () => {
  await start({ limits: { page: 120_000, memory: { maxOldGenerationSizeMb: 64 } } })
  await expectFailedPage(await ask('/fill?of=/api/counted'))
  expect(app.logged()).toContain('ERR_WORKER_OUT_OF_MEMORY')
  expect((await ask('/where')).status).toBe(200)
})

test.each(['hang', 'wait'])(
  'while a page does not come to its end (%s), calls are answered, and after a while it is ended',
  async (page) => {
    await start({ limits: { page: 8_000 } })
    await threadOf()
    let isAnswered = false
    const hanging = ask(`/${page}?of=/api/held`).finally(() => {
      isAnswered = true
    })
    await held.untilAsked(1)
    const waiting = ask('/call?of=/api/held')
    await held.untilAsked(2)
    held.answer()
    expect((await app.request('/api/posts')).status).toBe(200)
    expect(isAnswered).toBe(false)
    expect((await waiting).status).toBe(200)
    await expectFailedPage(await hanging)
    expect(await lost()).toBe('2')
    expect(app.logged()).toContain('page rendering timed out')
  },
)

test('a call that takes longer than a page may is waited for', async () => {
  // Long enough for the page to make its call, however busy the machine is.
  const pageMilliseconds = 8_000
  await start({ limits: { page: pageMilliseconds } })
  await threadOf()
  const page = ask('/call?of=/api/held')
  await held.untilAsked(1)
  const asked = performance.now()
  await eventually(() => expect(performance.now() - asked).toBeGreaterThan(pageMilliseconds + 500))
  held.answer()
  expect((await page).status).toBe(200)
  expect(await lost()).toBe('0')
})

test('so many pages wait and no more', async () => {
  await start()
  const pages: Promise<Response>[] = []
  const apiError: Response[] = []
  for (let time = 0; time < 40; time += 1) {
    const page = ask('/call?of=/api/held')
    pages.push(page)
    void page.then((response) => response.status === 503 && apiError.push(response))
  }
  // Four are being rendered and thirty wait; six are refused.
  await eventually(() => expect(apiError).toHaveLength(6))
  await held.untilAsked(4)
  for (const response of apiError) {
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(await response.text()).toContain('Please wait a moment')
  }
  held.answer()
  const statuses = (await Promise.all(pages)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(34)
})

test('told to stop, it finishes the page that is being drawn, and what that still asks for', async () => {
  await start()
  const page = ask('/callTwice?of=/api/held')
  await held.untilAsked(1)
  const closed = app.app.close()
  await eventually(() => expect(fetch(`${app.url}/healthz`)).rejects.toThrow())
  held.answer()
  const response = await page
  expect(response.status).toBe(200)
  expect((await shownBy(response)).done).toHaveLength(2)
  await closed
})

test('a page that nobody waits for any more is given up, and its thread is not', async () => {
  await start()
  const thread = await threadOf()
  const leaving = new AbortController()
  const page = ask('/callOnAndOn?of=/api/counted', undefined, { signal: leaving.signal })
  await eventually(() => expect(held.times).toBeGreaterThan(1))
  leaving.abort()
  await expect(page).rejects.toThrow()
  await eventually(() => expect(app.logged()).toContain('"route":"/api/given-up"'))
  expect(await threadOf()).toBe(thread)
  expect(app.logged()).not.toContain('page rendering failed')
})

test('a thread without work ends, and the next page has a new one', async () => {
  await start({ limits: { idle: 0 } })
  const thread = await threadOf()
  await eventually(async () => expect(await threadOf()).not.toBe(thread))
  expect(await lost()).toBe('0')
})

test('what a page took of the processor is counted to the address that asked for it', async () => {
  await start({ settings: { PAGE_SECONDS: '1' }, limits: { page: 120_000 } })
  expect((await ask('/work?ms=600')).status).toBe(200)
  expect((await ask('/work?ms=600')).status).toBe(200)
  const apiError = await ask('/what')
  expect([apiError.status, Number(apiError.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await ask('/what', '203.0.113.2')).status).toBe(200)
})

test('nor does a page that breaks its thread cost nothing', async () => {
  await start({ settings: { PAGE_SECONDS: '1' }, limits: { page: 1_000 } })
  await expectFailedPage(await ask('/hang?of=/api/counted'))
  expect((await ask('/what')).status).toBe(429)
})
