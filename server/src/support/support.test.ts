import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { hourOf } from '../authorship/days.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makePicture } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { sample } from '../test/samples.ts'

let app: TestApp
let person: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp({ settings: { LOG_LEVEL: 'trace' } })
  person = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
})
afterAll(() => app.close())
afterEach(() => void vi.useRealTimers())

const words = { name: ' Rahima Begum ', phone: '০১৭১২-৩৪৫৬৭৮', desc: 'I need a lawyer.' }

const ask = (form: object, as = person, headers = {}) =>
  app.call('POST /support', { form: form as never }, { as, headers })
const all = async (query = {}, as = admin) => (await app.call('GET /support/all', { query }, { as })).body
const action = (id: string, as = admin) =>
  app.call('PATCH /support/:id/status', { params: { id }, body: { status: 'action-taken' } }, { as })
/** The part of an id by which things of one time are sorted. */
const behind = (id: string) => id.replaceAll('-', '').slice(12)
const requestOf = async (id: string, as = admin) =>
  (await all({ limit: 100 }, as)).requests.find(({ _id }) => _id === id)

/** A request with a picture and a video, as an admin receives it. */
async function withFiles() {
  const video = new File([new Uint8Array(sample('video.mp4'))], 'video.mp4')
  const files = [await makePicture(), video]
  const form = { ...words, files, alts: ['A bruise', 'A man shouts.'] }
  const { body } = await ask(form, await makePerson(app.deps))
  const request = await requestOf(body.request._id)
  const [picture, film] = request?.files ?? []
  if (!picture?.thumbnail || !film) throw new Error('the files are not there')
  return { request, picture: picture.url, thumbnail: picture.thumbnail, film: film.url }
}

describe('a request for support', () => {
  // Shows spec 3.10, 7.27, 8.96.
  test('is taken in, and told back to whoever sent it without the files', async () => {
    const files = [
      await makePicture(),
      new File([new Uint8Array(sample('video.mp4'))], 'video.mp4'),
      new File([new Uint8Array(sample('sound.mp3'))], 'sound.mp3'),
    ]
    const { status, body } = await ask({ ...words, files })
    expect(status).toBe(201)
    const request = {
      _id: expect.any(String),
      name: 'Rahima Begum',
      phone: '8801712345678',
      desc: 'I need a lawyer.',
      fileCount: 3,
      status: 'pending',
      createdAt: expect.any(String),
    }
    expect(body).toEqual({ success: true, message: 'Support request submitted', request })
    const mine = await app.call('GET /support/mine', {}, { as: person })
    expect(mine.body).toMatchObject({ requests: [body.request], total: 1, currentPage: 1, totalPages: 1 })
    const stranger = await makePerson(app.deps)
    expect((await app.call('GET /support/mine', {}, { as: stranger })).body.requests).toEqual([])
  })

  // Shows spec 5.44.
  test.each([
    [{ ...words, name: ' ' }, 'name', 'Name is required'],
    [{ ...words, phone: '' }, 'phone', 'Please enter your phone number'],
    [{ ...words, phone: '12345' }, 'phone', 'Phone number must be 10 or 11 digits'],
    [{ ...words, desc: '\n' }, 'desc', 'Description is required'],
    [{ ...words, desc: 'x'.repeat(10_001) }, 'desc', 'This text is too long'],
    [{ ...words, alts: ['Of no file'] }, 'alts', 'There are more descriptions than files'],
  ])('%# says what is missing', async (form, field, message) => {
    const { status, body } = await ask(form)
    expect([status, body.message, body.errors]).toEqual([400, message, { [field]: message }])
  })

  test('sent again with the same key, also at once, is made once', async () => {
    const sender = await makePerson(app.deps)
    const headers = { 'idempotency-key': 'a-key' }
    const answers = await Promise.all([1, 2, 3].map(() => ask(words, sender, headers)))
    answers.push(await ask(words, sender, headers))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.request._id)).size).toBe(1)
    expect((await app.call('GET /support/mine', {}, { as: sender })).body.total).toBe(1)
  })

  test('twenty times an hour is enough', async () => {
    const sender = await makePerson(app.deps)
    expect((await ask({}, sender)).status).toBe(400)
    for (let times = 0; times < 20; times++) expect((await ask(words, sender)).status).toBe(201)
    expect((await ask(words, sender)).status).toBe(429)
  })

  test('leaves name, phone and words in no log', async () => {
    await ask({ ...words, desc: 'unmistakable words' })
    for (const secret of ['unmistakable', 'Rahima', '1712345678']) expect(app.logged()).not.toContain(secret)
  })
})

