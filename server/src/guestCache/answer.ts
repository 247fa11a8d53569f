import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { Kept, Sendable } from './memory.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** A response is compressed once and sent often, so a few more milliseconds are worth it. */
const brotliQuality = 5

/**
 * Node writes headers and body below 16 KiB as one string without copying the body, which saves 10 to 20 % of the time
 * of a response. Larger bodies are faster as buffers, which nothing copies (docs/bench.md).
 */
const mostAsText = 15 * 1024

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
const forEverybody = 'public, max-age=0, s-maxage=1'

interface Answered {
  headers: Headers
  body: Buffer
}

/** Prepares a response for the cache: without headers for one caller, compressed with Brotli and with gzip. */
export async function keptOf({ headers, body }: Answered): Promise<Kept> {
  const [br, gzipped] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    zip(body),
  ])
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const { 'content-type': type = '', ...otherHeaders } = {
    ...withoutConnectionHeaders(headers),
    'cache-control': forEverybody,
    vary: String(headers.vary ?? 'Accept-Encoding, Authorization'),
    etag,
  }
  const same = Object.entries(otherHeaders).flat()
  const whole = [...same, 'content-type', type]
  const encoded = (encoding: string, bytes: Buffer) => ({
    head: [...whole, 'content-encoding', encoding, 'content-length', String(bytes.length)],
    body: bytes.length < mostAsText ? bytes.toString('latin1') : bytes,
  })
  return { etag, same, whole, br: encoded('br', br), gzip: encoded('gzip', gzipped) }
}

const encodings = ['br', 'gzip'] as const

/** Sends a cached response in an encoding that the caller accepts, or a 304 if they have it already. */
export async function sendKept(
  kept: Kept,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
): Promise<void> {
  if (isSame(headers['if-none-match'], kept.etag)) {
    response.writeHead(304, kept.same).end()
    return
  }
  const chosen = negotiate(String(headers['accept-encoding'] ?? ''), [...encodings])
  const encoding = encodings.find((each) => each === chosen)
  const { head, body } = encoding ? kept[encoding] : await unpacked(kept)
  response.writeHead(200, head).end(method === 'HEAD' ? undefined : body, 'latin1')
}

/** Decompresses the body for the few clients that accept no compression. */
async function unpacked({ gzip, whole }: Kept): Promise<Sendable> {
  const body = await unzip(typeof gzip.body === 'string' ? Buffer.from(gzip.body, 'latin1') : gzip.body)
  return { head: [...whole, 'content-length', String(body.length)], body }
}

/** Whether the caller has this response already. The ETag is weak, because it is the same for all encodings. */
const isSame = (known: string | undefined, etag: string): boolean =>
  known?.split(',').some((one) => [etag, '*'].includes(one.trim())) ?? false
