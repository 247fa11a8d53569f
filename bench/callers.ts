import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { readAnswers } from './answers.ts'
import type { BenchRequest } from './load.ts'

export interface Measured {
  /** Requests answered with a success status, in total and per second. */
  answers: number
  perSecond: number
  /** Latency percentiles in milliseconds. */
  p50: number | undefined
  p95: number | undefined
  p99: number | undefined
  /** The number of responses with any other status; it should be 0. */
  refused: number
}

interface Load {
  url: string
  seconds: number
  callers: number
  ask(turn: number): BenchRequest
}

/**
 * Sends requests for some seconds from several callers, each on its own connection. They share the processors with the server they
 * measure, so they do as little as possible: a client that decodes bodies as text takes twice as long as the server that sends them.
 */
export async function measure({ url, seconds, callers, ask }: Load): Promise<Measured> {
  const waits: number[] = []
  let refused = 0
  let turn = 0
  const begun = performance.now()
  const end = begun + seconds * 1000
  const next = () => {
    if (performance.now() >= end) return undefined
    turn += 1
    return ask(turn)
  }
  const heard = (status: number, waited: number) => {
    if (status < 300) waits.push(waited)
    else refused += 1
  }
  await Promise.all(Array.from({ length: callers }, () => callUntilDone(new URL(url), next, heard)))
  const lasted = (performance.now() - begun) / 1000
  waits.sort((one, other) => one - other)
  const quantile = (part: number) => waits[Math.floor(waits.length * part)]
  return {
    answers: waits.length,
    perSecond: waits.length / lasted,
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    refused,
  }
}

/** The size of the read buffer in bytes, which is reused for every read. */
const atOnce = 64 * 1024

/** One caller: sends a request, waits for the whole response, and sends the next one, until `next` returns nothing. */
const callUntilDone = (
  { hostname, port, host }: URL,
  next: () => BenchRequest | undefined,
  heard: (status: number, waited: number) => void,
) =>
  new Promise<void>((resolve, reject) => {
    let askedAt = 0
    const send = () => {
      const asked = next()
      askedAt = performance.now()
      if (!asked) return void line.destroy()
      line.cork()
      line.write(headOf(asked, host))
      if (asked.body) line.write(asked.body)
      line.uncork()
    }
    const read = readAnswers((status) => {
      heard(status, performance.now() - askedAt)
      send()
    })
    const line = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: Buffer.allocUnsafe(atOnce),
        callback(length, buffer) {
          read(Buffer.from(buffer.buffer, buffer.byteOffset, length))
          return true
        },
      },
    })
    line.on('connect', send).on('error', reject)
    line.on('end', () => reject(new Error('The server has hung up')))
    line.on('close', () => resolve())
  })

const headOf = ({ path, method = 'GET', headers, body }: BenchRequest, host: string): string => {
  const said = {
    host,
    'accept-encoding': 'br, gzip',
    ...headers,
    ...(body && { 'content-length': String(body.length) }),
  }
  const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}
