import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect as openSocket } from 'node:net'
import path from 'node:path'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { version } from '../core/version.ts'
import { openDatabase } from '../db/db.ts'
import { isPostmasterOf, type Postmaster, pidFile, readPostmaster } from '../db/postmaster.ts'
import { failToStart, makeDataDir, type ServerProcess, startServer, startThroughLauncher } from './process.ts'
import { readOutbox } from './readOutbox.ts'

let dataDir: string
let cluster: string
let removeDataDir: () => Promise<void>
const running: ServerProcess[] = []

beforeEach(async () => {
  const made = await makeDataDir('used')
  dataDir = made.dataDir
  removeDataDir = made.remove
  cluster = path.join(dataDir, 'postgres')
})
afterEach(async () => {
  for (const { child, end } of running.splice(0))
    if (child.exitCode === null && child.signalCode === null) await end('SIGKILL')
  await removeDataDir()
})

async function start(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir, ...settings })
  running.push(server)
  return server
}

async function postmaster(): Promise<Postmaster> {
  const found = await readPostmaster(cluster)
  if (!found) throw new Error('PostgreSQL does not run')
  return found
}

const register = (server: ServerProcess, phone: string) =>
  fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Rahima', phone, password: 'secret-1', deviceId: 'dev_1' }),
  })

const feedStatus = async (server: ServerProcess) => (await fetch(`${server.url}/api/posts`)).status

const untilFeedIsThere = (server: ServerProcess) =>
  eventually(async () => expect(await feedStatus(server)).toBe(200))

const untilPrinted = (server: ServerProcess, words: RegExp, from = 0) =>
  eventually(() => expect(server.printed().slice(from)).toMatch(words))

const textedNumbers = async () => (await readOutbox(dataDir)).map(({ to }) => to)

describe('the first start', () => {
  beforeEach(() => rm(cluster, { recursive: true }))

  test('it says where it serves, where text messages go, where the data lies and which setting is misspelled', async () => {
    const server = await start({ PUBLIC_ULR: 'https://bichar.example' })
    expect(server.printed()).toContain('PUBLIC_ULR is not a setting and has no effect; PUBLIC_URL is')
    expect(server.printed()).toContain(`Bichar ${version} is listening at ${server.url}`)
    expect(server.printed()).toContain(path.join(dataDir, 'sms-outbox.ndjson'))
    expect(server.printed()).toContain(cluster)
    await untilPrinted(server, /set OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_CONTACT/)
    const token = (await readFile(path.join(dataDir, 'metrics-token'), 'utf8')).trim()
    const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    expect(await metrics.text()).toMatch(/^disk_free_bytes\{disk="database"\} \d{6,}/m)
    expect(await feedStatus(server)).toBe(200)
  })

  test('two servers that begin at once on new data share one database', async () => {
    const [one, other] = await Promise.all([start(), start()])
    expect(await feedStatus(one)).toBe(200)
    expect(await feedStatus(other)).toBe(200)
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres'))).toEqual(['postgres'])
  })
})

