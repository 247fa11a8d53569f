import { randomUUID } from 'node:crypto'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf } from '../test/desk.ts'
import { makePicture, makePost } from '../test/make.ts'
import { behindProxy, from, someAddress } from '../test/network.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp({ settings: behindProxy })
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())
afterEach(() => void vi.useRealTimers())

const report = { title: 'What I saw', desc: 'In the lane.' }
const send = (form: object = {}, { address = someAddress(), key }: { address?: string; key?: string } = {}) =>
  app.call(
    'POST /guest-reports',
    { form: { ...report, ...form } },
    { headers: { ...from(address).headers, ...(key && { 'idempotency-key': key }) } },
  )
const challenge = async (): Promise<Challenge> =>
  (await app.call('GET /guest-reports/challenge', {}, from(someAddress()))).body.challenge as Challenge
const proofOf = async (task: Challenge) =>
  JSON.stringify({ challenge: task, solution: await solveChallenge({ challenge: task, deriveKey }) })
const proof = async () => proofOf(await challenge())
const usedUp = (name: string, points: number) =>
  app.deps.pool.query(`update rate_limits set points = $2 where key like $1 || '-%'`, [name, points])

// Shows spec 8.88.
test('a report without an account is anonymous, waits, and is followed by the code of the answer', async () => {
  const answer = await send({
    proof: await proof(),
    location: 'Khulna',
    district: 'Khulna',
    upazila: 'Dacope',
    incidentAt: '2026-11-20T19:40',
    kinds: ['Theft', 'Assault'],
    medias: [await makePicture()],
    alts: ['A broken gate'],
    isAnonymous: 'false',
  })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('set-cookie')).toBeNull()
  const { followUpCode: code } = answer.body
  expect(Object.keys(answer.body).sort()).toEqual(['followUpCode', 'message', 'success'])
  expect(answer.body.message).toBe('Report submitted successfully')
  const followed = await app.call('POST /follow-ups', { body: { code } })
  expect(followed.body.report).toMatchObject({ title: 'What I saw', state: 'waiting' })
  const queue = await app.call('GET /posts/admin/pending', { query: { limit: 100 } }, { as: admin })
  const [post] = queue.body.posts
  expect(post).toMatchObject({
    ...report,
    location: 'Khulna',
    district: 'Khulna',
    upazila: 'Dacope',
    incidentAt: '2026-11-20T19:40',
    kinds: ['Theft', 'Assault'],
    isAnonymous: true,
    withoutAccount: true,
    user: null,
    medias: [{ type: 'image', alt: 'A broken gate' }],
  })
})

test('that it came without an account is told to moderators alone', async () => {
  await send({ title: 'Seen from afar' })
  const queue = await app.call(
    'GET /posts/admin/pending',
    { query: { search: 'Seen from afar' } },
    { as: admin },
  )
  const id = queue.body.posts[0]?._id ?? ''
  await app.call(
    'POST /posts/admin/toggle-approval/:id',
    { params: { id }, body: { action: 'approve' } },
    { as: admin },
  )
  for (const as of [undefined, await makePerson(app.deps)]) {
    const { post } = (await app.call('GET /posts/:id', { params: { id } }, { as })).body
    expect(post).toMatchObject({ isAnonymous: true, user: null })
    expect('withoutAccount' in post).toBe(false)
  }
})

test('what is wrong with a field is said at the field, and files are checked as those of others', async () => {
  const wrong = await send({ title: ' ', incidentAt: '2026-02-30' })
  expect(wrong.status).toBe(400)
  expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['incidentAt', 'title'])
  const program = new File(['#!/bin/sh'], 'picture.jpg', { type: 'image/jpeg' })
  expect((await send({ medias: [program] })).body.code).toMatch(/^file_/)
})

test('the same request sent again makes one report and is answered with the same code, without a second proof', async () => {
  const key = randomUUID()
  const form = { title: 'Sent twice', proof: await proof() }
  const first = await send(form, { key })
  const second = await send(form, { key })
  expect(second.body.followUpCode).toBe(first.body.followUpCode)
  const others = [{ title: 'Sent twice, otherwise' }, { location: 'Khulna' }, { incidentAt: '2026-11-13' }]
  for (const changed of others) {
    const other = await send({ ...form, ...changed, proof: await proof() }, { key })
    expect(other.body.followUpCode).toMatch(/^\d+$/)
    expect(other.body.followUpCode).not.toBe(first.body.followUpCode)
  }
  const queue = await app.call('GET /posts/admin/pending', { query: { search: 'Sent twice' } }, { as: admin })
  expect(queue.body.total).toBe(4)
  expect((await send({}, { key: '1' })).body.code).toBe('sending_key')
})

describe('a proof', () => {
  test('is good for one report', async () => {
    const used = await proof()
    expect((await send({ proof: used })).status).toBe(201)
    const again = await send({ proof: used })
    expect([again.status, again.body.code]).toEqual([400, 'proof_wrong'])
  })

  test('expires', async () => {
    const old = await proof()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21 * 60_000 })
    expect((await send({ proof: old })).body.code).toBe('proof_wrong')
  })

  test('is of this server, and of work that was done', async () => {
    const task = await challenge()
    const solved = JSON.parse(await proofOf(task))
    const forged = [
      { ...solved, solution: { ...solved.solution, derivedKey: task.parameters.keyPrefix.padEnd(64, '0') } },
      { ...solved, challenge: { ...task, signature: '00'.repeat(32) } },
      { ...solved, challenge: { ...task, parameters: { ...task.parameters, expiresAt: 9_999_999_999 } } },
      { ...solved, challenge: { ...task, parameters: { ...task.parameters, keyPrefix: '00' } } },
      { ...solved, challenge: { ...task, parameters: { ...task.parameters, cost: 1 } } },
      {},
      'x',
    ]
    for (const each of forged) {
      const { status, body } = await send({ proof: JSON.stringify(each) })
      expect([status, body.code]).toEqual([400, 'proof_wrong'])
    }
    expect((await send({ proof: 'no JSON' })).body.code).toBe('proof_wrong')
    expect((await send({ proof: JSON.stringify(solved) })).status).toBe(201)
  })
})

