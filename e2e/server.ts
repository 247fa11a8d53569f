import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Call, CallInput, CallOutput } from '@bichar/contract/api.ts'
import { requestOf } from '@bichar/contract/rules/request.ts'
import thrift from '../scripts/thrift.json' with { type: 'json' }
import { compileCache } from '../server/src/core/compileCache.ts'
import { freePort } from '../server/src/test/freePort.ts'
import { readCodes } from './codes.ts'

const root = path.resolve(import.meta.dirname, '..')
const node = path.join(root, 'node_modules/.bin/node')
const run = promisify(execFile)

/** The real product, started as an operator starts it, with its own data directory. */
export interface Server {
  url: string
  dataDir: string
  /** Runs an operator's command, as `npm run admin -- <words>` does. */
  command(name: 'admin' | 'demo', ...words: string[]): Promise<void>
  /** Creates a verified account, as `npm run admin -- create` does, which reads the password from standard input. */
  createAccount(person: { phone: string; name: string }, password: string): Promise<void>
  /** Makes a call; resolves with the body of the response, and throws a Refusal for an error status. */
  call<C extends Call>(name: C, input: CallInput<C>, token?: string): Promise<CallOutput<C>>
  /** Waits for a text message to a phone that was not returned before, and resolves with the six digits in it. */
  codeSentTo(phone: string): Promise<string>
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

/** An error response of the server. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bichar-e2e-'))
  await chmod(dataDir, 0o711)
  const port = await freePort()
  const env = {
    ...process.env,
    ...thrift.environment,
    // As when an operator has not set it.
    NODE_ENV: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    // All phone numbers here are in the same range, and a range may use only a tenth of this.
    SMS_PER_HOUR: '100000',
    // All requests come from one address.
    PAGE_SECONDS: '600',
    // On a busy machine a search takes many times as long.
    SEARCH_SECONDS: '15',
    // A single process, because the machine does other work at the same time.
    PROCESSES: '1',
    ...settings,
  }
  const server = spawn(node, [...thrift.parameters, 'server/build/main.js'], {
    cwd: root,
    env,
    // Over the IPC channel the server notices when this process is killed, and stops.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill('SIGTERM')) await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  await untilReady(url, server).catch(async (error) => {
    await stop()
    throw error
  })
  const start = (name: string, words: readonly string[]) =>
    run(node, [`server/src/cli/${name}.ts`, ...words], {
      cwd: root,
      env: { ...env, NODE_COMPILE_CACHE: compileCache },
    })
  return {
    url,
    dataDir,
    async createAccount({ phone, name }, password) {
      const running = start('admin', ['create', phone, name])
      running.child.stdin?.end(`${password}\n`)
      await running
    },
    async command(name, ...words) {
      const running = start(name, words)
      // It takes a while, and prints its progress.
      if (name === 'demo') running.child.stdout?.pipe(process.stdout, { end: false })
      await running
    },
    async call<C extends Call>(name: C, input: CallInput<C>, token?: string) {
      const { url: target, headers, ...request } = requestOf(name, input as object)
      const authorization = token && { authorization: `Bearer ${token}` }
      const response = await fetch(url + target, { ...request, headers: { ...headers, ...authorization } })
      const answer = await response.json()
      if (!response.ok) throw new Refusal(response.status, `${name}: ${JSON.stringify(answer)}`)
      return answer as CallOutput<C>
    },
    codeSentTo: readCodes(dataDir),
    stop,
  }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with ${server.exitCode} before it was ready`)
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await pause(100)
  }
  throw new Error('The server was not ready within three minutes')
}
