import type { FastifyInstance } from 'fastify'
import type { InjectOptions, Response } from 'light-my-request'
import { packages } from '../packages.ts'

/** Asks the app as if it came over the wire. Unlike `app.inject` it is still answered while the server closes. */
export async function askItself(app: FastifyInstance, asked: InjectOptions): Promise<Response> {
  // It takes a while to load, and the server need not wait for it to start.
  const { inject } = packages.lightMyRequest()
  return inject((request, response) => app.routing(request as never, response as never), asked)
}
