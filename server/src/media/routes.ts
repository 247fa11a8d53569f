import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { ByteRange } from '../outside/fileTypes.ts'
import { extensionIn, readName } from './names.ts'
import { maySeePrivate } from './privateMedia.ts'
import { namesTag, requestedRange } from './ranges.ts'
import { fileNamed, type ServedFile } from './store.ts'
import { withFileStore } from './withFileStore.ts'

type Request = FastifyRequest<{ Params: { name: string } }>
/** A browser sends no bearer token when it loads a picture, so the URL itself carries the authorization. */
type PrivateRequest = FastifyRequest<{ Params: { name: string }; Querystring: Record<string, unknown> }>

/**
 * Serves stored files, whole or in ranges. Every request queries the database, so that removed or renamed files are inaccessible
 * at once. A file is never rendered as a page of our origin, whatever its content.
 */
export function mediaRoutes(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/:name',
    // Media are compressed already, and ranges refer to the bytes as they are stored.
    compress: false,
    handler: (request: Request, reply) => serveFile(deps, request, reply, false),
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/private/:name',
    compress: false,
    handler: async (request: PrivateRequest, reply) => {
      const { params, query } = request
      if (!(await maySeePrivate(deps, params.name, query))) throw new ApiError('not_found')
      return serveFile(deps, request, reply, true)
    },
  })
}

async function serveFile(
  deps: Deps,
  request: Request,
  reply: FastifyReply,
  isPrivate: boolean,
): Promise<FastifyReply> {
  const { name } = request.params
  const { type } = readName(name) ?? {}
  const file = type && (await fileNamed(deps.pool, name))
  if (!file || file.isPrivate !== isPrivate) throw new ApiError('not_found')

  const tag = `"${name}"`
  const { range: wanted, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
  const isFresh = namesTag(ifNoneMatch, tag)
  // Ranges of an older file must not be combined with ours; HEAD describes the whole file.
  const mayBePart = request.method === 'GET' && (ifRange === undefined || ifRange === tag)
  const range = mayBePart && !isFresh ? requestedRange(wanted, file.bytes) : 'whole'
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.bytes}`)
    throw new ApiError('range_not_satisfiable')
  }
  if (isFresh) return describe(reply, name, type, file).code(304).send()

  const part = range === 'whole' ? undefined : range
  const stream = request.method === 'GET' ? await open(deps, file, part) : undefined
  describe(reply, name, type, file)
  reply.header('content-type', type)
  reply.header('content-length', part ? part.end - part.start + 1 : file.bytes)
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.bytes}`)
  return reply.send(stream)
}

async function open(deps: Deps, { key }: ServedFile, part: ByteRange | undefined): Promise<Readable> {
  const stream = await withFileStore(deps, (files) => files.read(key, part))
  if (stream) return stream
  deps.log.error({ key }, 'media file is missing in the file store')
  throw new ApiError('not_found')
}

/**
 * A browser that opens a video or a sound directly shows it in a generated page, which fetches the file again. The policy applies
 * to that page: in an opaque origin, the resource policy `same-origin` would block that fetch, hence `allow-same-origin`. Scripts
 * cannot run in either case.
 */
const policyOf = (type: string): string =>
  /^(video|audio)\//.test(type)
    ? "default-src 'none'; media-src 'self'; sandbox allow-same-origin"
    : "default-src 'none'; sandbox"

/**
 * A browser may keep a public file for ever, and no shared cache may keep it at all: there it would outlive the report that is taken down,
 * for everybody.
 */
const cacheControlOf = (isPrivate: boolean): string =>
  isPrivate ? 'private, no-store' : 'private, max-age=31536000, immutable'

const describe = (
  reply: FastifyReply,
  name: string,
  type: string,
  { kind, isPrivate }: ServedFile,
): FastifyReply =>
  reply.headers({
    'cache-control': cacheControlOf(isPrivate),
    etag: `"${name}"`,
    'accept-ranges': 'bytes',
    'content-disposition': `inline; filename="${kind}.${extensionIn(name)}"`,
    'content-security-policy': policyOf(type),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
