import type { FastifyReply } from 'fastify'

/** Aborts if the client disconnects before it has received the whole response. */
export function onClientDisconnect(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
