import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errors } from '@bichar/contract/rules/errors.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../refusal.ts'
import { drainBody } from './drainBody.ts'
import { errorBody } from './errors.ts'

/** Answers what is not even HTTP, has headers larger than Node takes in or comes too slowly, in the one shape of every error. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'request_too_large' : 'malformed_request'
  const [status] = errors[code]
  const body = JSON.stringify(errorBody(new ApiError(code)))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // Whoever sends a byte now and then would go on: Node looks after the connection no longer.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroySoon()
}

/** What Node would refuse without a word: a request that names no host, and one that expects what nobody here can do. */
export function answerOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') throw new ApiError('malformed_request')
  })
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    drainBody(request)
    response.writeHead(417, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(errorBody(new ApiError('malformed_request'))))
  })
}
