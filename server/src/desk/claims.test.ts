import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../db/ids.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf, untilCarriedOut } from '../test/desk.ts'
import { connect, type LivePerson } from '../test/live.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

/** Two processes of one installation. */
let one: TestApp
let two: TestApp
let author: TestPerson
let admin: TestPerson
let other: TestPerson
beforeAll(async () => {
  const settings = { SERVER_KEY: 'ab'.repeat(32) }
  one = await startTestApp({ settings })
  two = await startTestApp({ settings: { ...settings, DATABASE_URL: one.deps.config.DATABASE_URL ?? '' } })
  author = await makePerson(one.deps)
  admin = await makePerson(one.deps, { role: 'admin', name: 'Amina' })
  other = await makePerson(one.deps, { role: 'admin', name: 'Bashir' })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const waitingPost = (title = 'A bag was snatched') => makePost(one.deps, author, { review: 'waiting', title })
const runOut = (id: string) =>
  sql`update desk_claims set until = now() where subject_id = ${id}`.execute(one.deps.kysely)
const eventsOf = ({ desk }: LivePerson, id: string) => desk.filter((event) => event.id === id)
const hears = (window: LivePerson, id: string, events: object[]) =>
  eventually(() => expect(eventsOf(window, id)).toEqual(events))

test('what one has claimed nobody else gets, and everybody sees whose it is', async () => {
  const id = await waitingPost()
  const { status, body } = await deskOf(one, admin).claim('post', id)
  expect([status, body.claim.name, body.claim.isMine]).toEqual([200, 'Amina', true])
  const left = Date.parse(body.claim.until) - Date.now()
  expect(left).toBeGreaterThan(200_000)
  expect(left).toBeLessThanOrEqual(305_000)
  const refused = await deskOf(two, other).claim('post', id)
  expect([refused.status, refused.body.code]).toEqual([409, 'claimed'])
  expect(await deskOf(one, admin).listed(id)).toMatchObject([{ claim: { name: 'Amina', isMine: true } }])
  expect(await deskOf(two, other).listed(id)).toMatchObject([{ claim: { name: 'Amina', isMine: false } }])
  expect(await deskOf(one, admin).listed(id, { mine: true })).toHaveLength(1)
  expect(await deskOf(two, other).listed(id, { mine: true })).toEqual([])
})

test('it is extended by whoever has it, and given back by nobody else', async () => {
  const id = await waitingPost()
  await deskOf(one, admin).claim('post', id)
  await sql`update desk_claims set until = now() + interval '1 minute' where subject_id = ${id}`.execute(
    one.deps.kysely,
  )
  const { body } = await deskOf(one, admin).claim('post', id)
  expect(Date.parse(body.claim.until) - Date.now()).toBeGreaterThan(200_000)
  expect((await deskOf(two, other).release('post', id)).status).toBe(200)
  expect((await deskOf(two, other).claim('post', id)).status).toBe(409)
  await deskOf(one, admin).release('post', id)
  expect((await deskOf(two, other).claim('post', id)).status).toBe(200)
})

test('after five minutes it is free again', async () => {
  const id = await waitingPost()
  await deskOf(one, admin).claim('post', id)
  await runOut(id)
  expect(await deskOf(two, other).listed(id)).toMatchObject([{ claim: null }])
  expect((await deskOf(two, other).claim('post', id)).status).toBe(200)
  expect((await deskOf(one, admin).claim('post', id)).status).toBe(409)
})

test('of twenty who claim at once, one has it', async () => {
  const id = await waitingPost()
  const admins = await Promise.all(Array.from({ length: 20 }, () => makePerson(one.deps, { role: 'admin' })))
  const answers = await Promise.all(
    admins.map((each, index) => deskOf(index % 2 ? one : two, each).claim('post', id)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
})

test('of twenty who ask for the next at once, each gets another one, and the last ones nothing', async () => {
  const search = 'Everybody gets one'
  const ids = await Promise.all(Array.from({ length: 15 }, () => waitingPost(search)))
  const admins = await Promise.all(Array.from({ length: 20 }, () => makePerson(one.deps, { role: 'admin' })))
  const got = await Promise.all(
    admins.map((each, index) => deskOf(index % 2 ? one : two, each).next({ search })),
  )
  const found = got.flatMap((next) => next?.item.id ?? [])
  expect(found.sort()).toEqual(ids.sort())
  expect(got.filter((next) => next === null)).toHaveLength(5)
})

test('the next one is the first that is free, and not among those put by', async () => {
  const search = 'One after the other'
  const ids = [await waitingPost(search), await waitingPost(search), await waitingPost(search)]
  for (const [index, id] of ids.entries()) {
    await sql`update posts set updated_at = now() - make_interval(hours => ${10 - index}) where id = ${id}`.execute(
      one.deps.kysely,
    )
  }
  await deskOf(two, other).claim('post', ids[0] ?? '')
  const next = await deskOf(one, admin).next({ search })
  expect(next).toMatchObject({
    item: { id: ids[1], claim: { isMine: true } },
    thing: { post: { _id: ids[1] } },
  })
  expect((await deskOf(one, admin).next({ search, skip: [ids[1] ?? ''] }))?.item.id).toBe(ids[2])
})

test('more than fifty put by are refused', async () => {
  const skip = Array.from({ length: 51 }, newId)
  expect((await one.call('POST /admin/desk/next', { body: { skip } }, { as: admin })).status).toBe(400)
})

test('what does not wait cannot be claimed', async () => {
  for (const id of [await makePost(one.deps, author), newId()]) {
    expect((await deskOf(one, admin).claim('post', id)).body.code).toBe('desk_item_not_found')
  }
})

describe('the call of the specification', () => {
  test('decides at once whoever has claimed it, and the claim is over', async () => {
    const id = await waitingPost()
    const window = await connect(one, admin)
    const { body: claimed } = await deskOf(one, admin).claim('post', id)
    const claim = { userId: admin.user.id, name: 'Amina', until: claimed.claim.until }
    const events: object[] = [{ kind: 'post', id, claim, isGone: false }]
    // Events of two processes that happen at the same time arrive in any order.
    await hears(window, id, events)
    const body = { action: 'approve' } as const
    const { status } = await two.call(
      'POST /posts/admin/toggle-approval/:id',
      { params: { id }, body },
      { as: other },
    )
    expect(status).toBe(200)
    events.push({ kind: 'post', id, claim: null, isGone: true })
    await hears(window, id, events)
    const { rows } = await sql`select from desk_claims where subject_id = ${id}`.execute(one.deps.kysely)
    expect(rows).toHaveLength(0)
  })

  test('takes the mark away of a decision that fell away before', async () => {
    const id = await waitingPost()
    const edit = () =>
      one.call('PUT /posts/:id', { params: { id }, form: { title: 'Another', desc: 'x' } }, { as: author })
    await deskOf(one, admin).decide({ kind: 'post', id, version: '1', action: 'approve' })
    await edit()
    await untilCarriedOut(one, id)
    const isMarked = async () => (await deskOf(one, admin).listed(id))[0]?.marks.includes('changed')
    expect(await isMarked()).toBe(true)
    const body = { action: 'disapprove', reason: 'Which street?' } as const
    await two.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body }, { as: other })
    await edit()
    expect(await isMarked()).toBe(false)
  })
})

test('all admins hear of it, through every process, and nobody else does', async () => {
  const windows = [await connect(one, other), await connect(two, admin)]
  const stranger = await connect(two, author)
  const id = await waitingPost()
  await deskOf(one, admin).claim('post', id)
  await deskOf(one, admin).note('post', id, 'Who knows the place?')
  await deskOf(one, admin).release('post', id)
  const claimed = {
    kind: 'post',
    id,
    claim: { userId: admin.user.id, name: 'Amina', until: expect.any(String) },
  }
  const events = [claimed, claimed, { kind: 'post', id, claim: null }].map((each) => ({
    ...each,
    isGone: false,
  }))
  for (const window of windows) await hears(window, id, events)
  expect(stranger.desk).toEqual([])
})
