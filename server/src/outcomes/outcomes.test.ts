import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { openLockedPhone } from '../test/lockedPhone.ts'
import { actorOf, makePost, makeTimeline } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { decideTimeline } from '../timelines/timelines.ts'
import { askWhatBecame } from './asking.ts'

let t: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  t = await startTestApp()
  author = await makePerson(t.deps, { name: 'Rina Akter' })
  admin = await makePerson(t.deps, { role: 'admin' })
})
afterAll(() => t.close())

const day = 24 * 60 * 60 * 1000
const ask = (daysFromNow: number) => askWhatBecame(t.deps, new Date(Date.now() + daysFromNow * day))
const askedOf = async (as: TestPerson) => (await t.call('GET /outcomes', {}, { as })).body.asked
const isAsked = async (as: TestPerson, postId: string) =>
  (await askedOf(as)).filter((asked) => asked.postId === postId)
const told = async (as: TestPerson, postId: string) => {
  await untilAllAreTold(t.deps)
  const { body } = await t.call('GET /notifications', { query: { limit: 100 } }, { as })
  return body.notifications.filter(({ kind, data }) => kind.endsWith('_asked') && data.postId === postId)
}
const answer = (
  id: string,
  as: TestPerson,
  body: { answer: 'nothing' | 'filed' | 'closed'; language?: 'bn' },
) => t.call('POST /posts/:id/outcome', { params: { id }, body }, { as })
const waiting = async (postId: string) => {
  const { body } = await t.call('GET /timelines/pending', { query: { limit: 100 } }, { as: admin })
  return body.timelines.filter((entry) => entry.postId === postId)
}

