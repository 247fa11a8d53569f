import { Agent, request } from 'node:http'

/** One request. */
export interface BenchRequest {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: Buffer
}

/** Sends a request and resolves with the status once the whole body has been read. */
export const answered = (url: string, agent: Agent, { path, method = 'GET', headers, body }: BenchRequest) =>
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
        // A server that refuses early may close the connection while the body is still being sent; the response is complete
        // nevertheless.
        sent.on('error', () => undefined).off('error', reject)
        response.on('error', reject)
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.resume()
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

/** Milliseconds. */
const maxWarmUpMilliseconds = 5_000

/** The first requests of a kind load modules and plan statements, and fill the cache. */
export async function warmUp(url: string, ask: (turn: number) => BenchRequest): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = ask(0).body ? 10 : 100
  const end = performance.now() + maxWarmUpMilliseconds
  for (let turn = 0; turn < times && performance.now() < end; turn += 1) await answered(url, agent, ask(turn))
  agent.destroy()
}
