import { threadId } from 'node:worker_threads'
import {
  createContext,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { PageRequest } from '../http/rendering/renderPage.ts'

// Replaces the built web app in tests: the path of a page selects what it does, and the page shows the result.

const pageRequest = createContext<PageRequest>()

class Unreachable extends Error {
  override name = 'Unreachable'
  code = 'ENOWAY'
}

const forEver = () => new Promise<never>(() => {})

interface RenderCase {
  page: PageRequest
  /** Calls the API path that the page's query names. */
  call(): Promise<{ status: number; body: unknown }>
  signal: AbortSignal
  url: URL
}

const does: Record<string, (asked: RenderCase) => unknown> = {
  what: ({ page: { scriptMark: _byChance, ...given } }) => JSON.parse(JSON.stringify(given)),
  where: () => ({ threadId, environment: Object.keys(process.env) }),
  call: ({ call }) => call(),
  callTwice: async ({ call }) => [await call(), await call()],
  /**
   * Calls the API until the client has disconnected, and then makes one last call, because the page can report nothing else
   * afterwards.
   */
  async callOnAndOn({ page, call, signal }) {
    signal.addEventListener('abort', () => page.send({ method: 'GET', url: '/api/given-up' }))
    while (!signal.aborted) await call()
  },
  fail: ({ call }) => call().then(() => Promise.reject(new Unreachable('there is no way'))),
  crash: async ({ call }) => {
    await call()
    queueMicrotask(() => {
      throw new Unreachable('the thread is broken')
    })
    return forEver()
  },
  hang: async ({ call }) => {
    await call()
    for (;;);
  },
  wait: async ({ call }) => {
    await call()
    return forEver()
  },
  fill: async ({ call }) => {
    await call()
    const all: object[] = []
    for (;;) all.push(Array.from({ length: 10_000 }, (_none, index) => ({ index })))
  },
  /** Uses so many milliseconds of CPU time. */
  work({ url }) {
    const begun = process.threadCpuUsage()
    const end = Number(url.searchParams.get('ms')) * 1000
    for (;;) {
      const { user, system } = process.threadCpuUsage(begun)
      if (user + system > end) return 'done'
    }
  },
  redirect: () => new Response(null, { status: 302, headers: { location: '/elsewhere' } }),
}

async function loader({ request, context, params }: LoaderFunctionArgs): Promise<unknown> {
  const url = new URL(request.url)
  const page = context.get(pageRequest)
  const call = () => page.send({ method: 'GET', url: url.searchParams.get('of') ?? '/api/none' })
  return does[params['*'] ?? '']?.({ page, call, signal: request.signal, url })
}

function draw(
  _request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext: { loaderData, errors } }: EntryContext,
  context: Readonly<RouterContextProvider>,
): Response {
  const { scriptMark, posted } = context.get(pageRequest)
  headers.set('content-type', 'text/html; charset=utf-8')
  const shown = errors ? { failed: true } : { done: loaderData.page, posted }
  return new Response(
    `<!doctype html><script nonce="${scriptMark}">ours()</script><script>another()</script>বিচার<pre>${JSON.stringify(shown)}</pre>`,
    { status: posted?.status ?? status, headers },
  )
}

export const entry = {
  module: {
    default: draw,
    handleError(error: unknown, { request, context }: LoaderFunctionArgs) {
      if (!request.signal.aborted) context.get(pageRequest).onError(error)
    },
    pageRequest,
  },
} as unknown as ServerBuild['entry']
export const routes: ServerBuild['routes'] = {
  page: { id: 'page', path: '*', module: { loader, default: () => null } },
}
export const assets: ServerBuild['assets'] = {
  entry: { imports: [], module: '' },
  routes: {},
  url: '',
  version: '1',
}
export const basename = '/'
export const publicPath = '/'
export const assetsBuildDirectory = ''
export const future: ServerBuild['future'] = {} as ServerBuild['future']
export const ssr = true
export const isSpaMode = false
export const prerender: string[] = []
export const routeDiscovery: ServerBuild['routeDiscovery'] = { mode: 'initial', manifestPath: '' }
