import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import thrift from '../../../scripts/thrift.json' with { type: 'json' }
import { endPostgres } from './database.ts'

const run = promisify(execFile)
const main = path.resolve(import.meta.dirname, '../main.ts')

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** What it has printed so far. */
  printed(): string
  /** Sends a signal and waits for the end; returns the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/**
 * Creates a data directory for a server process; `remove` kills a database that still runs on it. A used one already contains a
 * migrated database, a new one is empty.
 */
export async function makeDataDir(
  state: 'new' | 'used' = 'new',
): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bichar-process-'))
  await chmod(dataDir, 0o711)
  if (state === 'used') await run('cp', ['-a', inject('cluster'), path.join(dataDir, 'postgres')])
  return {
    dataDir,
    async remove() {
      await endPostgres(path.join(dataDir, 'postgres'))
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

const launcher = path.resolve(import.meta.dirname, '../../../scripts/execForeground.mjs')
const throughLauncher = `import(${JSON.stringify(launcher)}).then(({ execForeground }) => execForeground([${JSON.stringify(main)}]))`

/** Starts the real server in its own process, as npm start does; does not wait until it serves. */
export const launch = (settings: Record<string, string>, parameters = [...thrift.parameters, main]) =>
  spawn(process.execPath, parameters, {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', ...thrift.environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })

/** Starts the real server in its own process; resolves when it serves. */
export const startServer = (settings: Record<string, string>) => serving(launch(settings))

/** The same, but started through the launcher of npm start. */
export const startThroughLauncher = (settings: Record<string, string>) =>
  serving(launch(settings, ['--eval', throughLauncher]))

async function serving(child: ChildProcess): Promise<ServerProcess> {
  const output = collect(child)
  const exited = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /^Bichar \S+ is listening at (\S+)[\s\S]*^Database: /m.exec(output.stdout)
      if (found?.[1]) resolve(found[1])
    })
    exited.then(() => reject(new Error(`it ended:\n${output.stdout}${output.stderr}`)), reject)
  })
  return {
    url,
    child,
    printed: () => output.stdout + output.stderr,
    async end(signal) {
      child.kill(signal)
      const [code, by] = await exited
      return code ?? by
    },
  }
}

/** Starts a server whose start is expected to fail. */
export async function failToStart(
  settings: Record<string, string>,
  parameters: readonly string[] = [],
): Promise<Ended> {
  const child = launch(settings, [...parameters, ...thrift.parameters, main])
  const output = collect(child)
  const [code] = await once(child, 'close')
  return { code, ...output }
}

function collect(child: ChildProcess): { stdout: string; stderr: string } {
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  }
  return output
}
