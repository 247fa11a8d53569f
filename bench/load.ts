import { Agent, request } from 'node:http'

/** One request, as some caller makes it the nth time. */
export interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: Buffer
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

/** In milliseconds. */
const longestWarmUp = 5_000

/** The first of its kind reads modules and plans statements, and what is remembered has to be made once. */
export async function warmUp(url: string, ask: (turn: number) => Asked): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = ask(0).body ? 10 : 100
  const end = performance.now() + longestWarmUp
  for (let turn = 0; turn < times && performance.now() < end; turn += 1) await answered(url, agent, ask(turn))
  agent.destroy()
}