describe('starting and stopping', () => {
  test('stopped, it leaves nothing running, and the next start is up as soon as the first, with the same data', async () => {
    const timed = async () => {
      const begun = Date.now()
      return { server: await start(), took: Date.now() - begun }
    }
    const { server: first, took } = await timed()
    const { pid } = await postmaster()
    expect((await register(first, '01711111111')).status).toBe(200)
    expect(await first.end('SIGTERM')).toBe(0)
    expect(await isPostmasterOf(pid, cluster)).toBe(false)
    expect(await readdir(path.join(dataDir, 'temp'))).toEqual([])

    const { server: second, took: tookAgain } = await timed()
    // If it had to wait for anything that the first one left behind, it would take ten times as long.
    expect(tookAgain).toBeLessThan(4 * took)
    await eventually(async () => expect(await textedNumbers()).toContain('8801711111111'))
    expect(await second.end('SIGINT')).toBe(0)
  })

  test('a request that is in flight when it is told to stop gets its answer', async () => {
    const server = await start()
    const { hostname, port } = new URL(server.url)
    const body = JSON.stringify({ phone: '01711111111', password: 'secret-1', deviceId: 'dev_1' })
    const socket = openSocket(Number(port), hostname)
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    const head = `POST /api/auth/login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n`
    socket.write(`${head}content-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`)
    // The server has begun to read this request once it answers a later one.
    await feedStatus(server)
    const ended = server.end('SIGTERM')
    await eventually(() => expect(feedStatus(server)).rejects.toThrow())
    // A request right behind it on the same connection is answered as well.
    socket.write(`${body.slice(10)}GET /healthz HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*login_failed[\s\S]*HTTP\/1.1 200 [\s\S]*"up"/)
    expect(await ended).toBe(0)
  })

  test('when what started it dies, it stops too', async () => {
    const server = await start()
    const { pid } = await postmaster()
    const exited = once(server.child, 'exit')
    server.child.disconnect()
    expect((await exited)[0]).toBe(0)
    expect(await isPostmasterOf(pid, cluster)).toBe(false)
  })

  test('npm start passes on the word to stop, and ends as the server ends', async () => {
    const launcher = await startThroughLauncher({ DATA_DIR: dataDir })
    running.push(launcher)
    const { pid } = await postmaster()
    expect(await feedStatus(launcher)).toBe(200)
    expect(await launcher.end('SIGTERM')).toBe(0)
    await expect(feedStatus(launcher)).rejects.toThrow()
    expect(await isPostmasterOf(pid, cluster)).toBe(false)
  })

  test('when npm start is killed, the server stops', async () => {
    const launcher = await startThroughLauncher({ DATA_DIR: dataDir })
    running.push(launcher)
    const { pid } = await postmaster()
    await launcher.end('SIGKILL')
    await eventually(async () => expect(await isPostmasterOf(pid, cluster)).toBe(false))
    await expect(feedStatus(launcher)).rejects.toThrow()
  })

  test.each(['1', '2'])(
    'a second start on the same port (%s processes) says in a line that it runs, and leaves the first alone',
    async (PROCESSES) => {
      const first = await start({ PROCESSES })
      const { port } = new URL(first.url)
      const { code, stdout, stderr } = await failToStart({ DATA_DIR: dataDir, PORT: port, PROCESSES })
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr.trimEnd().split('\n')).toEqual([
        `Bichar cannot start: it runs already on DATA_DIR ${dataDir} and port ${port}; stop that one first, or set PORT to another number to run a second one beside it`,
      ])
      expect(await feedStatus(first)).toBe(200)
      expect(await first.end('SIGTERM')).toBe(0)
    },
  )

  test('of two servers on the same data, the first to stop leaves the database to the other', async () => {
    const one = await start()
    const other = await start()
    const { pid } = await postmaster()
    expect(await one.end('SIGTERM')).toBe(0)
    expect(await feedStatus(other)).toBe(200)
    expect((await postmaster()).pid).toBe(pid)
    expect(await other.end('SIGTERM')).toBe(0)
    expect(await isPostmasterOf(pid, cluster)).toBe(false)
  })
})

describe('what is killed', () => {
  test('the server: its database lives on and the next start takes it over', async () => {
    const first = await start()
    const { pid } = await postmaster()
    expect(await first.end('SIGKILL')).toBe('SIGKILL')
    expect(await isPostmasterOf(pid, cluster)).toBe(true)
    const second = await start()
    expect((await postmaster()).pid).toBe(pid)
    expect(await second.end('SIGTERM')).toBe(0)
    expect(await isPostmasterOf(pid, cluster)).toBe(false)
  })

  test('the database: the server starts it again and goes on', async () => {
    const server = await start()
    const { pid } = await postmaster()
    process.kill(pid, 'SIGKILL')
    await eventually(async () => expect((await postmaster()).pid).not.toBe(pid))
    await untilFeedIsThere(server)
    expect((await register(server, '01722222222')).status).toBe(200)
    await eventually(async () => expect(await textedNumbers()).toContain('8801722222222'))
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('the database is told to stop: the server starts it again and goes on', async () => {
    const server = await start()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const { pid } = await postmaster()
      process.kill(pid, signal)
      await eventually(async () => expect((await postmaster()).pid).not.toBe(pid))
      await untilFeedIsThere(server)
    }
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('the database, and it does not start: the server tries on until it does, and can be stopped meanwhile', async () => {
    const server = await start()
    const { pid } = await postmaster()
    const settings = path.join(cluster, 'postgresql.conf')
    const right = await readFile(settings, 'utf8')
    await writeFile(settings, 'nonsense')
    process.kill(pid, 'SIGKILL')
    await untilPrinted(server, /embedded database failed to start/)
    expect(await feedStatus(server)).toBe(503)
    await writeFile(settings, right)
    await untilFeedIsThere(server)

    await writeFile(settings, 'nonsense')
    const seen = server.printed().length
    process.kill((await postmaster()).pid, 'SIGKILL')
    // The server prints the second message if it had not yet noticed that the database was back.
    await untilPrinted(server, /embedded database (exited|failed to start)/, seen)
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('requests during the loss are refused with 503, never 500', async () => {
    const server = await start()
    process.kill((await postmaster()).pid, 'SIGKILL')
    const seen = new Set<number>()
    await eventually(async () => {
      const statuses = await Promise.all(Array.from({ length: 15 }, () => feedStatus(server)))
      for (const status of statuses) seen.add(status)
      expect(statuses.every((status) => status === 200)).toBe(true)
    })
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([])
  })

  test('both: the next start recovers everything that was answered', async () => {
    const first = await start()
    expect((await register(first, '01733333333')).status).toBe(200)
    const { pid } = await postmaster()
    process.kill(pid, 'SIGKILL')
    await first.end('SIGKILL')
    const second = await start()
    const database = openDatabase(
      { host: (await postmaster()).host, user: 'bichar', database: 'bichar' },
      { onError: () => undefined },
    )
    const kept = await database.kysely.selectFrom('challenges').select('phone').execute()
    await database.close()
    expect(kept).toEqual([{ phone: '8801733333333' }])
    expect(await second.end('SIGTERM')).toBe(0)
  })
})

describe('a stale pid file', () => {
  /** Leaves the pid file of a killed database, with this pid in it. */
  async function leavePidFile(pid: number) {
    const server = await start()
    const text = await readFile(pidFile(cluster), 'utf8')
    expect(await server.end('SIGTERM')).toBe(0)
    const { uid, gid } = await stat(cluster)
    await writeFile(pidFile(cluster), text.replace(/^\d+/, String(pid)), { mode: 0o600 })
    await chown(pidFile(cluster), uid, gid)
  }

  test('that names another program: the program is left alone and the database starts', async () => {
    const other = spawn('sleep', ['300'], { stdio: 'ignore' })
    try {
      await leavePidFile(other.pid ?? 0)
      const server = await start()
      expect(await feedStatus(server)).toBe(200)
      expect(other.exitCode).toBeNull()
    } finally {
      other.kill('SIGKILL')
    }
  })

  test('that names a dead process which nobody buried: the database starts', async () => {
    // The shell becomes a program that never waits for its child, which so stays a zombie.
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 300'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    try {
      const [line] = await once(parent.stdout, 'data')
      await leavePidFile(Number(line))
      const server = await start()
      expect(await feedStatus(server)).toBe(200)
    } finally {
      parent.kill('SIGKILL')
    }
  })
})
