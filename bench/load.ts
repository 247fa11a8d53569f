import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

/** One request, as some caller makes it the nth time. */
export interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: Buffer
}

export interface Measured {
  /** Requests that were answered with success, each second. */
  perSecond: number
  /** Milliseconds that half, and that 95 of 100, of them took at most. */
  p50: number | undefined
  p95: number | undefined
  /** Statuses other than success; there should be none. */
  refused: number
}

interface Load {
  url: string
  seconds: number
  callers: number
  ask(turn: number): Asked
}

/** Lets callers ask one thing after the other for some seconds, and says how long they waited for the whole answer. */
export async function measure({ url, seconds, callers, ask }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const waits: number[] = []
  let refused = 0
  let turn = 0
  const call = async () => {
    const begun = performance.now()
    turn += 1
    const status = await answered(url, agent, ask(turn))
    if (status < 300) waits.push(performance.now() - begun)
    else refused += 1
  }
  const all = (work: () => Promise<void>) => Promise.all(Array.from({ length: callers }, work))
  // The first of each kind reads modules and plans statements.
  await all(call)
  waits.length = 0
  const begun = performance.now()
  await all(async () => {
    while (performance.now() < begun + seconds * 1000) await call()
  })
  const lasted = (performance.now() - begun) / 1000
  agent.destroy()
  waits.sort((one, other) => one - other)
  const quantile = (part: number) => waits[Math.floor(waits.length * part)]
  return { perSecond: waits.length / lasted, p50: quantile(0.5), p95: quantile(0.95), refused }
}

/** The status, once the whole body has been read. */
export const answered = (url: string, agent: Agent, { path, method = 'GET', headers, body }: Asked) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(
      new URL(path, url),
      {
        agent,
        method,
        headers: {
          'accept-encoding': 'br, gzip',
          ...headers,
          ...(body && { 'content-length': body.length }),
        },
      },
      (response) => {
        // Whoever is refused early may find the line cut while still sending; the answer is there.
        sent.on('error', () => undefined).off('error', reject)
        response.on('error', reject)
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.resume()
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
