import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '../db/ids.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf, letTimePass, untilCarriedOut } from '../test/desk.ts'
import { isCached, startCachingApps } from '../test/guests.ts'
import { connect } from '../test/live.ts'
import { untilOneWaits } from '../test/locks.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { dropDecision } from './decisionStore.ts'
import { carryOutDue } from './decisions.ts'

/** Two processes of one installation, with caches for guests. */
let one: TestApp
let two: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  ;[one, two] = await startCachingApps()
  author = await makePerson(one.deps)
  admin = await makePerson(one.deps, { role: 'admin' })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const waitingPost = () => makePost(one.deps, author, { review: 'waiting' })
const approve = (id: string) => ({ kind: 'post', id, version: '1', action: 'approve' }) as const
const stateOf = async (id: string) =>
  (await one.deps.kysely.selectFrom('posts').select('review_state').where('id', '=', id).executeTakeFirst())
    ?.review_state
const deedsOn = (ids: string[]) =>
  one.deps.kysely.selectFrom('audit_log').select('subject_id').where('subject_id', 'in', ids).execute()
const pending = async (id: string) =>
  (await sql`select from desk_decisions where subject_id = ${id} and is_pending`.execute(one.deps.kysely))
    .rows.length

test('of several processes one does it, once', async () => {
  const window = await connect(one, await makePerson(one.deps, { role: 'admin' }))
  const [last = '', ...ids] = await Promise.all(Array.from({ length: 21 }, waitingPost))
  await deskOf(one, admin).decide(...ids.map(approve))
  await letTimePass(one, ...ids)
  await Promise.all([one, two, one, two].map(({ deps }) => carryOutDue(deps)))
  await untilCarriedOut(one, ...ids)
  expect((await deedsOn(ids)).map(({ subject_id }) => subject_id).sort()).toEqual(ids.sort())
  // If a process had carried out a decision a second time, there would be more events before these.
  const heard = () => window.desk.map(({ id }) => id)
  for (const app of [one, two]) await deskOf(app, admin).claim('post', last)
  await eventually(() => expect(heard().filter((id) => id === last)).toHaveLength(2))
  expect(
    heard()
      .filter((id) => id !== last)
      .sort(),
  ).toEqual([...ids, ...ids].sort())
})

test('what a process has taken that is gone, another carries out', async () => {
  const { SERVER_KEY = '', DATABASE_URL = '' } = one.deps.config
  const third = await startTestApp({ settings: { SERVER_KEY, DATABASE_URL } })
  const id = await waitingPost()
  await deskOf(third, admin).decide(approve(id))
  await third.close()
  expect([await pending(id), await stateOf(id)]).toEqual([1, 'waiting'])
  await letTimePass(one, id)
  await eventually(async () => expect(await stateOf(id)).toBe('approved'))
})

test('what fails changes nothing, stands in no other way, and is done later', async () => {
  const [failing, fine] = [await waitingPost(), await waitingPost()]
  const { ask } = one.deps.jobs
  for (const { deps } of [one, two]) {
    const spy = vi.spyOn(deps.jobs, 'ask').mockImplementation((tx, job, values, when) => {
      if (JSON.stringify(values).includes(failing)) throw new Error('the queue is away')
      return ask(tx, job, values, when)
    })
    onTestFinished(() => spy.mockRestore())
  }
  await deskOf(one, admin).decide(approve(failing), approve(fine))
  await letTimePass(one, failing, fine)
  await carryOutDue(one.deps)
  await eventually(async () => expect(await stateOf(fine)).toBe('approved'))
  expect([await stateOf(failing), await pending(failing), await deedsOn([failing])]).toEqual([
    'waiting',
    1,
    [],
  ])
  vi.restoreAllMocks()
  await eventually(async () => expect(await stateOf(failing)).toBe('approved'))
  expect(await deedsOn([failing])).toHaveLength(1)
})

test('what fails is tried about once a second, not as often as a process can', async () => {
  const id = await waitingPost()
  let attempts = 0
  for (const { deps } of [one, two]) {
    const spy = vi.spyOn(deps.jobs, 'ask').mockImplementation(() => {
      attempts += 1
      return Promise.reject(new Error('the queue is away'))
    })
    onTestFinished(() => spy.mockRestore())
  }
  await deskOf(one, admin).decide(approve(id))
  await letTimePass(one, id)
  // Each process has a look after at most five seconds.
  await eventually(() => expect(attempts).toBeGreaterThan(1))
  attempts = 0
  await pause(2_000)
  expect(attempts).toBeLessThanOrEqual(6)
  vi.restoreAllMocks()
  await untilCarriedOut(one, id)
})

test('what goes on failing for a minute is back in the queue', async () => {
  const id = await waitingPost()
  for (const { deps } of [one, two]) {
    const spy = vi.spyOn(deps.jobs, 'ask').mockRejectedValue(new Error('the queue is away'))
    onTestFinished(() => spy.mockRestore())
  }
  await deskOf(one, admin).decide(approve(id))
  await sql`update desk_decisions set due_at = now() - interval '2 minutes' where subject_id = ${id}`.execute(
    one.deps.kysely,
  )
  await carryOutDue(one.deps)
  await eventually(async () => expect(await pending(id)).toBe(0))
  expect(await deskOf(two, admin).listed(id)).toMatchObject([
    { marks: expect.arrayContaining(['changed']), claim: null },
  ])
  expect(await stateOf(id)).toBe('waiting')
})

