import { readFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import path from 'node:path'
import type { Server } from '../e2e/server.ts'
import type { Input, Request } from './guestRequest.ts'
import { answered } from './load.ts'
import { middle } from './middle.ts'

/** What one kind of request costs the server. */
export interface Cost {
  name: string
  /** The ordinary input. */
  usual: Spent
  /** The most expensive input. */
  worst: Spent & { input: string }
}

interface Spent {
  status: number
  /** Milliseconds of processor time, over all threads. */
  cpu: number
}

const times = 3

/** A single connection, because opening one for each request would add to the cost. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/**
 * Sends each request with each of its inputs, one after the other, and reads from /metrics how much processor time the server used
 * (`process.cpuUsage`). The database is a separate process and not included.
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
  // The first request of a kind loads modules, compiles code and plans statements.
  let status = await answered(url, agent, ask())
  const spent: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const early = await spentSoFar()
    const before = await spentSoFar()
    status = await answered(url, agent, ask())
    const after = await spentSoFar()
    // Reading the metrics costs processor time too; the first two readings measure how much.
    spent.push(after - before - (before - early))
  }
  // The median, because now and then the server does background work in the meantime.
  const usual = middle(spent, (milliseconds) => milliseconds)
  return { status, cpu: Math.max(0, usual) }
}

/** Returns the milliseconds of processor time since the start of the server. */
type Meter = () => Promise<number>

export async function openMeter(server: Server): Promise<Meter> {
  const seconds = await readMetric(server, 'process_cpu_seconds_total')
  return async () => (await seconds()) * 1000
}

/** Reads one of the server's metrics. A metric with labels is missing until it is counted for the first time; then it returns `untold`. */
export async function readMetric({ url, dataDir }: Server, name: string, untold?: number): Promise<Meter> {
  const token = (await readFile(path.join(dataDir, 'metrics-token'), 'utf8')).trim()
  return async () => {
    const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    const [, value = untold] = new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text()) ?? []
    if (value === undefined) throw new Error(`The server does not tell ${name}`)
    return Number(value)
  }
}
