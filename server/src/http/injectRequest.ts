import type { FastifyInstance } from 'fastify'
import type { InjectOptions, Response } from 'light-my-request'
import { packages } from '../core/packages.ts'

/** Sends a request to the app without the network. Unlike `app.inject`, this still works while the server closes. */
export async function injectRequest(app: FastifyInstance, asked: InjectOptions): Promise<Response> {
  // Loaded on first use, because loading takes a while and would delay the start.
  const { inject } = packages.lightMyRequest()
  return inject((request, response) => app.routing(request as never, response as never), asked)
}
