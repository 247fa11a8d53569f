import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { nameIn } from '@bichar/contract/rules/appName.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Deps } from '../deps.ts'
import { originOf, pageAddress } from './addresses.ts'
import { askItself } from './askItself.ts'
import { type DataSaver, dataSaverOf } from './dataSaver.ts'
import { unmark } from './inlineScripts.ts'
import { type Language, languageOf } from './language.ts'
import { onClientDisconnect } from './onClientDisconnect.ts'
import { operatorOf } from './operator.ts'
import { type PageForm, type Posted, takePageForms } from './pageForms.ts'
import { setPageHeaders } from './pageHeaders.ts'
import { serveWebFiles } from './webFiles.ts'

const webFolder = path.resolve(import.meta.dirname, '../../../web')

/** What the web app asks of us; it declares the same in web/app/page/pageRequest.ts. */
interface PageRequest {
  send(request: { method: string; url: string }): Promise<{ status: number; body: unknown }>
  language: Language
  dataSaver: DataSaver
  scriptMark: string
  appName: string
  appNames: Record<Language, string>
  operator: { name: string; address: string; contact: string }
  origin: string
  quickExitUrl: string
  /** Whether people report without an account here. */
  guestReports: boolean
  /** A form that was sent to this page without a script, with what became of it. */
  posted: Posted | undefined
  /** Logs what failed while the page was made. */
  onError(error: unknown): void
}

type GetBuild = () => Promise<ServerBuild>

/** Serves the web app: its files, and every page rendered as a guest sees it. */
export async function serveWeb(
  app: FastifyInstance,
  {
    config,
    guestWork,
    ...means
  }: Pick<Deps, 'config' | 'guestWork' | 'tempDir' | 'freeSpace' | 'sentBefore'>,
  forms: readonly PageForm[],
): Promise<void> {
  const development = config.NODE_ENV === 'development'
  const getBuild = development ? await developmentBuild(app) : await productionBuild(app)
  const render = createRequestHandler(getBuild, development ? 'development' : 'production')

  const hasForm = ({ url }: FastifyRequest) =>
    forms.some(({ path }) => [path, `${path}.data`].includes(url.split('?')[0] ?? ''))

  const draw = (posted?: Posted) =>
    guestWork.limited(
      async (request, reply) => {
        const { entry } = await getBuild()
        // The bundle has its own copy of the context's key.
        const { pageRequest } = entry.module as unknown as { pageRequest: RouterContext<PageRequest> }
        // By chance: nobody who writes into a page can know it.
        const scriptMark = randomBytes(16).toString('base64')
        const origin = originOf(config, app.server)
        const language = languageOf(request)
        const context = new RouterContextProvider()
        context.set(pageRequest, {
          send: (outgoing) => ask(app, request, outgoing),
          language,
          dataSaver: dataSaverOf(request),
          scriptMark,
          appName: nameIn(language, config.APP_NAME),
          appNames: { en: nameIn('en', config.APP_NAME), bn: nameIn('bn', config.APP_NAME) },
          operator: operatorOf(config),
          origin,
          quickExitUrl: config.QUICK_EXIT_URL,
          guestReports: config.GUEST_REPORTS,
          posted,
          onError: (error) => request.log.error({ err: error }, 'page failed'),
        })
        const response = await render(asWebRequest(request, reply, origin), context)
        const { page, hashes } = unmark(await response.text(), scriptMark)
        setPageHeaders(reply, hashes, development)
        // Each has a key of its own, and may show what nobody else is to find on this device.
        if (hasForm(request)) reply.header('cache-control', 'no-store')
        return new Response(response.body && page, response)
      },
      { isAdmitted: posted !== undefined },
    )
  const servePage = draw()

  await takePageForms(app, forms, { draw, guestWork, ...means })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    handler: (request, reply) =>
      /^\/(api|media)([/?]|$)/.test(request.url) ? reply.callNotFound() : servePage(request, reply),
  })
}

async function ask(
  app: FastifyInstance,
  request: FastifyRequest,
  { method, url }: { method: string; url: string },
): Promise<{ status: number; body: unknown }> {
  const answer = await askItself(app, { method: method as 'GET', url, remoteAddress: request.ip })
  return { status: answer.statusCode, body: answer.json() }
}

function asWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  return new Request(pageAddress(origin, request.url), {
    // A form has been taken in by then; what is drawn is the page that it was sent to.
    method: request.method === 'POST' ? 'GET' : request.method,
    signal: onClientDisconnect(reply),
  })
}

async function productionBuild(app: FastifyInstance): Promise<GetBuild> {
  const serverFile = path.join(webFolder, 'build/server/index.js')
  if (!existsSync(serverFile)) throw new Error('The web app has not been built: run "npm run build -w web"')
  const build: ServerBuild = await import(pathToFileURL(serverFile).href)
  await serveWebFiles(app, path.join(webFolder, 'build/client'))
  return async () => build
}

async function developmentBuild(app: FastifyInstance): Promise<GetBuild> {
  const [{ createServer }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ])
  const vite = await createServer({
    root: webFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  await app.register(middie)
  app.use((request, response, next) =>
    /^\/(api|media)(\/|$)/.test(request.url ?? '') ? next() : vite.middlewares(request, response, next),
  )
  app.addHook('onClose', () => vite.close())
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
}
