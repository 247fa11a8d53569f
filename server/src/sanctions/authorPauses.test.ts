import type { PausedThing } from '@bichar/contract/rules/sanctions.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { rowsWith } from '../test/database.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { connect } from '../test/live.ts'
import { makeComment, makePost, makeSuspect } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { dayAhead, sanction } from '../test/sanctions.ts'
import { statementsOfRequest } from '../test/statements.ts'

let t: TestApp
let admin: TestPerson
let another: TestPerson
let publicPost: string
beforeAll(async () => {
  t = await startTestApp()
  admin = await makePerson(t.deps, { role: 'admin', name: 'Amina' })
  another = await makePerson(t.deps, { role: 'admin' })
  publicPost = await makePost(t.deps, await makePerson(t.deps))
})
afterAll(() => t.close())

const make: Record<PausedThing, (author: TestPerson) => Promise<string>> = {
  post: (author) => makePost(t.deps, author, { isAnonymous: true }),
  comment: (author) => makeComment(t.deps, author, publicPost, { isAnonymous: true }),
  suspect: (author) => makeSuspect(t.deps, author),
}
const pause = (thing: PausedThing, id: string, as = admin, until = dayAhead(3)) =>
  t.call('POST /admin/author-pauses', { body: { thing, id, reason: 'A lie', until } }, { as })
const writes = async (as: TestPerson) =>
  (await t.call('POST /posts/:id/reactions', { params: { id: publicPost } }, { as })).body
const mine = async (as: TestPerson) => (await t.call('GET /sanctions/mine', {}, { as })).body.sanctions
const page = async ({ user }: TestPerson) =>
  (await t.call('GET /admin/users/:id', { params: { id: user.id } }, { as: admin })).body.person

