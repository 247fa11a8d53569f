import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { CallOutput } from '@bichar/contract/api.ts'
import { formBody } from '@bichar/contract/rules/request.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import thrift from '../../../scripts/thrift.json' with { type: 'json' }
import { version } from '../core/version.ts'
import { isPostmasterOf, readPostmaster } from '../db/postmaster.ts'
import { connect } from './live.ts'
import { makePeopleIn, type TestPerson } from './people.ts'
import { makeDataDir, type ServerProcess, startServer } from './process.ts'

let dataDir: string
let remove: () => Promise<void>
let server: ServerProcess
let admin: TestPerson
let person: TestPerson
const agents: Agent[] = []

beforeAll(async () => {
  ;({ dataDir, remove } = await makeDataDir('used'))
  server = await startServer({ DATA_DIR: dataDir, PROCESSES: '2', LOG_LEVEL: 'info' })
  ;[admin, person] = (await makePeopleIn(dataDir, [{ role: 'admin' }, {}])) as [TestPerson, TestPerson]
  await untilTwoServe()
}, 300_000)
afterAll(async () => {
  for (const agent of agents) agent.destroy()
  await server.end('SIGKILL')
  await remove()
})

interface Line {
  msg: string
  route?: string
  worker?: number
  pid?: number
}

/** The lines of the log with this message, without one that is still being written. */
const logged = (msg: string): Line[] =>
  server
    .printed()
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.msg === msg)

interface TestRequest {
  as?: TestPerson
  method?: string
  body?: object | FormData
}

type Ask = (target: string, asked?: TestRequest) => Promise<{ status: number; text: string }>

/** A client with one persistent connection, so that the same process answers all of its requests. */
function oneConnection(): Ask & { worker(): Promise<number> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  const ask: Ask = async (target, { as, method = 'GET', body } = {}) => {
    const packed = new Request(server.url, { method: 'POST', body: asBody(body) })
    const type = packed.headers.get('content-type')
    const sent = request(server.url + target, {
      agent,
      method,
      headers: {
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...(body && type && { 'content-type': type }),
      },
    })
    sent.end(body && Buffer.from(await packed.arrayBuffer()))
    const [response] = await once(sent, 'response')
    return { status: response.statusCode, text: await text(response) }
  }
  const worker = async () => {
    // Log lines of other requests may still arrive.
    const lines = () => logged('request').filter(({ route }) => route === '/api/auth/me')
    const before = lines().length
    await ask('/api/auth/me')
    await eventually(() => expect(lines().length).toBe(before + 1))
    return lines()[before]?.worker ?? 0
  }
  return Object.assign(ask, { worker })
}

const asBody = (body: object | FormData | undefined) =>
  body instanceof FormData || body === undefined
    ? body
    : new Blob([JSON.stringify(body)], { type: 'application/json' })

/** A connection to each process. Connections are assigned to free processes in turn, so several may be needed. */
async function both(): Promise<[Ask, Ask]> {
  const found = new Map<number, Ask>()
  for (let tries = 0; found.size < 2; tries += 1) {
    expect(tries, 'connections that all came to one process').toBeLessThan(50)
    const ask = oneConnection()
    found.set(await ask.worker(), ask)
  }
  return [...found.values()] as [Ask, Ask]
}

async function metrics(ask: Ask = oneConnection()): Promise<string> {
  const token = (await readFile(path.join(dataDir, 'metrics-token'), 'utf8')).trim()
  const { status, text: told } = await ask('/metrics', { as: { token } as TestPerson })
  expect(status).toBe(200)
  return told
}

const untilTwoServe = () =>
  eventually(async () => expect(await metrics()).toContain('\nserver_processes 2\n'))

async function makePublicPost(ask: Ask): Promise<string> {
  const form = formBody({ title: 'Seen', desc: 'By many' })
  const made = await ask('/api/posts', { as: person, method: 'POST', body: form })
  const { post } = JSON.parse(made.text) as CallOutput<'POST /posts'>
  await decide(ask, post._id, 'approve')
  return post._id
}

async function decide(ask: Ask, postId: string, action: 'approve' | 'disapprove') {
  const target = `/api/posts/admin/toggle-approval/${postId}`
  expect((await ask(target, { as: admin, method: 'POST', body: { action } })).status).toBe(200)
}

test('it says how many serve, and how many should', async () => {
  expect(server.printed()).toContain(`Bichar ${version} is listening at ${server.url} with 2 processes\n`)
  expect(await metrics()).toContain('\nserver_processes_configured 2\n')
})

test.runIf(process.platform === 'linux')('each has what holds its memory down from the first', async () => {
  const serve = logged('worker process ready').map(({ pid }) => pid)
  expect(serve).toHaveLength(2)
  for (const pid of serve) {
    const said = async (file: string) => (await readFile(`/proc/${pid}/${file}`, 'utf8')).split('\0')
    expect(await said('cmdline')).toEqual(expect.arrayContaining(thrift.parameters))
    const settings = Object.entries(thrift.environment).map(([name, value]) => `${name}=${value}`)
    expect(await said('environ')).toEqual(expect.arrayContaining(settings))
  }
})

