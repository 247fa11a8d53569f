import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { etagOf, matchesEtag } from '../http/etag.ts'
import type { CacheEntry, Sendable } from './memory.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** A response is compressed once and sent often, so a few more milliseconds are worth it. */
const brotliQuality = 5

/**
 * Node writes headers and body below 16 KiB as one string without copying the body, which saves 10 to 20 % of the time
 * of a response. Larger bodies are faster as buffers, which nothing copies.
 */
const maxTextBytes = 15 * 1024

type Headers = Readonly<Record<string, number | string | string[] | undefined>>

/** Headers that belong to one connection, and those that are set anew for each response. */
const connectionHeaders = new Set([
  ...['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length', 'content-encoding'],
])

export const withoutConnectionHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !connectionHeaders.has(name))
      .map(([name, value]) => [name, String(value)]),
  )

/**
 * Shared caches may reuse a response for one second, so that nothing that was removed is served for longer. Browsers
 * always revalidate and mostly get a 304; with `stale-while-revalidate`, which they also obey, they would not.
 */
const cacheControl = 'public, max-age=0, s-maxage=1'

interface RenderedResponse {
  headers: Headers
  body: Buffer
}

/** Prepares a response for the cache: without headers for one caller, compressed with Brotli and with gzip. */
export async function toCacheEntry({ headers, body }: RenderedResponse): Promise<CacheEntry> {
  const [br, gzipped] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    zip(body),
  ])
  const etag = etagOf(body)
  const { 'content-type': type = '', ...otherHeaders } = {
    ...withoutConnectionHeaders(headers),
    'cache-control': cacheControl,
    vary: String(headers.vary ?? 'Accept-Encoding, Authorization'),
    etag,
  }
  const notModifiedHeaders = Object.entries(otherHeaders).flat()
  const allHeaders = [...notModifiedHeaders, 'content-type', type]
  const encoded = (encoding: string, bytes: Buffer) => ({
    head: [...allHeaders, 'content-encoding', encoding, 'content-length', String(bytes.length)],
    body: bytes.length < maxTextBytes ? bytes.toString('latin1') : bytes,
  })
  return {
    etag,
    notModifiedHeaders,
    headers: allHeaders,
    br: encoded('br', br),
    gzip: encoded('gzip', gzipped),
  }
}

const encodings = ['br', 'gzip'] as const

/** Sends a cached response in an encoding that the caller accepts, or a 304 if they have it already. */
export async function sendCached(
  entry: CacheEntry,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
): Promise<void> {
  if (matchesEtag(headers['if-none-match'], entry.etag)) {
    response.writeHead(304, entry.notModifiedHeaders).end()
    return
  }
  const chosen = negotiate(String(headers['accept-encoding'] ?? ''), [...encodings])
  const encoding = encodings.find((each) => each === chosen)
  const { head, body } = encoding ? entry[encoding] : await decompressed(entry)
  response.writeHead(200, head).end(method === 'HEAD' ? undefined : body, 'latin1')
}

/** Decompresses the body for the few clients that accept no compression. */
async function decompressed({ gzip, headers }: CacheEntry): Promise<Sendable> {
  const body = await unzip(typeof gzip.body === 'string' ? Buffer.from(gzip.body, 'latin1') : gzip.body)
  return { head: [...headers, 'content-length', String(body.length)], body }
}