test('what is dropped while another process takes it up is locked in the same order', async () => {
  const id = await waitingPost()
  const [decision] = (await deskOf(one, admin).decide(approve(id))).body.decisions
  const dropping = { decision_id: decision?._id ?? '', id, kind: 'post' } as Parameters<
    typeof dropDecision
  >[1]
  // An array, since a transaction would wait for a promise that it returns.
  const [dropped] = await one.deps.kysely.transaction().execute(async (tx) => {
    await sql`select from desk_decisions where id = ${dropping.decision_id} for update`.execute(tx)
    const dropped = dropDecision(one.deps.kysely, dropping)
    await untilOneWaits(one.deps)
    await sql`select from desk_claims where subject_id = ${id} for update nowait`.execute(tx)
    return [dropped]
  })
  await dropped
  expect(await pending(id)).toBe(0)
  expect(await deskOf(two, admin).listed(id)).toMatchObject([
    { marks: expect.arrayContaining(['changed']), claim: null },
  ])
})

test('all admins hear when it leaves the queue, comes back, and has taken effect', async () => {
  const window = await connect(two, await makePerson(one.deps, { role: 'admin' }))
  const id = await waitingPost()
  const heard = () => window.desk.filter((event) => event.id === id)
  const desk = deskOf(one, admin)
  const [decision] = (await desk.decide(approve(id))).body.decisions
  await desk.undo(decision?._id ?? '')
  await desk.decide(approve(id))
  await untilCarriedOut(one, id)
  await eventually(() => expect(heard()).toHaveLength(4))
  expect(heard().map(({ isGone, claim }) => [isGone, claim?.userId])).toEqual([
    [true, undefined],
    [false, admin.user.id],
    [true, undefined],
    [true, undefined],
  ])
})

test('a decision of somebody who is an admin no more has no effect, and all admins hear that the item waits', async () => {
  const former = await makePerson(one.deps, { role: 'admin' })
  const window = await connect(two, await makePerson(one.deps, { role: 'admin' }))
  const id = await waitingPost()
  await deskOf(one, former).decide(approve(id))
  await one.deps.kysely.updateTable('users').set({ role: 'user' }).where('id', '=', former.user.id).execute()
  await untilCarriedOut(one, id)
  expect(await stateOf(id)).toBe('waiting')
  const heard = () => window.desk.filter((event) => event.id === id)
  await eventually(() => expect(heard()).toHaveLength(2))
  expect(heard().map(({ isGone }) => isGone)).toEqual([true, false])
  expect(await deskOf(two, admin).listed(id)).toHaveLength(1)
})

describe('a decision that is undone', () => {
  /** Records the cache notifications that the database sends from now on. */
  async function watchGuests() {
    const client = new pg.Client({ connectionString: one.deps.config.DATABASE_URL })
    await client.connect()
    onTestFinished(() => client.end())
    const notices: string[] = []
    client.on('notification', ({ payload = '' }) => void notices.push(payload))
    await client.query('listen guest_cache')
    return {
      notices: async () => {
        const last = `post ${newId()}`
        await client.query('select pg_notify($1, $2)', ['guest_cache', last])
        await eventually(() => expect(notices).toContain(last))
        return notices.filter((notice) => notice !== last)
      },
    }
  }
  const bytesOf = async (path: string) => Buffer.from(await (await one.request(path)).arrayBuffer())

  test('leaves no trace in what guests are shown, nor is one told of', async () => {
    const waiting = await waitingPost()
    const flagged = await makePost(one.deps, author)
    const body = { reason: 'It is not true' }
    await one.call('POST /posts/:id/report', { params: { id: flagged }, body }, { as: admin })
    const paths = ['/api/posts', `/api/posts/${flagged}`]
    // Both responses are cached by now, and must stay so.
    for (const path of paths) await eventually(async () => expect(await isCached(one, path)).toBe(true))
    const before = await Promise.all(paths.map(bytesOf))
    const { notices } = await watchGuests()
    const desk = deskOf(one, admin)
    const [item] = await desk.listed(flagged, { kind: 'flag' })
    const { decisions } = (
      await desk.decide(approve(waiting), {
        kind: 'flag',
        id: flagged,
        version: item?.version ?? '',
        action: 'remove',
        reason: 'It is hateful',
      })
    ).body
    expect(decisions).toHaveLength(2)
    const during = await Promise.all(paths.map(bytesOf))
    for (const { _id } of decisions) expect((await desk.undo(_id)).status).toBe(200)
    await carryOutDue(one.deps)
    const after = await Promise.all(paths.map(bytesOf))
    expect(during).toEqual(before)
    expect(after).toEqual(before)
    for (const path of paths) expect(await isCached(one, path)).toBe(true)
    expect(await notices()).toEqual([])
    expect(await deedsOn([waiting, flagged])).toHaveLength(1)
  })

  test('and one that is not is told of', async () => {
    const id = await waitingPost()
    const { notices } = await watchGuests()
    await deskOf(one, admin).decide(approve(id))
    await untilCarriedOut(one, id)
    expect(await notices()).toContain(`post ${id}`)
  })
})
