import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errors } from '@bichar/contract/rules/errors.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../core/refusal.ts'
import { drainBody } from './drainBody.ts'
import { errorBody } from './errors.ts'

/**
 * Answers requests that are not valid HTTP, have headers too large for Node or arrive too slowly, in the same shape as every other
 * error.
 */
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
  // Node no longer watches a connection after this error, so a client that sends a byte now and then could keep it open.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroySoon()
}

/**
 * Answers requests that Node would reject with an empty response: one without a Host header, and one with an expectation that
 * cannot be met.
 */
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
