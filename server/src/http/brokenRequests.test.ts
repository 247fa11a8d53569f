import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { answerBrokenRequest } from './brokenRequests.ts'

const requests: IncomingMessage[] = []
let server: Server
async function listen(headersTimeout: number, requestTimeout: number) {
  server = createServer(
    { headersTimeout, requestTimeout, connectionsCheckingInterval: 20 },
    (request) => void requests.push(request.resume().on('error', () => undefined)),
  ).on('clientError', answerBrokenRequest)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}
afterEach(() => {
  server.close()
})

/** Sends the beginning of a request, then a byte now and then; returns the response once the connection is closed. */
async function dribble(beginning: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk)).on('error', () => undefined)
  socket.write(beginning)
  const more = setInterval(() => socket.write('x'), 10)
  // events.once would reject: a socket that is cut off while it writes emits 'error' before 'close'.
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(more)
  return answer
}

const refused = /^HTTP\/1\.1 400 Bad Request\r\n.*"code":"malformed_request"/s

test('whoever never comes to the end of the headers is told so and cut off', async () => {
  await listen(100, 200)
  expect(await dribble('GET / HTTP/1.1\r\nhost: x\r\nlong: ')).toMatch(refused)
  expect(requests).toHaveLength(0)
})

test('whoever never comes to the end of an upload is told so and cut off', async () => {
  // On a busy machine the headers themselves take a while.
  await listen(2_000, 2_000)
  expect(await dribble('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n')).toMatch(refused)
  expect(requests[0]?.destroyed).toBe(true)
})
