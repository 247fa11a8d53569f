import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CallOutput } from '@bichar/contract/api.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { formBody } from '@bichar/contract/rules/request.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openSealer } from '../authorship/sealer.ts'
import { openDatabase } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { job, startJobs } from '../jobs/jobs.ts'
import { openPayload } from '../jobs/payloads.ts'
import { roundedBytes } from '../media/media.ts'
import { runCommand } from '../test/command.ts'
import { connectionTo } from '../test/databaseConnection.ts'
import { makePicture } from '../test/make.ts'
import { makePeopleIn, type TestPerson } from '../test/people.ts'
import { makeDataDir, type ServerProcess, startServer } from '../test/process.ts'

let folder: string
const undo: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bichar-backup-'))
  await chmod(folder, 0o711)
  undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
})
afterAll(async () => {
  for (const step of undo.reverse()) await step()
})

async function report(server: ServerProcess, author: TestPerson, title: string): Promise<Post> {
  const medias = [await makePicture('teal'), await makePicture('maroon')]
  const response = await fetch(`${server.url}/api/posts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${author.token}` },
    body: formBody({ title, desc: 'What happened', isAnonymous: true, medias }),
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as CallOutput<'POST /posts'>).post
}

const sealer = openSealer(Buffer.alloc(32, 5), 'jobs')
const later = job({ name: 'test.later', payload: z.object({ say: z.string() }), tries: 3 })

test('a backup that is made while reports come in has everything that was answered before it began, and nothing by half', async () => {
  const { dataDir, remove } = await makeDataDir('used')
  undo.push(remove)
  const server = await startServer({ DATA_DIR: dataDir })
  undo.push(() => server.end('SIGKILL'))
  const people = await makePeopleIn(dataDir, [{}, {}, { role: 'admin' }])
  const connection = await connectionTo(dataDir)
  const answered: Post[] = []
  const client = new pg.Client(connection)
  await client.connect()

  // A job that the backup must contain.
  const fail = (error: Error) => expect.unreachable(error.message)
  const database = openDatabase(connection, { onError: fail })
  const jobs = await startJobs({ connection, sealer, onError: fail })
  await transact(database.kysely, (tx) => jobs.ask(tx, later, { say: 'বিচার' }, { afterSeconds: 3600 }))
  await jobs.stop()
  await database.close()

  let isDone = false
  const author = people[0] as TestPerson
  const fileReports = async () => {
    for (let count = 0; !isDone; count += 1) answered.push(await report(server, author, `Report ${count}`))
  }
  const disturb = async () => {
    while (!isDone) await client.query('checkpoint')
  }
  const busy = [fileReports(), fileReports(), disturb()]
  await eventually(() => expect(answered.length).toBeGreaterThan(5))
  const before = [...answered]
  const file = path.join(folder, 'whole.tar.zst')
  const { code, out, err } = await runCommand('backup', [file], { DATA_DIR: dataDir })
  isDone = true
  await Promise.all(busy)
  await client.end()
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain(`${file} is complete`)
  expect(out).toContain('It does not contain the keys (server.key); keep them elsewhere')
  expect(answered.length).toBeGreaterThan(before.length)
  expect(await server.end('SIGTERM')).toBe(0)

  const elsewhere = path.join(folder, 'elsewhere')
  const missing = await runCommand('restore', [file], { DATA_DIR: elsewhere })
  expect(missing).toMatchObject({
    code: 1,
    err: expect.stringContaining(`does not contain the key server.key; copy it to ${elsewhere}`),
  })
  await cp(path.join(dataDir, 'server.key'), path.join(elsewhere, 'server.key'), { recursive: true })
  const restored = await runCommand('restore', [file], { DATA_DIR: elsewhere })
  expect(restored).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('start the server with npm start'),
  })

  const again = await startServer({ DATA_DIR: elsewhere })
  undo.push(() => again.end('SIGTERM'))
  // The sessions are still valid, because the key is the same.
  const as = { headers: { authorization: `Bearer ${people[2]?.token}` } }
  const { posts } = (await (
    await fetch(`${again.url}/api/posts?isAllowed=false&limit=100`, as)
  ).json()) as CallOutput<'GET /posts'>
  const ids = new Set(posts.map(({ _id }) => _id))
  expect(before.filter(({ _id }) => !ids.has(_id))).toEqual([])
  for (const { medias } of posts) {
    expect(medias).toHaveLength(2)
    for (const { url, thumbnail, bytes, thumbnailBytes } of medias) {
      const sizes = [url, thumbnail].map(async (address) => {
        const response = await fetch(again.url + address, as)
        return response.ok && roundedBytes((await response.arrayBuffer()).byteLength)
      })
      expect(await Promise.all(sizes)).toEqual([bytes, thumbnailBytes])
    }
  }
  const there = new pg.Client(await connectionTo(elsewhere))
  await there.connect()
  const { rows } = await there.query(
    `select (select count(*)::int from posts) as posts,
       (select count(*)::int from post_media) as links, (select count(*)::int from media) as media,
       (select count(*)::int from post_counts n where comment_count <> (select count(*) from comments c where c.post_id = n.post_id)
          or reaction_count <> (select count(*) from reactions r where r.post_id = n.post_id)) as miscounted,
       (select count(*)::int from (select list, sum(entries)::int as entries from list_counts group by list having sum(entries) <> 0) k
          full join counted_lists() c using (list) where k.entries is distinct from c.entries) as mislisted,
       (select data from boss.job where name = 'test.later' and state = 'created') as job`,
  )
  await there.end()
  const links = 2 * posts.length
  const [{ job: kept, ...counted }] = rows
  expect(counted).toEqual({ posts: posts.length, links, media: links, miscounted: 0, mislisted: 0 })
  expect(openPayload(sealer, kept)).toEqual({ say: 'বিচার' })
})