describe('the author of something anonymous', () => {
  test.each(['post', 'comment', 'suspect'] as const)('is paused by the %s, and told', async (thing) => {
    const author = await makePerson(t.deps, { name: 'Zubaida Parvin' })
    const id = await make[thing](author)
    const { status, body } = await pause(thing, id)
    expect([status, body]).toEqual([201, { success: true, message: 'Author paused successfully' }])
    expect(await writes(author)).toMatchObject({ code: 'account_paused', sanction: { until: dayAhead(3) } })
    expect(await mine(author)).toMatchObject([{ kind: 'pause', reason: 'A lie', isActive: true }])
    await untilAllAreTold(t.deps)
    const { notifications } = (await t.call('GET /notifications', { query: {} }, { as: author })).body
    const told = notifications.filter(({ kind }) => kind === 'paused')
    expect(told.map(({ data }) => data)).toEqual([{ reason: 'A lie', until: dayAhead(3) }])
    expect(await writes(await makePerson(t.deps))).toMatchObject({ success: true })
  })

  test('is told of a long answer to their appeal, and nothing of whom it is for is stored on its way', async () => {
    const author = await makePerson(t.deps)
    const window = await connect(t, author)
    await pause('post', await make.post(author))
    const [own] = await mine(author)
    const params = { id: own?._id ?? '' }
    await t.call('POST /sanctions/:id/appeal', { params, body: { text: 'It is true.' } }, { as: author })
    await untilAllAreTold(t.deps)
    const stored = async () => (await t.deps.pool.query('select from live_attachments')).rowCount
    const before = await stored()
    const answer = 'ক'.repeat(2000)
    await t.call('POST /admin/appeals/:id', { params, body: { outcome: 'upheld', answer } }, { as: another })
    await untilAllAreTold(t.deps)
    const heard = expect.objectContaining({ kind: 'appeal_judged', unreadCount: expect.any(Number) })
    await eventually(() => expect(window.told).toContainEqual(['newNotification', heard]))
    expect(await stored()).toBe(before)
  })

  test('is not known to moderators: neither on their page, nor by strikes, appeals or the audit log', async () => {
    const author = await makePerson(t.deps, { name: 'Nasrin Sultana' })
    const before = await page(author)
    const id = await make.post(author)
    await pause('post', id)
    const [own] = await mine(author)
    const params = { id: own?._id ?? '' }
    await t.call('POST /sanctions/:id/appeal', { params, body: { text: 'It is true.' } }, { as: author })
    expect(await page(author)).toEqual(before)
    const appeals = (await t.call('GET /admin/appeals', { query: {} }, { as: another })).body.appeals
    expect(appeals).toMatchObject([
      { person: null, thing: { kind: 'post', _id: id, postId: id }, appeal: { text: 'It is true.' } },
    ])
    const judgement = { params, body: { outcome: 'lifted' } } as const
    expect((await t.call('POST /admin/appeals/:id', judgement, { as: another })).status).toBe(200)
    expect(await writes(author)).toMatchObject({ success: true })
    const log = await t.call('GET /admin/audit', { query: {} }, { as: admin })
    expect(log.body.entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['post.pauseAuthor', 'post.liftPause']),
    )
    for (const trace of [author.user.id, author.user.name]) {
      expect(JSON.stringify([appeals, log.body])).not.toContain(trace)
      expect(await rowsWith(t.deps, [trace, id])).toEqual([])
    }
  })

  test('costs the same work when they have left, never had an account, or are an admin', async () => {
    const leaving = await makePerson(t.deps)
    const left = await make.post(leaving)
    const body = { password: everybodysPassword, writing: 'keep' } as const
    await t.call('DELETE /users/profile', { body }, { as: leaving })
    const report = { title: 'Seen', desc: 'At night.', isAnonymous: true, keepNoLink: true }
    const filed = await t.call(
      'POST /posts',
      { form: report },
      {
        as: await makePerson(t.deps),
        headers: { 'idempotency-key': '0190a5a0-0000-4000-8000-000000000001' },
      },
    )
    const unlinked = filed.body.post._id
    const things = [
      await make.post(await makePerson(t.deps)),
      left,
      unlinked,
      await make.post(await makePerson(t.deps, { role: 'admin' })),
    ]
    await pause('post', await make.post(await makePerson(t.deps)))
    const works = []
    for (const id of things) {
      const body = { thing: 'post', id, reason: 'A lie', until: dayAhead(3) }
      works.push(await statementsOfRequest(t, admin, { method: 'POST', path: '/admin/author-pauses', body }))
    }
    for (const work of works) expect(work).toEqual(works[0])
  })

  test('who is an admin goes on moderating', async () => {
    const colleague = await makePerson(t.deps, { role: 'admin' })
    await pause('comment', await make.comment(colleague))
    expect(await writes(colleague)).toMatchObject({ code: 'account_paused' })
    const id = await makePost(t.deps, await makePerson(t.deps), { review: 'waiting' })
    const decision = { params: { id }, body: { action: 'approve' } } as const
    const answer = await t.call('POST /posts/admin/toggle-approval/:id', decision, { as: colleague })
    expect(answer.status).toBe(200)
  })

  test('can be paused several times, and of what holds the longest counts', async () => {
    const author = await makePerson(t.deps)
    const ids: string[] = []
    for (let times = 1; times <= 10; times++) {
      ids.push(await make.post(author))
      expect((await pause('post', ids.at(-1) ?? '', admin, dayAhead(times + 1))).status).toBe(201)
    }
    expect(await writes(author)).toMatchObject({ sanction: { until: dayAhead(9) } })
    const untils = (await mine(author)).map(({ until }) => until).toSorted()
    expect(untils).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map(dayAhead))
    await pause('post', ids[0] ?? '', admin, dayAhead(20))
    expect((await mine(author)).map(({ until }) => until)).toContain(dayAhead(20))
    expect(await mine(author)).toHaveLength(8)
  })

  test('keeps an appeal, however often they are paused', async () => {
    const author = await makePerson(t.deps)
    const first = await make.post(author)
    await pause('post', first, admin, dayAhead(2))
    const params = { id: (await mine(author))[0]?._id ?? '' }
    await t.call('POST /sanctions/:id/appeal', { params, body: { text: 'It is true.' } }, { as: author })
    await pause('post', first, admin, dayAhead(2))
    for (let times = 1; times <= 8; times++) await pause('post', await make.post(author))
    expect((await mine(author)).find(({ _id }) => _id === params.id)?.appeal).toMatchObject({ outcome: null })
  })

  test('sees of a pause only its day while what they wrote anonymously is hidden from them', async () => {
    const author = await makePerson(t.deps)
    const secondPassword = { current: everybodysPassword, newPassword: 'a second password' }
    await t.call('PUT /auth/second-password', { body: secondPassword }, { as: author })
    await pause('post', await make.post(author))
    await sanction(t, admin, author, { kind: 'pause', until: dayAhead(5) })
    await t.call('POST /auth/second-password/lock', {}, { as: author })
    const sanctions = await mine(author)
    const hidden = { kind: 'pause', day: null, reason: null, appeal: null, canAppeal: false, isActive: true }
    expect(sanctions).toEqual([{ ...hidden, _id: author.user.id, until: dayAhead(5) }])
    const params = { id: sanctions[0]?._id ?? '' }
    const answer = await t.call('POST /sanctions/:id/appeal', { params, body: { text: 'x' } }, { as: author })
    expect(answer.body.code).toBe('sanction_not_found')
  })
})

test('nobody pauses or judges themselves, and what has a name has a page of its person', async () => {
  const own = await make.post(admin)
  expect((await pause('post', own)).body.code).toBe('sanction_own')
  await pause('post', own, another)
  const [about] = await mine(admin)
  const params = { id: about?._id ?? '' }
  expect((await t.call('POST /admin/sanctions/:id/lift', { params }, { as: admin })).body.code).toBe(
    'sanction_own',
  )
  const named = await makePost(t.deps, await makePerson(t.deps))
  expect((await pause('post', named)).body.code).toBe('author_is_named')
  for (const thing of ['post', 'comment', 'suspect'] as const) {
    expect((await pause(thing, '0190a5a0-0000-4000-8000-000000000000')).status).toBe(404)
  }
})
