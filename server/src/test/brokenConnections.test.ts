import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CallOutput } from '@bichar/contract/api.ts'
import { formBody } from '@bichar/contract/rules/request.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPostmaster } from '../db/postmaster.ts'
import { connectionTo } from './databaseConnection.ts'
import { makePeopleIn, type TestPerson } from './people.ts'
import { makeDataDir, type ServerProcess, startServer } from './process.ts'

let dataDir: string
let remove: () => Promise<void>
let server: ServerProcess
let operator: pg.Pool
let people: TestPerson[]
let postId: string

beforeEach(async () => {
  ;({ dataDir, remove } = await makeDataDir('used'))
  server = await startServer({ DATA_DIR: dataDir })
  operator = new pg.Pool({ ...(await connectionTo(dataDir)), database: 'postgres', max: 1 })
  operator.on('error', () => undefined)
  const [admin, ...others] = await makePeopleIn(dataDir, [{ role: 'admin' }, {}, {}, {}, {}])
  people = others
  const made = await sent('/posts', admin, { form: { title: 'Seen', desc: 'By many' } })
  postId = ((await made.json()) as CallOutput<'POST /posts'>).post._id
  const body = { action: 'approve' }
  expect((await sent(`/posts/admin/toggle-approval/${postId}`, admin, { body })).status).toBe(200)
})
afterEach(async () => {
  await operator.end()
  await server.end('SIGKILL')
  await remove()
})

interface Content {
  key?: string
  body?: object
  form?: Record<string, unknown>
}

const sent = (target: string, as: TestPerson | undefined, { key, body, form }: Content): Promise<Response> =>
  fetch(`${server.url}/api${target}`, {
    method: 'POST',
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: form ? formBody(form) : JSON.stringify(body),
  })

/** Breaks every connection that the server has with the database, whatever it is doing. */
const breakConnections = () =>
  operator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name like 'bichar%' and pid <> pg_backend_pid()`,
  )

/** Shuts the database down like a service restart; the server starts it again. */
async function restartDatabase(): Promise<void> {
  const { pid = 0 } = (await readPostmaster(path.join(dataDir, 'postgres'))) ?? {}
  process.kill(pid, 'SIGINT')
}

const idsFrom = async <Name extends 'posts' | 'comments'>(target: string, name: Name, as: TestPerson) => {
  const headers = { authorization: `Bearer ${as.token}` }
  const response = await fetch(`${server.url}/api${target}?limit=100`, { headers })
  const listed = (await response.json()) as Record<Name, { _id: string }[]>
  return listed[name].map(({ _id }) => _id)
}

test.each([
  ['connections that break', breakConnections, (asked: number) => asked % 3 === 0],
  ['a database that is restarted', restartDatabase, (asked: number) => asked === 16],
])(
  '%s while people report and comment: it costs no more than the answers on their way',
  async (_what, harm, isTime) => {
    const pieces = people.flatMap((author) =>
      Array.from({ length: 12 }, (_each, number) => ({ author, key: `piece-${number}`, answered: '' })),
    )
    const file = async (piece: (typeof pieces)[number]) => {
      const { author, key } = piece
      const isReport = Number(key.at(-1)) % 2 === 0
      const response = isReport
        ? await sent('/posts', author, {
            key,
            form: { title: key, desc: 'What happened', isAnonymous: true },
          })
        : await sent(`/posts/${postId}/comments`, author, { key, body: { text: key } })
      const body = (await response.json()) as CallOutput<'POST /posts'> &
        CallOutput<'POST /posts/:id/comments'>
      if (response.status !== 201) {
        expect({ status: response.status, body }).toEqual({
          status: 503,
          body: { success: false, code: 'unavailable', message: expect.any(String) },
        })
        return
      }
      const { _id } = isReport ? body.post : body.comment
      if (piece.answered) expect(_id).toBe(piece.answered)
      piece.answered = _id
    }

    const waiting = [...pieces]
    // On a busy machine none of the others may be answered before its connection breaks.
    for (const piece of waiting.splice(0, 6)) await file(piece)
    let asked = 0
    const fileThem = async () => {
      for (let piece = waiting.shift(); piece; piece = waiting.shift()) {
        const filed = file(piece)
        asked += 1
        if (isTime(asked)) await harm()
        await filed
      }
    }
    await Promise.all(Array.from({ length: 10 }, fileThem))
    expect(pieces.some(({ answered }) => answered)).toBe(true)
    expect(pieces.some(({ answered }) => !answered)).toBe(true)

    // People send again what was not answered; nothing that was answered may be missing or doubled.
    await eventually(
      async () => {
        for (const piece of pieces) if (!piece.answered) await file(piece)
        expect(pieces.filter(({ answered }) => !answered)).toEqual([])
      },
      { every: 100 },
    )
    const comments = await idsFrom(`/posts/${postId}/comments`, 'comments', people[0] as TestPerson)
    const posts = await Promise.all(
      people.map((author) => idsFrom(`/posts/user/${author.user.id}`, 'posts', author)),
    )
    expect([...comments, ...posts.flat()].sort()).toEqual(pieces.map(({ answered }) => answered).sort())

    // Jobs work again, too.
    const phone = '01711111111'
    const newcomer = { name: 'Rahima', phone, password: 'secret-1', deviceId: 'dev_1' }
    expect((await sent('/auth/register', undefined, { body: newcomer })).status).toBe(200)
    await eventually(async () =>
      expect(await readFile(path.join(dataDir, 'sms-outbox.ndjson'), 'utf8')).toContain('88017'),
    )
    expect(await server.end('SIGTERM')).toBe(0)
  },
)
