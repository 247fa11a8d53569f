import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import type { Config } from '../core/config.ts'
import { packages } from '../core/packages.ts'
import { openApiDocument } from './openApi/document.ts'

/** The page sets inline styles on its elements, but loads nothing from other sites. */
const contentPolicy = {
  'default-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

type Settings = Pick<Config, 'APP_NAME' | 'PUBLIC_URL'>

/**
 * Serves /api/docs for people and /api/docs/json for programs, both generated from the contract. The packages are loaded on the
 * first request: hardly any process ever gets one, and every process would otherwise start later and use more memory.
 */
export function apiDocs(app: FastifyInstance, settings: Settings): void {
  let opened: Promise<FastifyInstance> | undefined
  const handler = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    opened ??= openDocs(settings).catch((error) => {
      // Lets the next request try again.
      opened = undefined
      throw error
    })
    const docs = await opened
    const answer = await docs.inject({ method: 'GET', url, headers })
    const { connection: _connection, date: _date, 'content-length': _length, ...passedOn } = answer.headers
    return reply.code(answer.statusCode).headers(passedOn).send(answer.rawPayload)
  }
  app.get('/api/docs', handler)
  app.get('/api/docs/*', handler)
  app.addHook('onClose', async () => (await opened?.catch(() => undefined))?.close())
}

/** Builds a separate server that does not listen, because no plugins can be registered on one that already does. */
async function openDocs(settings: Settings): Promise<FastifyInstance> {
  const swagger = packages.swagger()
  const swaggerUi = packages.swaggerUi()
  const docs = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await docs.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(settings) as unknown as OpenAPIV3.Document },
  })
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Omits the bar at the top, which asks for the URL of another API.
    uiConfig: { layout: 'BaseLayout' },
    theme: { title: `${settings.APP_NAME} API` },
    staticCSP: contentPolicy,
  })
  return docs
}
