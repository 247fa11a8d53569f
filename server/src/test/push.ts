import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Agent, createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { importJWK, jwtVerify } from 'jose'
import { makeCertificate } from './certificate.ts'

export const pushHost = 'updates.push.services.mozilla.com'

/** What a browser has received: the message as its service worker reads it. */
interface Received {
  message: Record<string, unknown>
  headers: IncomingMessage['headers']
  /** The sender's subject claim of the VAPID JWT. */
  subject: unknown
  serverKey: string
}

export interface FakeBrowser {
  /** The subscription as JSON text. */
  token: string
  endpoint: string
  received: Received[]
  /** How many messages the service was asked to deliver, whatever it answered. */
  asked: number
  /** The service's response for this browser; a message is only delivered if the status is 201. */
  answer: { status: number; headers?: Record<string, string> }
}

export interface FakePushService {
  /** Sends every connection to this service, whatever the host name. */
  agent: Agent
  port: number
  subscribe(): FakeBrowser
  close(): Promise<void>
}

/** An agent that sends every connection to a port of this machine; `trusted` is the certificate to accept. */
export function agentTo(port: number, trusted?: string): Agent {
  const agent = new Agent({ keepAlive: true })
  agent.createConnection = () =>
    connect({ host: '127.0.0.1', port, servername: pushHost, ...(trusted && { ca: trusted }) })
  return agent
}

function makeSubscription() {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys('base64url')
  const auth = randomBytes(16)
  const endpoint = `https://${pushHost}/wpush/v2/${randomUUID()}`
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth: auth.toString('base64url') } }
  return { endpoint, token: JSON.stringify(subscription), keys, auth }
}

/** A unique subscription of no particular browser. */
export const somePushToken = (): string => makeSubscription().token

/** A push service with TLS on loopback that verifies the sender and decrypts messages like a browser. */
export async function startPushService(): Promise<FakePushService> {
  const browsers = new Map<string, FakeBrowser & { keys: ECDH; auth: Buffer }>()
  const certificate = makeCertificate([pushHost])

  const answer = async (request: IncomingMessage) => {
    const body = await buffer(request)
    const browser = browsers.get(request.url ?? '')
    if (!browser) return { status: 404 }
    browser.asked += 1
    if (browser.answer.status !== 201) return browser.answer
    const sender = await senderOf(request)
    if (!sender) return { status: 403 }
    if (request.method !== 'POST' || request.headers['content-encoding'] !== 'aes128gcm')
      return { status: 400 }
    if (!/^\d+$/.test(request.headers.ttl as string)) return { status: 400 }
    if (body.length > 4096) return { status: 413 }
    const message = JSON.parse(decrypt(body, browser.keys, browser.auth))
    browser.received.push({ message, headers: request.headers, ...sender })
    return browser.answer
  }

  const server = createServer(certificate, async (request, response) => {
    const { status, headers } = await answer(request).catch(() => ({ status: 400, headers: {} }))
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = agentTo(port, certificate.cert)
  return {
    agent,
    port,
    subscribe() {
      const subscription = makeSubscription()
      const browser = { ...subscription, received: [], asked: 0, answer: { status: 201 } }
      browsers.set(new URL(subscription.endpoint).pathname, browser)
      return browser
    },
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Verifies the VAPID header (RFC 8292): a JWT for this service, and the public key that it is signed with. */
async function senderOf({ headers }: IncomingMessage) {
  const [, token = '', key = ''] = headers.authorization?.match(/^vapid t=([^,]+), ?k=(.+)$/) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  try {
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
    const { payload } = await jwtVerify(token, jwk, {
      audience: `https://${pushHost}`,
      algorithms: ['ES256'],
    })
    const lasts = (payload.exp ?? Number.POSITIVE_INFINITY) - Date.now() / 1000
    return lasts <= 24 * 60 * 60 ? { subject: payload.sub, serverKey: key } : undefined
  } catch {
    return undefined
  }
}

/** Decrypts a Web Push message (RFC 8291), as the browser does. */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + senderKey.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32))
  const derive = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${use}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
