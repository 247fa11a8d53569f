import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

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
  readonly #compressed: { br?: Buffer; gzip?: Buffer } = {}

  constructor(make: () => Answer) {
    this.#make = make
  }

  text(response: z.ZodType): string {
    this.#text ??= JSON.stringify(response.parse(this.#make()))
    return this.#text
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
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  const chosen = negotiate(headers['accept-encoding'] ?? '', [...encodings])
  const encoding = encodings.find((each) => each === chosen)
  if (!encoding) return reply.send(prepared.text(response))
  return reply.header('content-encoding', encoding).send(prepared.compressed(encoding, response))
}
