import type { ServerResponse } from 'node:http'
import type { Deps } from '../core/deps.ts'
import { onClientDisconnect } from '../http/onClientDisconnect.ts'
import type { Serve } from '../http/serve.ts'
import { takeoutOf } from './takeout.ts'

export function takeoutRoutes(serve: Serve, deps: Deps): void {
  /** The answer that is being sent to each person. */
  const sending = new Map<string, ServerResponse>()

  serve('GET /users/takeout', async ({ actor }, { reply }) => {
    const { raw } = reply
    // The latest one wins: the connection of the one before may be lost, which the server notices much later.
    sending.get(actor.userId)?.destroy()
    sending.set(actor.userId, raw)
    raw.once('close', () => {
      if (sending.get(actor.userId) === raw) sending.delete(actor.userId)
    })
    // It says nothing to whoever sees the downloads of a phone.
    reply.header('content-disposition', 'attachment; filename="my-data.zip"')
    return takeoutOf(deps, actor, onClientDisconnect(reply))
  })
}
