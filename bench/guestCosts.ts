import { readFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import path from 'node:path'
import type { Server } from '../e2e/server.ts'
import type { Input, Request } from './guestRequests.ts'
import { answered } from './load.ts'
import { middle } from './middle.ts'

/** What one kind of request costs the server. */
export interface Cost {
  name: string
  /** As it is meant to be made. */
  usual: Spent
  /** With the input that costs most. */
  worst: Spent & { input: string }
}

interface Spent {
  status: number
  /** Milliseconds of the processor, of all threads. */
  cpu: number
}

const times = 3

/** One line for all: a new one for each request would cost as well. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/**
 * Makes each request with each of its inputs, one after the other, and asks the server how much of the processor it has
 * spent (`process.cpuUsage`, as /metrics tells it). The database is another process and not in it.
 */
export async function measureCosts(server: Server, requests: readonly Request[]): Promise<Cost[]> {
  const spentSoFar = await openMeter(server)
  const costs: Cost[] = []
  for (const [index, { name, inputs }] of requests.entries()) {
    console.log(`[${index + 1}/${requests.length}] ${name}, ${inputs.length} inputs ...`)
    const spent: { input: string; status: number; cpu: number }[] = []
    for (const input of inputs)
      spent.push({ input: input.name, ...(await costOf(server.url, spentSoFar, input)) })
    const [usual, ...others] = spent
    if (!usual) throw new Error(`${name} has no input`)
    const worst = others.reduce((most, each) => (each.cpu > most.cpu ? each : most), others[0] ?? usual)
    costs.push({ name, usual, worst })
    console.log(`  ${usual.cpu.toFixed(1)} ms, at worst ${worst.cpu.toFixed(1)} ms with ${worst.input}`)
  }
  return costs
}

async function costOf(url: string, spentSoFar: Meter, { ask }: Input): Promise<Spent> {
  // The first of its kind reads modules, compiles and plans statements.
  let status = await answered(url, agent, ask())
  const spent: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const early = await spentSoFar()
    const before = await spentSoFar()
    status = await answered(url, agent, ask())
    const after = await spentSoFar()
    // Asking costs as well, what it has just cost.
    spent.push(after - before - (before - early))
  }
  // Now and then the server does something of its own meanwhile.
  const usual = middle(spent, (milliseconds) => milliseconds)
  return { status, cpu: Math.max(0, usual) }
}

/** Tells the milliseconds of the processor since the start of the server. */
type Meter = () => Promise<number>

export async function openMeter(server: Server): Promise<Meter> {
  const seconds = await readMetric(server, 'process_cpu_seconds_total')
  return async () => (await seconds()) * 1000
}

/** Asks the server for one of its metrics; of one with labels nothing is told before it is counted for the first time. */
export async function readMetric({ url, dataDir }: Server, name: string, untold?: number): Promise<Meter> {
  const token = (await readFile(path.join(dataDir, 'metrics-token'), 'utf8')).trim()
  return async () => {
    const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    const [, value = untold] = new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text()) ?? []
    if (value === undefined) throw new Error(`The server does not tell ${name}`)
    return Number(value)
  }
}
