import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errors } from '@bichar/contract/rules/errors.ts'
import { ApiError } from '../refusal.ts'
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
