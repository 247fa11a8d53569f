import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../server/src/test/freePort.ts'

const root = path.resolve(import.meta.dirname, '..')

/** A server that is ended and started again, always at the same address. */
export interface Serving {
  url: string
  /** Megabytes of memory that it uses at the moment. */
  memory(): number
  signal(name: NodeJS.Signals): void
  /** Resolves once it has ended. */
  end(name: NodeJS.Signals): Promise<void>
  /** Resolves once it is ready. */
  start(): Promise<void>
  /** Waits until it is ready; rejects if it does not come back. */
  untilReady(): Promise<void>
  /** Whether it still runs the older Bichar that it started with. */
  isOlder(): boolean
  /** Stops it gracefully, and runs this Bichar from then on. */
  upgrade(): Promise<void>
}

const patienceMilliseconds = 180_000

/** `folder` contains the Bichar that it starts with, installed and built. */
export async function openServer(settings: Record<string, string>, folder = root): Promise<Serving> {
  let running = path.resolve(folder)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let lastWords = ''

  const untilReady = async () => {
    const deadline = Date.now() + patienceMilliseconds
    while (Date.now() < deadline) {
      if (child?.exitCode !== null)
        throw new Error(`the server at ${url} has ended by itself, with the words '${lastWords.trim()}'`)
      const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return
      await pause(50)
    }
    throw new Error(`the server at ${url} has not come back`)
  }
  const end = async (name: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(name)
    await ended
  }
  const start = async () => {
    child = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: running,
      env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error', PROCESSES: '1', ...settings },
      // Over the IPC channel the server notices when this process is killed, and stops.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    lastWords = ''
    child.stderr?.on('data', (words: Buffer) => {
      lastWords = (lastWords + words).slice(-1_000)
    })
    await untilReady()
  }
  return {
    url,
    memory() {
      const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
    },
    signal: (name) => void child?.kill(name),
    end,
    start,
    untilReady,
    isOlder: () => running !== root,
    async upgrade() {
      await end('SIGTERM')
      running = root
      await start()
    },
  }
}
