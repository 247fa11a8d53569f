import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { jwtVerify } from 'jose'

const account = 'sender@bichar-test.iam.gserviceaccount.com'

export interface FakeFirebase {
  /** The operator's settings for this project. */
  settings: Record<string, string>
  /** The `message` of each request that was accepted. */
  sent: Record<string, unknown>[]
  /** How many access tokens have been issued. */
  tokens: number
  /** The response to the next messages; a message is only accepted if the status is 200. */
  answer: { status: number; headers?: Record<string, string> }
  /** Invalidates all access tokens issued so far. */
  endTokens(): void
  close(): Promise<void>
}

/** Google's token service and Firebase Cloud Messaging on loopback: checks the assertion and the bearer token. */
export async function startFirebase(): Promise<FakeFirebase> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const living = new Set<string>()

  const grant = async (request: IncomingMessage) => {
    const form = new URLSearchParams(await text(request))
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      issuer: account,
      audience: `${url}/token`,
      algorithms: ['RS256'],
      requiredClaims: ['iat', 'exp'],
    })
    const isRight =
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      payload.scope === 'https://www.googleapis.com/auth/firebase.messaging'
    if (!isRight) return { status: 400 }
    const token = randomUUID()
    living.add(token)
    fake.tokens += 1
    return { status: 200, body: { access_token: token, expires_in: 3600, token_type: 'Bearer' } }
  }

  const take = async (request: IncomingMessage) => {
    if (!living.has(request.headers.authorization?.replace('Bearer ', '') ?? '')) return { status: 401 }
    const { message } = JSON.parse(await text(request))
    if (fake.answer.status === 200) fake.sent.push(message)
    return { ...fake.answer, body: {} }
  }

  const answer = (request: IncomingMessage) => {
    if (request.url === '/token') return grant(request)
    if (request.url === '/v1/projects/bichar-test/messages:send') return take(request)
    return Promise.resolve({ status: 404 })
  }

  const server = createServer(async (request, response) => {
    const { status, headers, body } = (await answer(request).catch(() => ({ status: 400 }))) as {
      status: number
      headers?: Record<string, string>
      body?: object
    }
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fake: FakeFirebase = {
    settings: {
      FIREBASE_PROJECT_ID: 'bichar-test',
      FIREBASE_CLIENT_EMAIL: account,
      FIREBASE_PRIVATE_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll(
        '\n',
        '\\n',
      ),
      FIREBASE_API_URL: url,
      FIREBASE_TOKEN_URL: `${url}/token`,
    },
    sent: [],
    tokens: 0,
    answer: { status: 200 },
    endTokens: () => living.clear(),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake
}
