import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { connect } from './socket.ts'

const attempts: number[] = []

/** Refuses both transports; the second of each attempt is counted. */
const server = createServer((_request, response) => {
  attempts.push(Date.now())
  response.writeHead(503).end()
}).on('upgrade', (_request, socket) => socket.destroy())

afterEach(() => {
  server.close()
  vi.unstubAllGlobals()
})

it('a connection that fails is tried five times again, within a second each', {
  timeout: 20_000,
}, async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('location', { protocol: 'http:', hostname: '127.0.0.1', host: `127.0.0.1:${port}`, port })
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  for (const target of ['window', 'document']) {
    vi.stubGlobal(target, { addEventListener: () => {}, removeEventListener: () => {} })
  }
  const disconnect = connect(new QueryClient(), { _id: 'rina', role: 'user', onNews: () => {} })
  await vi.waitFor(() => expect(attempts).toHaveLength(6), { timeout: 15_000 })
  await new Promise((later) => setTimeout(later, 1_500))
  disconnect()
  expect(attempts).toHaveLength(6)
  for (const [index, at] of attempts.slice(1).entries()) {
    expect(at - (attempts[index] ?? 0)).toBeGreaterThan(400)
  }
})
