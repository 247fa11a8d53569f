import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends a file while it is made. An error in the middle closes the connection, so that the client cannot take a part for the whole. */
export const sendFile = (type: string, file: ReadableStream<Uint8Array>, reply: FastifyReply): FastifyReply =>
  reply
    .type(type)
    // Turns off buffering in nginx, which would fetch a file faster than a slow client takes it.
    .header('x-accel-buffering', 'no')
    .send(Readable.fromWeb(file as never))
