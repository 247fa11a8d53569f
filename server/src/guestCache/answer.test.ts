import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sendCached, toCacheEntry } from './answer.ts'

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
}

test.each([0, 1_000, 15_000, 40_000])(
  '%i bytes that cannot be compressed go out as they are, however they are taken',
  async (length) => {
    const bytes = randomBytes(length)
    const entry = await toCacheEntry({ headers: { 'content-type': 'text/plain' }, body: bytes })
    const server = createServer((request, response) => void sendCached(entry, request, response))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    try {
      for (const [encoding, decode] of Object.entries(decoders)) {
        const sent = get({ host: '127.0.0.1', port, agent: false, headers: { 'accept-encoding': encoding } })
        const [response] = (await once(sent, 'response')) as [IncomingMessage]
        const body = await buffer(response)
        expect(response.headers['content-length']).toBe(String(body.length))
        expect(decode(body).equals(bytes), encoding).toBe(true)
      }
    } finally {
      server.close()
    }
  },
)