describe('the author of a public report', () => {
  test('is asked after 14 days and after 60, each once, however many processes ask', async () => {
    const postId = await makePost(t.deps, author, { title: 'Timber cut' })
    const hidden = await makePost(t.deps, author, { review: 'waiting' })
    await ask(13)
    expect(await isAsked(author, postId)).toEqual([])
    await Promise.all([ask(15), ask(15), ask(15)])
    await ask(15)
    expect(await isAsked(author, postId)).toEqual([{ postId, title: 'Timber cut', state: 'reported' }])
    expect(await told(author, postId)).toMatchObject([
      { kind: 'outcome_asked', data: { postTitle: 'Timber cut' }, link: `/postDetails/${postId}` },
    ])
    await ask(61)
    await ask(61)
    expect(await told(author, postId)).toHaveLength(2)
    expect(await isAsked(author, postId)).toHaveLength(1)
    expect(await isAsked(author, hidden)).toEqual([])
    expect(await isAsked(admin, postId)).toEqual([])
  })

  test('is asked again after the usual time of a step, and not once the case has ended', async () => {
    const postId = await makePost(t.deps, author)
    const date = new Date().toISOString().slice(0, 10)
    await makeTimeline(t.deps, author, postId, { step: 'court', date })
    await ask(61)
    expect(await told(author, postId)).toHaveLength(1)
    expect(await isAsked(author, postId)).toMatchObject([{ state: 'court' }])
    await ask(182)
    expect(await told(author, postId)).toHaveLength(2)
    const ended = await makePost(t.deps, author)
    await makeTimeline(t.deps, author, ended, { step: 'verdict', date })
    await ask(400)
    expect(await told(author, ended)).toEqual([])
  })

  test('answers with a step, which waits like every other entry, and is not asked the same again', async () => {
    const postId = await makePost(t.deps, author)
    await ask(15)
    const both = await Promise.all([
      answer(postId, author, { answer: 'filed' }),
      answer(postId, author, { answer: 'filed' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await isAsked(author, postId)).toEqual([])
    const [entry, ...none] = await waiting(postId)
    expect(none).toEqual([])
    expect(entry).toMatchObject({ title: 'A case was filed', step: 'filed', isApproved: false })
    const seen = await t.call('GET /posts/:id', { params: { id: postId } })
    expect(seen.body.post.caseLine).toEqual({ steps: [], updates: 0 })
    await decideTimeline(t.deps, actorOf(admin), entry?._id ?? '', 'approve')
    const after = await t.call('GET /posts/:id', { params: { id: postId } })
    expect(after.body.post.caseLine.steps).toMatchObject([{ step: 'filed' }])
    await ask(16)
    expect(await isAsked(author, postId)).toEqual([])
    expect(await told(author, postId)).toHaveLength(1)
  })

  test('answers that there is nothing, in their language, which is an entry without a step', async () => {
    const postId = await makePost(t.deps, author)
    await ask(15)
    expect((await answer(postId, author, { answer: 'nothing', language: 'bn' })).status).toBe(201)
    expect(await waiting(postId)).toMatchObject([{ title: 'এখনো কিছু হয়নি', step: '' }])
  })

  test('needs one connection only, since many who answer at once would otherwise wait for each other', async () => {
    const postId = await makePost(t.deps, author)
    await ask(15)
    const { pool } = t.deps
    const taken = await Promise.all(Array.from({ length: (pool.options.max ?? 0) - 1 }, () => pool.connect()))
    const { status } = await answer(postId, author, { answer: 'filed' })
    for (const client of taken) client.release()
    expect(status).toBe(201)
  })

  test('has answered, too, who tells by themselves what became of it', async () => {
    const postId = await makePost(t.deps, author)
    await ask(15)
    await makeTimeline(t.deps, author, postId, { approved: false })
    expect(await isAsked(author, postId)).toEqual([])
    expect((await answer(postId, author, { answer: 'closed' })).body.code).toBe('conflict')
  })
})

test('a report that fails is logged, keeps nobody behind it from being asked, and is asked of by the next round', async () => {
  const somebody = await makePerson(t.deps)
  const [failing, behind] = [await makePost(t.deps, somebody), await makePost(t.deps, somebody)]
  await t.deps.pool.query(`update outcome_looks set look_on = '2000-01-01' where post_id = $1`, [failing])
  await t.deps.pool.query(`
    create function refuse_to_ask() returns trigger language plpgsql as $$ begin raise 'not to be asked'; end $$;
    create trigger refuse_to_ask before insert on outcome_questions for each row
      when (new.post_id = '${failing}') execute function refuse_to_ask()`)
  await ask(15)
  expect([await isAsked(somebody, failing), await isAsked(somebody, behind)]).toMatchObject([[], [{}]])
  expect(t.logged()).toContain('not to be asked')
  await t.deps.pool.query('drop function refuse_to_ask cascade')
  await ask(15)
  expect(await isAsked(somebody, failing)).toHaveLength(1)
})

describe('the author of an anonymous report', () => {
  test('is asked without a word of who they are anywhere, and answers without a name', async () => {
    const postId = await makePost(t.deps, author, { isAnonymous: true })
    await ask(15)
    expect(await isAsked(author, postId)).toHaveLength(1)
    expect(await told(author, postId)).toHaveLength(1)
    for (const table of ['outcome_questions', 'outcome_looks', 'notifications', 'boss.job']) {
      const { rows } = await t.deps.pool.query(
        `select o::text as row from ${table} o where o::text like $1`,
        [`%${postId}%`],
      )
      for (const { row } of rows) {
        expect(row).not.toContain(author.user.id)
        expect(row).not.toContain(t.deps.authorship.followerTag(author.user.id))
      }
    }
    expect((await answer(postId, author, { answer: 'filed' })).status).toBe(201)
    const [entry] = await waiting(postId)
    expect(entry).toMatchObject({ createdBy: null, step: 'filed' })
    expect(entry?.createdAt).toMatch(/T18:00:00.000Z$/)
  })

  test('is shown nothing of it while what they wrote is hidden from them', async () => {
    const somebody = await makePerson(t.deps)
    const postId = await makePost(t.deps, somebody, { isAnonymous: true })
    await ask(15)
    await t.deps.pool.query(
      `insert into password_resets (user_id, since, old_password_hash, device_ids) values ($1, now(), 'x', '{}')`,
      [somebody.user.id],
    )
    await eventually(async () => expect(await isAsked(somebody, postId)).toEqual([]))
    expect((await answer(postId, somebody, { answer: 'filed' })).body.code).toBe('conflict')
  })
})

test('an admin who has added to a report and follows it is asked as well, and nobody else who follows', async () => {
  const postId = await makePost(t.deps, author)
  const [reader, adding] = [await makePerson(t.deps), await makePerson(t.deps, { role: 'admin' })]
  for (const as of [reader, adding, admin]) {
    await t.call('PUT /follows', { body: { kind: 'post', of: postId } }, { as })
  }
  const notFollowing = await makePerson(t.deps, { role: 'admin' })
  for (const each of [adding, notFollowing]) await makeTimeline(t.deps, each, postId)
  await ask(15)
  await ask(15)
  expect(await told(adding, postId)).toMatchObject([{ kind: 'followed_asked' }])
  expect(await isAsked(adding, postId)).toHaveLength(1)
  for (const as of [reader, admin, notFollowing]) {
    expect(await told(as, postId)).toEqual([])
    expect(await isAsked(as, postId)).toEqual([])
  }
  // Somebody who stops following the report is not asked for as long as they do not follow it.
  const subject = { kind: 'post', of: postId } as const
  await t.call('DELETE /follows', { body: subject }, { as: adding })
  expect(await isAsked(adding, postId)).toEqual([])
  await t.call('PUT /follows', { body: subject }, { as: adding })
  expect((await answer(postId, adding, { answer: 'filed' })).status).toBe(201)
  expect(await isAsked(adding, postId)).toEqual([])
  // After they have left, the record that they were asked is deleted as well.
  const asked = async () =>
    (
      await t.deps.pool.query('select from outcome_questions where who = $1', [
        t.deps.authorship.followerTag(adding.user.id),
      ])
    ).rows
  expect(await asked()).toHaveLength(1)
  const leaving = { password: everybodysPassword, writing: 'keep' } as const
  expect((await t.call('DELETE /users/profile', { body: leaving }, { as: adding })).status).toBe(200)
  expect(await asked()).toEqual([])
  expect(await isAsked(author, postId)).toHaveLength(1)
})

test('whoever is no admin any more is not asked about reports of others, as they could not answer', async () => {
  const former = await makePerson(t.deps, { role: 'admin' })
  const makeFollowed = async () => {
    const postId = await makePost(t.deps, author)
    await t.call('PUT /follows', { body: { kind: 'post', of: postId } }, { as: former })
    await makeTimeline(t.deps, former, postId)
    return postId
  }
  const asked = await makeFollowed()
  await ask(15)
  expect(await isAsked(former, asked)).toHaveLength(1)
  const another = await makeFollowed()
  await t.deps.pool.query(`update users set role = 'user' where id = $1`, [former.user.id])
  // Sessions are remembered for a second.
  await eventually(async () => expect(await isAsked(former, asked)).toEqual([]))
  await ask(15)
  expect(await told(former, another)).toEqual([])
})

test('an admin who follows an anonymous report is not asked about it while what is anonymous is hidden from them', async () => {
  const owner = await makePerson(t.deps, { role: 'admin', name: 'Nasrin Akter' })
  const own = await makePost(t.deps, owner, { isAnonymous: true })
  const other = await makePost(t.deps, author, { isAnonymous: true })
  for (const of of [own, other]) {
    await t.call('PUT /follows', { body: { kind: 'post', of } }, { as: owner })
  }
  const phone = await openLockedPhone(t, owner)
  for (const postId of [own, other]) {
    const form = { title: 'A man was arrested', date: '2026-03-01' }
    await t.call('POST /timelines/post/:postId', { params: { postId }, form }, { as: phone })
  }
  await ask(15)
  for (const postId of [own, other]) {
    expect(await told(phone, postId)).toEqual([])
    expect(await isAsked(phone, postId)).toEqual([])
    expect((await answer(postId, phone, { answer: 'filed' })).body.code).toBe('conflict')
  }
  // To the author it is the question to its author, which their answer closes.
  for (const postId of [own, other]) {
    expect(await isAsked(owner, postId)).toHaveLength(1)
    expect((await answer(postId, owner, { answer: 'filed' })).status).toBe(201)
    expect(await isAsked(owner, postId)).toEqual([])
  }
  const names = (await waiting(own)).map(({ createdBy }) => createdBy?.name ?? null)
  expect(names.toSorted()).toEqual(['Nasrin Akter', null])
})

test('whoever has the code of a report is asked where they look at it, and never by a text message', async () => {
  const form = { title: 'Sand taken', desc: 'At night.', keepNoLink: true }
  const { body } = await t.call('POST /posts', { form } as never, { as: author })
  const { post, followUpCode } = body as { post: { _id: string }; followUpCode: string }
  const read = async () => (await t.call('POST /follow-ups', { body: { code: followUpCode } })).body.report
  await t.call(
    'POST /posts/admin/toggle-approval/:id',
    { params: { id: post._id }, body: { action: 'approve' } },
    { as: admin },
  )
  expect((await read()).outcome).toBeNull()
  await ask(15)
  expect((await read()).outcome).toEqual({ state: 'reported' })
  expect(await isAsked(author, post._id)).toEqual([])
  const sent = () =>
    t.call('POST /follow-ups/outcomes', { body: { code: followUpCode, answer: 'arrested', language: 'bn' } })
  const answered = await sent()
  expect([answered.status, answered.body.report.outcome]).toEqual([201, null])
  expect((await sent()).body.code).toBe('conflict')
  expect(await waiting(post._id)).toMatchObject([
    { title: 'কেউ গ্রেপ্তার হয়েছেন', step: 'arrested', createdBy: null },
  ])
  await untilAllAreTold(t.deps)
  expect(await t.allSms()).toEqual([])
})
