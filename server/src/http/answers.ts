import type { Endpoint } from '@bichar/contract/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, matchesEtag } from './etag.ts'

/**
 * Sends an answer to somebody who is signed in with its ETag, or a 304 if their app has it already. Browsers keep no such answer;
 * guests get the ETags of the guest cache.
 */
export function sendWithEtag(body: string, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = etagOf(body)
  reply.header('etag', etag)
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

/** The address of what a call has created, with the properties of its answer in place of their names. */
export const locationOf = (location: NonNullable<Endpoint['location']>, answer: unknown): string =>
  `/api${location.replace(/\{([\w.]+)\}/g, (_all, names: string) =>
    String(
      names.split('.').reduce<unknown>((within, name) => (within as Record<string, unknown>)[name], answer),
    ),
  )}`
