import { Readable } from 'node:stream'
import { largestUpload } from '@bichar/contract/uploads.ts'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../core/deps.ts'
import { ApiError, invalidField } from '../core/refusal.ts'
import { drainBody } from '../http/drainBody.ts'
import { networkOf } from '../http/network.ts'
import type { Serve } from '../http/serve.ts'
import { PartStore } from './partStore.ts'
import { isUploadId } from './sealing.ts'
import { Turns } from './turns.ts'
import { openUploads } from './uploads.ts'

const tusVersion = '1.0.0'

const refusals = {
  400: 'malformed_request',
  403: 'malformed_request',
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  412: 'malformed_request',
  413: 'request_too_large',
} as const

/**
 * A file is announced by an ordinary call, or as tus clients do it; its parts arrive by the tus protocol, from any client that knows its
 * id. Of the protocol's extensions only the creation is supported.
 */
export function uploadRoutes(serve: Serve, app: FastifyInstance, deps: Deps): void {
  const announce = openUploads(deps)
  serve('POST /uploads', async ({ actor, body, headers }, { request, reply }) => {
    const bytes = body.bytes ?? headers['upload-length']
    if (bytes === undefined) throw invalidField('bytes', 'required')
    reply.header('tus-resumable', tusVersion)
    return { success: true, upload: await announce({ actor, network: networkOf(request.ip), bytes }) }
  })
  app.options('/api/uploads', async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'tus-resumable': tusVersion,
        'tus-version': tusVersion,
        'tus-extension': 'creation',
        'tus-max-size': largestUpload,
      })
      .send(),
  )

  const tus = new Server({
    path: '/api/uploads',
    datastore: new PartStore(deps),
    locker: new Turns(),
    allowedOrigins: [],
    // Milliseconds for which a stalled request may go on once the next request for the same file has arrived.
    lockDrainTimeout: 500,
    onResponseError: (_request, error) => {
      // An error outside the protocol is a fault of ours; it is logged, and answered like anywhere else.
      if (!('status_code' in error)) deps.log.error({ err: error }, 'storing part of an upload failed')
      return undefined
    },
  })
  app.register(async (scope) => {
    // The bytes of a part are streamed to the store.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    scope.route({
      // Caching proxies turn HEAD into GET.
      method: ['GET', 'HEAD', 'PATCH'],
      url: '/api/uploads/:upload',
      compress: false,
      handler: async (request: FastifyRequest<{ Params: { upload: string } }>, reply) => {
        reply.header('cache-control', 'no-store')
        if (!isUploadId(request.params.upload)) throw new ApiError('not_found')
        return answer(await tus.handleWeb(asWebRequest(request)), request, reply)
      },
    })
  })
}

/** The only headers of a part that are passed on; other features of the protocol, such as deferred length, are not supported. */
const forwardedHeaders = ['tus-resumable', 'upload-offset', 'content-type', 'content-length'] as const

function asWebRequest({ raw, params }: FastifyRequest<{ Params: { upload: string } }>): Request {
  const headers = new Headers()
  for (const name of forwardedHeaders) {
    const value = raw.headers[name]
    if (value) headers.set(name, String(value))
  }
  const body = raw.method === 'PATCH' ? Readable.toWeb(raw) : undefined
  return new Request(`http://localhost/api/uploads/${params.upload}`, {
    method: body ? 'PATCH' : 'HEAD',
    headers,
    ...(body && { body, duplex: 'half' }),
  } as unknown as RequestInit)
}

function answer(response: Response, { raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (response.status >= 400) {
    drainBody(raw)
    throw new ApiError(refusals[response.status as keyof typeof refusals] ?? 'unavailable')
  }
  for (const name of ['tus-resumable', 'upload-offset', 'upload-length']) {
    const value = response.headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  return reply.code(response.status).send()
}
