import { Readable } from 'node:stream'
import { errors } from '@bichar/contract/rules/errors.ts'
import { encodeEvent, eventStream } from '@bichar/contract/rules/events.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asApiError, errorBody } from './errors.ts'

/**
 * Answers piece by piece. The first is waited for, so that what fails before it is answered with a status; what fails
 * later becomes the last event.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncGenerator<unknown>,
): Promise<FastifyReply> {
  const first = await events.next()

  async function* lines() {
    try {
      if (first.done) return
      yield encodeEvent(first.value)
      for await (const event of events) yield encodeEvent(event)
    } catch (error) {
      const apiError = asApiError(error)
      if (errors[apiError.code][0] >= 500) request.log.error({ err: error }, 'request failed')
      yield encodeEvent(errorBody(apiError))
    }
  }
  // A proxy that collects the answer before it passes it on would take the point out of it.
  return reply.header('x-accel-buffering', 'no').type(eventStream).send(Readable.from(lines()))
}
