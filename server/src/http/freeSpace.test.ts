import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { pageForms } from '../boot/pageForms.ts'
import { shuffle } from '../shuffling/shuffling.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeComment, makePicture, makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { openFreeSpace } from './freeSpace.ts'
import { takePageForms } from './pageForms.ts'

/** More megabytes than any disk has, so that the reserve is never met. */
const everything = '100000000'
const full = { success: false, code: 'unavailable' }
const noFiles = { success: false, code: 'files_unavailable' }

/** Two processes on one database, each with another state of the disk. */
let withoutFiles: TestApp
let withoutWrites: TestApp
let person: TestPerson
let admin: TestPerson
beforeAll(async () => {
  const shared = { SERVER_KEY: 'fa'.repeat(32) }
  withoutFiles = await startTestApp({ settings: { ...shared, UPLOAD_RESERVE_MB: everything } })
  const { DATABASE_URL = '' } = withoutFiles.deps.config
  withoutWrites = await startTestApp({
    settings: { ...shared, DATABASE_URL, WRITE_RESERVE_MB: everything },
    mount: (server, deps) =>
      takePageForms(server, pageForms(server, deps), {
        ...deps,
        render: (posted) => async (_request, reply) => reply.code(posted.status).send(posted),
      }),
  })
  person = await makePerson(withoutFiles.deps)
  admin = await makePerson(withoutFiles.deps, { role: 'admin' })
})
afterAll(async () => {
  await withoutWrites.close()
  await withoutFiles.close()
})
afterEach(() => void vi.useRealTimers())

const report = { title: 'What I saw', desc: 'In the lane.' }

const readiness = async (app: TestApp) => {
  const response = await app.request('/readyz')
  return [response.status, await response.json()]
}

async function metrics({ deps, request }: TestApp): Promise<string> {
  const token = (await readFile(path.join(deps.config.DATA_DIR, 'metrics-token'), 'utf8')).trim()
  return (await request('/metrics', { headers: { authorization: `Bearer ${token}` } })).text()
}

describe('where the disk has little left', () => {
  test('no files are taken, and a report without any is', async () => {
    const file = (medias: File[]) =>
      withoutFiles.call('POST /posts', { form: { ...report, medias } }, { as: person })
    expect(await file([await makePicture()])).toMatchObject({ status: 503, body: noFiles })
    expect(await file([])).toMatchObject({ status: 201 })
    const form = { avatar: [await makePicture()] }
    expect(await withoutFiles.call('PATCH /users/profile', { form }, { as: person })).toMatchObject({
      status: 503,
      body: noFiles,
    })
  })

  test('it is ready, and says so', async () => {
    expect(await readiness(withoutFiles)).toEqual([
      200,
      { status: 'ready, but the disk has no room for files' },
    ])
    const text = await metrics(withoutFiles)
    expect(text).toMatch(/^disk_free_bytes\{disk="files"\} \d{6,}/m)
    expect(text).toContain('disk_reserve_bytes{operation="upload"} 104857600000000')
    expect(text).toContain('disk_reserve_bytes{operation="write"} 536870912')
  })
})

describe('where the disk has next to nothing left', () => {
  test('nothing is taken that people add, with or without an account', async () => {
    const params = { id: await makePost(withoutFiles.deps, person) }
    const { call, request } = withoutWrites
    const as = { as: person }
    const answers = [
      await call('POST /posts', { form: report }, as),
      await call('PUT /posts/:id', { params, form: report }, as),
      await call('POST /posts/:id/comments', { params, body: { text: 'Seen' } }, as),
      await call('POST /posts/:id/reactions', { params }, as),
      await call('POST /guest-reports', { form: report }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, body: full })
    const page = await request('/report', { method: 'POST', body: new URLSearchParams(report) })
    expect([page.status, await page.json()]).toMatchObject([503, { body: full }])
  })

  test('people read, log in and take back what is theirs, and moderators take down what must go', async () => {
    const { call } = withoutWrites
    const [own, others] = [
      await makePost(withoutFiles.deps, person),
      await makePost(withoutFiles.deps, person),
    ]
    expect((await call('GET /posts', {})).status).toBe(200)
    const similar = { body: { text: 'What I saw in the lane', suspects: [] } }
    expect((await call('POST /search/similar', similar, { as: person })).status).toBe(200)
    const { phone } = person.user
    const body = { phone, deviceId: person.deviceId, password: everybodysPassword }
    expect((await call('POST /auth/login', { body })).status).toBe(200)
    expect((await call('DELETE /posts/:id', { params: { id: own } }, { as: person })).status).toBe(200)
    const decided = { params: { id: others }, body: { action: 'disapprove' as const } }
    expect((await call('POST /posts/admin/toggle-approval/:id', decided, { as: admin })).status).toBe(200)
  })

  test('it is up and not ready', async () => {
    expect(await readiness(withoutWrites)).toEqual([503, { status: 'the disk is nearly full' }])
    expect((await withoutWrites.request('/healthz')).status).toBe(200)
  })

  test('what came is not written anew to be shuffled', async () => {
    const post = await makePost(withoutFiles.deps, person)
    await makeComment(withoutFiles.deps, person, post)
    const shuffled = async () =>
      (await withoutWrites.deps.pool.query('select xmin::text, ctid::text from comments order by id')).rows
    const before = await shuffled()
    for (let hours = 1; hours <= 2; hours += 1) {
      await shuffle(withoutWrites.deps, new Date(Date.now() + hours * 3_600_000))
    }
    expect(await shuffled()).toEqual(before)
    expect(withoutWrites.logged()).toContain('shuffling skipped')
  })
})

test('once there is room again, it is used within a second', async () => {
  const reserves = { UPLOAD_RESERVE_MB: Number(everything), WRITE_RESERVE_MB: Number(everything) }
  const folders = { files: tmpdir() }
  const space = openFreeSpace(folders, reserves)
  vi.useFakeTimers({ toFake: ['Date'] })
  expect(await space.room()).toBe('noWrites')
  // /proc reports no size, which counts as unlimited.
  folders.files = '/proc'
  vi.advanceTimersByTime(999)
  expect(await space.room()).toBe('noWrites')
  vi.advanceTimersByTime(1)
  expect(await space.room()).toBe('ample')
})
