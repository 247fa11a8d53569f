import { existsSync } from 'node:fs'
import path from 'node:path'
import { nameIn } from '@bichar/contract/rules/appName.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { ApiError } from '../refusal.ts'
import { originOf, pageAddress } from './addresses.ts'
import { dataSaverOf } from './dataSaver.ts'
import type { Drawing, Drawn, PageOrder } from './drawing/page.ts'
import { openThreads } from './drawing/threads.ts'
import { failedPage } from './failedPage.ts'
import { injectRequest } from './injectRequest.ts'
import { languageOf } from './language.ts'
import { onClientDisconnect } from './onClientDisconnect.ts'
import { operatorOf } from './operator.ts'
import { type PageForm, type Posted, takePageForms } from './pageForms.ts'
import { setPageHeaders } from './pageHeaders.ts'
import { serveWebFiles } from './webFiles.ts'

const webFolder = path.resolve(import.meta.dirname, '../../../web')

/** Serves the web app: its files, and every page rendered as a guest sees it. */
export async function serveWeb(app: FastifyInstance, deps: Deps, forms: readonly PageForm[]): Promise<void> {
  if (deps.config.NODE_ENV === 'development') {
    const { openHere } = await import('./drawing/here.ts')
    return servePages(app, deps, forms, await openHere(app, webFolder))
  }
  const serverFile = path.join(webFolder, 'build/server/index.js')
  if (!existsSync(serverFile)) throw new Error('The web app has not been built: run "npm run build -w web"')
  await serveWebFiles(app, path.join(webFolder, 'build/client'))
  await servePages(app, deps, forms, openThreads({ serverFile, ...deps }))
}

/** Serves the pages that `drawing` renders, and handles their forms. */
export async function servePages(
  app: FastifyInstance,
  {
    config,
    guestWork,
    ...means
  }: Pick<Deps, 'config' | 'guestWork' | 'tempDir' | 'freeSpace' | 'sentBefore'>,
  forms: readonly PageForm[],
  drawing: Drawing,
): Promise<void> {
  app.addHook('onClose', drawing.close)
  const development = config.NODE_ENV === 'development'
  const sendFailedPage = failedPage(config.APP_NAME)

  const hasForm = ({ url }: FastifyRequest) =>
    forms.some(({ path }) => [path, `${path}.data`].includes(url.split('?')[0] ?? ''))

  const orderOf = (request: FastifyRequest, posted: Posted | undefined): PageOrder => {
    const origin = originOf(config, app.server)
    const language = languageOf(request)
    return {
      url: String(pageAddress(origin, request.url)),
      // The form has been handled by then, and what is rendered is its page.
      method: request.method === 'POST' ? 'GET' : request.method,
      language,
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

  const draw = (posted?: Posted) =>
    guestWork.limited(
      async (request, reply, { here, spend }) => {
        const onError = (error: unknown) => request.log.error({ err: error }, 'page failed')
        const signal = onClientDisconnect(reply)
        let drawn: Drawn
        try {
          drawn = await drawing.draw(orderOf(request, posted), {
            send: ({ method, url }) => here(() => ask(app, request, method, url)),
            signal,
            onError,
            spend,
          })
        } catch (error) {
          if (error instanceof ApiError) throw error
          if (signal.aborted) throw new ApiError('unavailable', { retryAfterSeconds: 1 })
          onError(error)
          return sendFailedPage(reply)
        }
        setPageHeaders(reply, drawn.hashes, development)
        // Each rendered form has its own idempotency key, and may show text that the next user of this device must not see.
        if (hasForm(request)) reply.header('cache-control', 'no-store')
        return sendable(drawn, reply)
      },
      { isAdmitted: posted !== undefined, isElsewhere: true },
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

async function ask(app: FastifyInstance, request: FastifyRequest, method: string, url: string) {
  const asked = { method: method as 'GET', url, remoteAddress: request.ip }
  const { statusCode, payload } = await injectRequest(app, asked)
  return { status: statusCode, text: payload }
}

function sendable({ status, headers, body }: Drawn, reply: FastifyReply): Buffer | undefined {
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  return body && Buffer.from(body.buffer)
}