describe('admins', () => {
  // Shows spec 7.27.
  test('read those that wait with the oldest first, others with the latest first', async () => {
    const ids: string[] = []
    for (const [hours, desc] of ['one', 'two', 'three'].entries()) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
      ids.push((await ask({ ...words, desc }, await makePerson(app.deps))).body.request._id)
      vi.useRealTimers()
    }
    await action(ids[0] ?? '')
    await action(ids[2] ?? '')
    const own = (requests: { _id: string }[]) =>
      requests.map(({ _id }) => ids.indexOf(_id)).filter((index) => index >= 0)
    expect(own((await all({ limit: 100 })).requests)).toEqual([2, 1, 0])
    expect(own((await all({ limit: 100, status: 'action-taken' })).requests)).toEqual([2, 0])
    const pending = await all({ limit: 100, status: 'pending' })
    expect(own(pending.requests)).toEqual([1])
    expect(pending.requests.map(({ createdAt }) => createdAt)).toEqual(
      pending.requests.map(({ createdAt }) => createdAt).toSorted(),
    )
    const second = await all({ limit: 1, page: 2, status: 'pending' })
    expect(second.requests[0]?._id).toBe(pending.requests[1]?._id)
    expect(second).toMatchObject({ total: pending.total, totalPages: pending.total, currentPage: 2 })
  })

  test('read of each only the hour, and those of one hour in an order that has no meaning and loses none', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: hourOf(new Date()).getTime() + 30 * 60_000 })
    const filed: string[] = []
    for (let minute = 0; minute < 12; minute++) {
      vi.setSystemTime(Date.now() + 60_000)
      const desc = `Hourly: ${minute}`
      filed.push((await ask({ ...words, desc }, await makePerson(app.deps))).body.request._id)
    }
    vi.useRealTimers()
    const isFiled = ({ id }: { id: string }) => filed.includes(id)
    const byRandomBits = filed.toSorted((one, other) => (behind(one) < behind(other) ? -1 : 1))
    const listed: { id: string; time: string }[] = []
    for (let page = 1; ; page++) {
      const { requests, totalPages } = await all({ status: 'pending', limit: 5, page })
      listed.push(...requests.map(({ _id: id, createdAt: time }) => ({ id, time })))
      if (page === totalPages) break
    }
    expect(listed.filter(isFiled).map(({ id }) => id)).toEqual(byRandomBits)
    const query = { kind: 'support' as const, limit: 5 }
    const atDesk: { id: string; time: string }[] = []
    for (let cursor: string | undefined | null; cursor !== null; ) {
      const { body } = await app.call('GET /admin/desk', { query: { ...query, cursor } }, { as: admin })
      atDesk.push(...body.items.map(({ id, since: time }) => ({ id, time })))
      cursor = body.nextCursor
    }
    expect(atDesk.filter(isFiled).map(({ id }) => id)).toEqual(byRandomBits)
    await untilAllAreTold(app.deps)
    const { notifications } = (await app.call('GET /notifications', {}, { as: admin })).body
    const told = notifications.filter(({ kind }) => kind === 'support_waiting')
    expect(told).toHaveLength(1)
    const { summary } = (await app.call('GET /admin/summary', {}, { as: admin })).body
    const { rows } = await app.deps.pool.query<{ created_at: Date }>(
      'select created_at from support_requests',
    )
    const times = [
      ...[...listed, ...atDesk].map(({ time }) => time),
      ...told.map(({ createdAt }) => createdAt),
      String(summary.supportRequests.oldest),
      ...rows.map(({ created_at }) => created_at.toISOString()),
    ]
    expect(times.filter((time) => hourOf(new Date(time)).toISOString() !== time)).toEqual([])
  })

  // Shows spec 4.25, 7.27, 8.99.
  test('mark one as acted upon once, and the log says who', async () => {
    const { _id } = (await ask(words)).body.request
    const other = await makePerson(app.deps, { role: 'admin' })
    const answers = await Promise.all([action(_id), action(_id, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const done = answers.find(({ status }) => status === 200)?.body
    expect(done).toMatchObject({
      message: 'Status updated successfully',
      request: { _id, status: 'action-taken' },
    })
    const mine = (await app.call('GET /support/mine', {}, { as: person })).body.requests
    expect(mine.find((request) => request._id === _id)?.status).toBe('action-taken')
    const query = { action: 'support.actionTaken' as const, limit: 1 }
    const { entries } = (await app.call('GET /admin/audit', { query }, { as: admin })).body
    expect(entries[0]?.subject).toMatchObject({ kind: 'support', _id, title: 'Rahima Begum', exists: true })
    const back = { params: { id: _id }, body: { status: 'pending' } }
    expect((await app.call('PATCH /support/:id/status', back as never, { as: admin })).status).toBe(400)
  })
})

describe('the files of a request', () => {
  test('are served to the admin who asked, and kept by no cache', async () => {
    const { picture, thumbnail, film } = await withFiles()
    const asPicture = "default-src 'none'; sandbox"
    const asVideo = "default-src 'none'; media-src 'self'; sandbox allow-same-origin"
    for (const [address, type, policy] of [
      [picture, 'image/jpeg', asPicture],
      [thumbnail, 'image/jpeg', asPicture],
      [film, 'video/mp4', asVideo],
    ] as const) {
      const response = await app.request(address)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'private, no-store',
        'content-security-policy': policy,
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      })
    }
    const part = await app.request(film, { headers: { range: 'bytes=0-9' } })
    expect([part.status, part.headers.get('cache-control')]).toEqual([206, 'private, no-store'])
  })

  test('have no public address, whatever is made of theirs', async () => {
    const { picture } = await withFiles()
    const name = picture.match(/private\/([\w.-]+)/)?.[1] ?? ''
    const { searchParams } = new URL(picture, 'http://localhost')
    const changed = (change: Record<string, string>) =>
      `/media/private/${name}?${new URLSearchParams({ ...Object.fromEntries(searchParams), ...change })}`
    const other = await withFiles()
    const wrong = [
      `/media/${name}`,
      `/media/${name}?${searchParams}`,
      `/media/private/${name}`,
      `/media/private/${name}?until=1&until=2&session[]=x&signature`,
      other.picture.replace(/private\/[\w.-]+/, `private/${name}`),
      changed({ until: String(Number(searchParams.get('until')) + 1) }),
      changed({ until: 'Infinity' }),
      changed({ session: '0' }),
      changed({ signature: 'x'.repeat(43) }),
    ]
    expect((await app.request(changed({}))).status).toBe(200)
    for (const address of wrong)
      expect([address, (await app.request(address)).status]).toEqual([address, 404])
  })

  test('are gone after twenty minutes, and with the session or the role of the admin', async () => {
    const { picture } = await withFiles()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 14 * 60 * 1000)
    expect((await app.request(picture)).status).toBe(200)
    vi.setSystemTime(Date.now() + 7 * 60 * 1000)
    expect((await app.request(picture)).status).toBe(404)
    vi.useRealTimers()

    const { kysely } = app.deps
    const passing = await makePerson(app.deps, { role: 'admin' })
    const { request } = await withFiles()
    const address = (await requestOf(request?._id ?? '', passing))?.files[0]?.url ?? ''
    expect((await app.request(address)).status).toBe(200)
    await kysely.updateTable('users').set({ role: 'user' }).where('id', '=', passing.user.id).execute()
    expect((await app.request(address)).status).toBe(404)
    await kysely.updateTable('users').set({ role: 'admin' }).where('id', '=', passing.user.id).execute()
    expect((await app.request(address)).status).toBe(200)
    await app.call('POST /auth/logout', {}, { as: passing })
    expect((await app.request(address)).status).toBe(404)
  })

  test('say to admins what they show, and what is said in them', async () => {
    const { request } = await withFiles()
    expect(request?.files.map(({ alt }) => alt)).toEqual(['A bruise', 'A man shouts.'])
  })

  test('keep their addresses for a while, so that a list read again does not load them again', async () => {
    const { request } = await withFiles()
    vi.useFakeTimers({ toFake: ['Date'] })
    const aFullStep = Math.ceil(Date.now() / 300_000) * 300_000 + 60_000
    vi.setSystemTime(aFullStep)
    const id = request?._id ?? ''
    const first = (await requestOf(id))?.files
    vi.setSystemTime(aFullStep + 120_000)
    expect((await requestOf(id))?.files).toEqual(first)
  })
})