describe('reports', () => {
  /** The titles of what waits, as the desk and the list of the specification have it. */
  async function inOrder(): Promise<string[]> {
    const desk = await deskOf(app, admin).list({ limit: 100 })
    const list = await app.call('GET /posts/admin/pending', { query: { limit: 100 } }, { as: admin })
    const titles = desk.items.map(({ title }) => title)
    expect(list.body.posts.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
    expect(list.body.posts.at(-1)?.title).toBe(titles.at(-1))
    return titles
  }
  const isDeferred = async (title: string) => {
    const posts = app.deps.kysely.selectFrom('posts').where('title', '=', title)
    return (await posts.select('is_deferred').executeTakeFirstOrThrow()).is_deferred
  }
  const clear = () =>
    Promise.all([app.deps.pool.query('delete from rate_limits'), app.deps.pool.query('delete from posts')])
  beforeEach(clear)
  afterAll(clear)

  test('without a proof are accepted after the hour is full, and read after everything else, even with a threat', async () => {
    await send({ title: 'In time' })
    await usedUp('guest-slow-places', 300)
    const late = await send({ title: 'Late', desc: 'They said: we will kill you.' })
    expect(late.status).toBe(201)
    const code = late.body.followUpCode
    expect((await app.call('POST /follow-ups', { body: { code } })).body.report.title).toBe('Late')
    expect((await send({ title: 'Proved', proof: await proof() })).status).toBe(201)
    await makePost(app.deps, await makePerson(app.deps), { review: 'waiting', title: 'Named' })
    const titles = await inOrder()
    expect(titles).toHaveLength(4)
    expect(titles.at(-1)).toBe('Late')

    const query = { search: 'Late' }
    const found = await app.call('GET /posts/admin/pending', { query }, { as: admin })
    const id = found.body.posts[0]?._id ?? ''
    const body = { action: 'approve' } as const
    await app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body }, { as: admin })
    expect(await isDeferred('Late')).toBe(false)
  })

  test('with a proof are accepted beyond what moderators can handle, and read last', async () => {
    await send({ proof: await proof() })
    await usedUp('guest-places', 3_000)
    expect((await send({ title: 'Late', proof: await proof() })).status).toBe(201)
    expect([await isDeferred('Late'), await isDeferred('What I saw')]).toEqual([true, false])
  })

  test('keep half of the hour for addresses that have not reported yet', async () => {
    const repeater = someAddress()
    await send({}, { address: repeater })
    await send({}, { address: repeater })
    await usedUp('guest-slow-places-repeated', 30)
    await send({ title: 'Once more' }, { address: repeater })
    await send({ title: 'First' })
    expect([await isDeferred('Once more'), await isDeferred('First')]).toEqual([true, false])
  })

  test('that are deferred are taken without files once many of them had some', async () => {
    await send()
    await usedUp('guest-slow-places', 60)
    const withPicture = async (title: string) => send({ title, medias: [await makePicture()] })
    expect((await withPicture('Late')).status).toBe(201)
    await usedUp('guest-deferred-files', 60)
    const refused = await withPicture('Later')
    expect([refused.status, refused.body.code]).toEqual([503, 'files_unavailable'])
    expect((await send({ title: 'Later' })).status).toBe(201)
    expect(
      (await send({ title: 'Proved', proof: await proof(), medias: [await makePicture()] })).status,
    ).toBe(201)
  })

  test('are bounded by address, with a proof and without', async () => {
    const address = someAddress()
    for (let count = 0; count < 10; count += 1) expect((await send({}, { address })).status).toBe(201)
    await usedUp('guest-network', 60)
    for (const sent of [{ proof: await proof() }, {}]) {
      expect((await send(sent, { address })).body.code).toBe('too_many_from_network')
    }
    expect((await send()).status).toBe(201)
  })

  test('from one site are bounded, whichever of its networks they come from', async () => {
    await send({ proof: await proof() }, { address: '2001:db8:7:1::1' })
    await usedUp('guest-site', 180)
    const refused = await send({ proof: await proof() }, { address: '2001:db8:7:2::1' })
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_from_network'])
    expect((await send({ proof: await proof() }, { address: '2001:db8:8:1::1' })).status).toBe(201)
  })
})

test('forms are counted as they come, whatever is in them: their files are on the disk by then', async () => {
  const address = someAddress()
  const statuses = new Set<number>()
  for (let count = 0; count < 60; count += 1) statuses.add((await send({ title: ' ' }, { address })).status)
  expect([...statuses]).toEqual([400])
  expect((await send({ title: ' ' }, { address })).status).toBe(429)
})

test('are not taken where the operator has turned them off', async () => {
  const off = await startTestApp({ settings: { GUEST_REPORTS: '0' } })
  try {
    for (const { status, body } of [
      await off.call('POST /guest-reports', { form: report }),
      await off.call('GET /guest-reports/challenge', {}),
    ]) {
      expect([status, body.code]).toEqual([404, 'guest_reports_off'])
    }
  } finally {
    await off.close()
  }
})
