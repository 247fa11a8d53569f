import { Readable } from 'node:stream'
import { errors } from '@bichar/contract/rules/errors.ts'
import { encodeEvent, eventStream } from '@bichar/contract/rules/events.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asApiError, errorBody } from './errors.ts'

/**
 * Sends the response as a stream of events. The first event is awaited, so that an error before it gets its status; a later error
 * becomes the last event.
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
  // Turns off buffering in nginx, which would defeat the streaming.
  return reply.header('x-accel-buffering', 'no').type(eventStream).send(Readable.from(lines()))
}
