import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { etagOf, matchesEtag } from './etag.ts'

/** Small responses are compressed on the fly, so speed matters more than size. */
export const brotliQuality = 3

const compressing = {
  br: (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => gzipSync(text),
}
const encodings = ['br', 'gzip'] as const

/** A response that is the same for several callers: validated, serialized and compressed only for the first of them. */
export class Prepared<Answer> {
  readonly #make: () => Answer
  #text: string | undefined
  #etag: string | undefined
  readonly #compressed: { br?: Buffer; gzip?: Buffer } = {}

  constructor(make: () => Answer) {
    this.#make = make
  }

  text(response: z.ZodType): string {
    this.#text ??= JSON.stringify(response.parse(this.#make()))
    return this.#text
  }

  etag(response: z.ZodType): string {
    this.#etag ??= etagOf(this.text(response))
    return this.#etag
  }

  compressed(encoding: keyof typeof compressing, response: z.ZodType): Buffer {
    this.#compressed[encoding] ??= compressing[encoding](this.text(response))
    return this.#compressed[encoding]
  }
}

/** Sends the response in an encoding that the client accepts; without one it is sent like any other response. */
export function sendPrepared(
  prepared: Prepared<unknown>,
  response: z.ZodType,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const etag = prepared.etag(response)
  reply.header('vary', 'accept-encoding').header('etag', etag)
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const chosen = negotiate(headers['accept-encoding'] ?? '', [...encodings])
  const encoding = encodings.find((each) => each === chosen)
  if (!encoding) return reply.send(prepared.text(response))
  return reply.header('content-encoding', encoding).send(prepared.compressed(encoding, response))
}
