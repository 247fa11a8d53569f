import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'

/** The results of all requests. */
export interface Tally {
  /** The number of responses by status; `cut` counts requests without a response. */
  counts: Map<string, number>
  /** Descriptions of responses that nobody must ever get. */
  wrong: string[]
}

export interface Answer {
  /** 0 without a response. */
  status: number
  body: string
  headers: IncomingHttpHeaders
}

interface RequestOptions {
  method?: string
  body?: object | FormData
  token?: string
  key?: string
}

export type Ask = (target: string, options?: RequestOptions) => Promise<Answer>

const patienceMilliseconds = 60_000

/**
 * A client with its own address that sends requests to the servers in turn, or to the proxy in front of them. A request goes to the
 * next server only if it never reached the first, as a proxy does it.
 */
export function openCaller(urls: readonly string[], index: number, tally: Tally): Ask {
  const localAddress = `127.1.${Math.floor(index / 200)}.${(index % 200) + 1}`
  // The proxy of the test has a self-signed certificate.
  const wishes = { keepAlive: true, maxSockets: 2, localAddress, rejectUnauthorized: false }
  const agents = { 'http:': new http.Agent(wishes), 'https:': new https.Agent(wishes) }
  let turn = index
  return async (target, options = {}) => {
    let answer: Answer | 'refused' = 'refused'
    for (let tries = 0; tries < urls.length && answer === 'refused'; tries += 1) {
      turn += 1
      answer = await send(agents, new URL(target, urls[turn % urls.length]), options)
    }
    if (answer === 'refused') answer = nothing
    const name = answer.status === 0 ? 'cut' : String(answer.status)
    tally.counts.set(name, (tally.counts.get(name) ?? 0) + 1)
    if (answer.status >= 500 && answer.status !== 503)
      tally.wrong.push(`${options.method ?? 'GET'} ${target}: ${answer.status} ${answer.body.slice(0, 200)}`)
    return answer
  }
}

const nothing: Answer = { status: 0, body: '', headers: {} }

async function send(
  agents: { 'http:': http.Agent; 'https:': https.Agent },
  address: URL,
  { method = 'GET', body, token, key }: RequestOptions,
): Promise<Answer | 'refused'> {
  const packed =
    body && new Request(address, { method: 'POST', body: body instanceof FormData ? body : asJson(body) })
  const bytes = packed && Buffer.from(await packed.arrayBuffer())
  return new Promise((resolve) => {
    const isSecure = address.protocol === 'https:'
    const sent = (isSecure ? https : http).request(address, {
      agent: agents[isSecure ? 'https:' : 'http:'],
      method,
      signal: AbortSignal.timeout(patienceMilliseconds),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(packed &&
          bytes && {
            'content-type': packed.headers.get('content-type') ?? '',
            'content-length': bytes.length,
          }),
      },
    })
    sent.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' ? 'refused' : nothing),
    )
    sent.on('response', (response) => {
      text(response).then(
        (read) => resolve({ status: response.statusCode ?? 0, body: read, headers: response.headers }),
        () => resolve(nothing),
      )
    })
    sent.end(bytes)
  })
}

const asJson = (body: object) => new Blob([JSON.stringify(body)], { type: 'application/json' })