test('a decision that one process takes is seen by the next request to the other', async () => {
  const [one, other] = await both()
  const postId = await makePublicPost(one)
  const remembered = async () => {
    await other(`/api/posts/${postId}`)
    return Number(/guest_cache_requests_total{outcome="hit"} (\d+)/.exec(await metrics(other))?.[1] ?? 0)
  }
  const before = await remembered()
  await eventually(async () => expect(await remembered()).toBeGreaterThan(before))
  for (let round = 0; round < 5; round += 1) {
    await decide(one, postId, 'disapprove')
    expect((await other(`/api/posts/${postId}`)).status).toBe(404)
    await decide(one, postId, 'approve')
    expect((await other(`/api/posts/${postId}`)).status).toBe(200)
  }
})

test('either tells the metrics of both', async () => {
  const [one, other] = await both()
  const missing = '/api/blogs/0197a1b2-0000-7000-8000-000000000000'
  for (const ask of [one, other, other]) expect((await ask(missing, { as: person })).status).toBe(404)
  const counted =
    /http_request_duration_seconds_count{method="GET",route="\/api\/blogs\/:id",status="404"} (\d+)/
  // A process that is too busy to answer the other in time is left out.
  for (const ask of [one, other])
    await eventually(async () => expect(counted.exec(await metrics(ask))?.[1]).toBe('3'))
})

test('what happens reaches windows at either process, and one that is killed is replaced, while the other goes on', async () => {
  const [ask] = await both()
  const postId = await makePublicPost(ask)
  const windows = await Promise.all(Array.from({ length: 4 }, () => connect(server, person)))
  for (const window of windows) expect(await window.watch(postId)).toEqual({ success: true })
  const comment = { as: person, method: 'POST', body: { text: 'Heard by all', confirmsName: true } }
  expect((await ask(`/api/posts/${postId}/comments`, comment)).status).toBe(201)
  await eventually(() => expect(windows.map(({ heard }) => heard.length)).toEqual([1, 1, 1, 1]))

  const killed = logged('worker process ready').at(-1)
  process.kill(killed?.pid ?? 0, 'SIGKILL')
  await eventually(() => expect(windows.some(({ socket }) => !socket.connected)).toBe(true))
  // Otherwise all windows were connected to one process, and no event had to cross processes.
  expect(windows.some(({ socket }) => socket.connected)).toBe(true)
  // A connection that the killed process had been assigned but had not accepted yet is lost, so wait for the end of the process.
  await eventually(() =>
    expect(logged('worker process exited; restarting it')).toMatchObject([{ worker: killed?.worker }]),
  )
  for (let times = 0; times < 10; times += 1) {
    expect((await oneConnection()('/api/posts')).status).toBe(200)
  }
  await untilTwoServe()
  expect(await metrics()).toContain('\nserver_process_restarts_total 1\n')
  await both()
})

test('when there is no room for another process, it goes on with what serves until there is', async () => {
  const room = (files: string) =>
    execFileSync('prlimit', ['--pid', String(server.child.pid), `--nofile=${files}:`])
  const before = logged('worker process error').length
  room('3')
  process.kill(logged('worker process ready').at(-1)?.pid ?? 0, 'SIGKILL')
  await eventually(() => expect(logged('worker process error').length).toBeGreaterThan(before))
  room('1024')
  await untilTwoServe()
  await both()
})

describe('told to stop', () => {
  test('they finish what is in flight, and nothing is left', async () => {
    const found = await readPostmaster(path.join(dataDir, 'postgres'))
    const { hostname, port } = new URL(server.url)
    const [head, rest] = ['{"phone":"01711111111",', '"password":"secret-1","deviceId":"dev_1"}']
    const begun = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const sent = request({
          host: hostname,
          port,
          method: 'POST',
          path: '/api/auth/login',
          agent: false,
          headers: { 'content-type': 'application/json', 'content-length': head.length + rest.length },
        })
        const answered = once(sent, 'response')
        sent.write(head)
        return { sent, answered }
      }),
    )
    // The processes have begun to read these requests once they answer later ones.
    for (const ask of await both()) await ask('/api/posts')
    const ended = server.end('SIGTERM')
    // A connection during the shutdown may also hang until its end, hence the timeout.
    const newcomer = () => fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(1_000) })
    await eventually(() => expect(newcomer()).rejects.toThrow())
    for (const { sent } of begun) sent.end(rest)
    for (const { answered } of begun) {
      const [response] = await answered
      expect(await text(response)).toContain('login_failed')
    }
    expect(await ended).toBe(0)
    expect(await isPostmasterOf(found?.pid ?? 0, path.join(dataDir, 'postgres'))).toBe(false)
  })
})
