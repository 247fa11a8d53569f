import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { Kept, Sendable } from './memory.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** Of what is compressed once and sent often, a few more milliseconds are well spent. */
const brotliQuality = 5

/**
 * Head and body in one text below 16 KiB are written without a copy of their own, which saves a tenth to a fifth of an answer; above, bytes
 * that are copied by nobody are faster (docs/bench.md).
 */
const mostAsText = 15 * 1024

type Headers = Readonly<Record<string, number | string | string[] | undefined>>

/** What the line to one caller needs, and what is said anew with each answer. */
const ofTheLine = new Set([
  ...['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length', 'content-encoding'],
])

export const withoutLine = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !ofTheLine.has(name))
      .map(([name, value]) => [name, String(value)]),
  )

/**
 * Proxies may hand it on for a second: nobody gets what was taken away for longer. A browser always asks, and mostly hears that
 * nothing has changed; it would not with `stale-while-revalidate`, which it follows as well.
 */
const forEverybody = 'public, max-age=0, s-maxage=1'

interface Answered {
  headers: Headers
  body: Buffer
}

/** An answer as it is kept: without anything that was for one caller, compressed in both ways. */
export async function keptOf({ headers, body }: Answered): Promise<Kept> {
  const [br, gzipped] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    zip(body),
  ])
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const { 'content-type': type = '', ...said } = {
    ...withoutLine(headers),
    'cache-control': forEverybody,
    vary: String(headers.vary ?? 'Accept-Encoding, Authorization'),
    etag,
  }
  const same = Object.entries(said).flat()
  const whole = [...same, 'content-type', type]
  const encoded = (encoding: string, bytes: Buffer) => ({
    head: [...whole, 'content-encoding', encoding, 'content-length', String(bytes.length)],
    body: bytes.length < mostAsText ? bytes.toString('latin1') : bytes,
  })
  return { etag, same, whole, br: encoded('br', br), gzip: encoded('gzip', gzipped) }
}

const encodings = ['br', 'gzip'] as const

/** Sends what is kept, as this caller takes it; nothing but that it is the same, to whoever has it already. */
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

/** For the few who take no compression. */
async function unpacked({ gzip, whole }: Kept): Promise<Sendable> {
  const body = await unzip(typeof gzip.body === 'string' ? Buffer.from(gzip.body, 'latin1') : gzip.body)
  return { head: [...whole, 'content-length', String(body.length)], body }
}

/** Whether the caller has it: encodings differ, so one is as good as another. */
const isSame = (known: string | undefined, etag: string): boolean =>
  known?.split(',').some((one) => [etag, '*'].includes(one.trim())) ?? false
