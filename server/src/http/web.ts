import { existsSync } from 'node:fs'
import path from 'node:path'
import { nameIn } from '@bichar/contract/rules/appName.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { originOf, pageAddress, withoutPunctuation } from './addresses.ts'
import { dataSaverOf } from './dataSaver.ts'
import { failedPage } from './failedPage.ts'
import { injectRequest } from './injectRequest.ts'
import { languageInQuery, languageOf } from './language.ts'
import { onClientDisconnect } from './onClientDisconnect.ts'
import { operatorOf } from './operator.ts'
import { type PageForm, type Posted, takePageForms } from './pageForms.ts'
import { setPageHeaders } from './pageHeaders.ts'
import type { RenderedPage, Renderer, RenderRequest } from './rendering/renderer.ts'
import { openThreadRenderer } from './rendering/threadRenderer.ts'
import { serveWebFiles } from './webFiles.ts'

const webFolder = path.resolve(import.meta.dirname, '../../../web')

/** Serves the web app: its files, and every page rendered as a guest sees it. */
export async function serveWeb(app: FastifyInstance, deps: Deps, forms: readonly PageForm[]): Promise<void> {
  if (deps.config.NODE_ENV === 'development') {
    const { openDevelopmentRenderer } = await import('./rendering/developmentRenderer.ts')
    return servePages(app, deps, forms, await openDevelopmentRenderer(app, webFolder))
  }
  const serverFile = path.join(webFolder, 'build/server/index.js')
  if (!existsSync(serverFile)) throw new Error('The web app has not been built: run "npm run build -w web"')
  await serveWebFiles(app, path.join(webFolder, 'build/client'))
  await servePages(app, deps, forms, openThreadRenderer({ serverFile, ...deps }))
}

/** Serves the pages that `renderer` renders, and handles their forms. */
export async function servePages(
  app: FastifyInstance,
  { config, guestWork, ...deps }: Pick<Deps, 'config' | 'guestWork' | 'tempDir' | 'freeSpace' | 'sentBefore'>,
  forms: readonly PageForm[],
  renderer: Renderer,
): Promise<void> {
  app.addHook('onClose', renderer.close)
  const development = config.NODE_ENV === 'development'
  const originNow = originOf(config, app.server)
  const sendFailedPage = failedPage(config.APP_NAME)

  const hasForm = ({ url }: FastifyRequest) =>
    forms.some(({ path }) => [path, `${path}.data`].includes(url.split('?')[0] ?? ''))

  const renderRequestOf = (request: FastifyRequest, posted: Posted | undefined): RenderRequest => {
    const origin = originNow()
    const address = pageAddress(origin, request.url)
    const asked = languageInQuery(address.searchParams)
    const language = asked ?? languageOf(request)
    return {
      url: String(address),
      // The form has been handled by then, and what is rendered is its page.
      method: request.method === 'POST' ? 'GET' : request.method,
      language,
      languageQuery: asked ? `?lang=${asked}` : '',
      dataSaver: dataSaverOf(request),
      appName: nameIn(language, config.APP_NAME),
      appNames: { en: nameIn('en', config.APP_NAME), bn: nameIn('bn', config.APP_NAME) },
      operator: operatorOf(config),
      origin,
      quickExitUrl: config.QUICK_EXIT_URL,
      guestReports: config.GUEST_REPORTS,
      posted,
    }
  }

  const render = (posted?: Posted) =>
    guestWork.limited(
      async (request, reply, { here, consume }) => {
        const onError = (error: unknown) => request.log.error({ err: error }, 'page rendering failed')
        const signal = onClientDisconnect(reply)
        const order = renderRequestOf(request, posted)
        let rendered: RenderedPage
        try {
          rendered = await renderer.render(order, {
            send: ({ method, url }) => here(() => ask(app, request, method, url)),
            signal,
            onError,
            consume,
          })
        } catch (error) {
          if (error instanceof ApiError) throw error
          if (signal.aborted) throw new ApiError('unavailable', { retryAfterSeconds: 1 })
          onError(error)
          return sendFailedPage(reply)
        }
        setPageHeaders(reply, rendered.hashes, development)
        reply.header('content-language', order.language)
        // Each rendered form has its own idempotency key, and may show text that the next user of this device must not see.
        if (hasForm(request)) reply.header('cache-control', 'no-store')
        return sendable(rendered, reply)
      },
      { isAdmitted: posted !== undefined, isElsewhere: true },
    )
  const servePage = render()

  await takePageForms(app, forms, { render, guestWork, ...deps })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    handler(request, reply) {
      if (/^\/(api|media)([/?]|$)/.test(request.url)) return reply.callNotFound()
      const meant = withoutPunctuation(request.url)
      return meant === undefined ? servePage(request, reply) : reply.redirect(meant, 301)
    },
  })
}

async function ask(app: FastifyInstance, request: FastifyRequest, method: string, url: string) {
  const apiRequest = { method: method as 'GET', url, remoteAddress: request.ip }
  const { statusCode, payload } = await injectRequest(app, apiRequest)
  return { status: statusCode, text: payload }
}

function sendable({ status, headers, body }: RenderedPage, reply: FastifyReply): Buffer | undefined {
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  return body && Buffer.from(body.buffer)
}
