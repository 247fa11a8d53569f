import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface RoundRobin {
  url: string
  /** Waits until the proxy uses this target, or does not use it any more. */
  until(target: string, isReady: boolean): Promise<void>
  close(): void
}

const lookMilliseconds = 50

/**
 * A proxy in front of several processes. It sends each request to the next one that is ready, reuses its connections, and retries
 * nothing.
 */
export async function startRoundRobin(targets: readonly string[]): Promise<RoundRobin> {
  const ready = new Set<string>()
  const agents = new Map(targets.map((target) => [target, new Agent({ keepAlive: true })]))
  let turn = 0

  const look = async (target: string) => {
    const { ok } = await fetch(`${target}/readyz`).catch(() => ({ ok: false }))
    if (ok) ready.add(target)
    else ready.delete(target)
  }
  let isClosed = false
  /** Looks again only once there is an answer: what was said earlier must not arrive after what is said now. */
  const keepLooking = async (target: string) => {
    while (!isClosed) {
      await pause(lookMilliseconds)
      await look(target)
    }
  }
  const next = () => {
    const candidates = targets.filter((target) => ready.has(target))
    turn += 1
    return candidates[turn % candidates.length]
  }

  const pass = (incoming: IncomingMessage, answer: ServerResponse) => {
    const fail = (why: Error) => void answer.writeHead(502).end(why.message)
    const target = next()
    if (!target) return fail(new Error('no server is ready'))
    const { method, url, headers } = incoming
    const outgoing = ask(target + url, { method, headers, agent: agents.get(target) }, (response) => {
      const { connection: _one, 'keep-alive': _other, ...said } = response.headers
      answer.writeHead(response.statusCode ?? 502, said)
      response.pipe(answer)
    })
    outgoing.on('error', fail)
    incoming.pipe(outgoing)
  }
  const passSocket = (incoming: IncomingMessage, browser: Socket) => {
    const target = next()
    if (!target) return browser.destroy()
    const { hostname, port } = new URL(target)
    const server = connect(Number(port), hostname)
    const head = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}`)
    server.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
    browser.pipe(server).pipe(browser)
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  }

  // No keep-alive timeout: clients keep their connections to the proxy.
  const proxy = createServer({ keepAliveTimeout: 0 }, pass).on('upgrade', passSocket)
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  await Promise.all(targets.map(look))
  for (const target of targets) void keepLooking(target)
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async until(target, isReady) {
      while (ready.has(target) !== isReady) await pause(lookMilliseconds)
    },
    close() {
      isClosed = true
      proxy.close()
      proxy.closeAllConnections()
      for (const agent of agents.values()) agent.destroy()
    },
  }
}
