import type { FastifyReply } from 'fastify'

/** Aborts when whoever asked has hung up before they had the whole answer. */
export function onClientDisconnect(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
