import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '../authorship/days.ts'
import { transact } from '../db/transaction.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { raiseFlag } from './store.ts'

let app: TestApp
let person: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  person = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

type Raised = Parameters<typeof raiseFlag>
const raise = (subject: Raised[1], flag: Raised[2]) =>
  transact(app.deps.kysely, (tx) => raiseFlag(tx, subject, flag))
const flagsOf = (id: string) =>
  app.deps.kysely
    .selectFrom('flags')
    .select(['kind', 'reason', 'text', 'reporter_id', 'is_automatic', 'created_at'])
    .where('subject_id', '=', id)
    .orderBy('reason')
    .execute()

test('what Bichar raises is open once for each reason, and nobody has said it', async () => {
  const id = await makeComment(app.deps, person, await makePost(app.deps, person))
  const subject = { kind: 'comment', id } as const
  await raise(subject, { reason: 'link', isAnonymous: false })
  await raise(subject, { reason: 'link', isAnonymous: false })
  await raise(subject, { reason: 'watchWord', text: 'acid', isAnonymous: false })
  const flag = { kind: 'comment', reporter_id: null, is_automatic: true, created_at: expect.any(Date) }
  expect(await flagsOf(id)).toEqual([
    { ...flag, reason: 'link', text: '' },
    { ...flag, reason: 'watchWord', text: 'acid' },
  ])
})

test('of what is anonymous it tells the day alone', async () => {
  const id = await makeComment(app.deps, person, await makePost(app.deps, person), { isAnonymous: true })
  await raise({ kind: 'comment', id }, { reason: 'number', isAnonymous: true })
  const [flag] = await flagsOf(id)
  expect(flag?.created_at).toEqual(dayOf(flag?.created_at ?? new Date()))
})

test('admins are told that it was Bichar, and why in words', async () => {
  const id = await makePost(app.deps, person, { title: 'Raised' })
  await raise({ kind: 'post', id }, { reason: 'number', isAnonymous: false })
  const { body } = await app.call('GET /admin/reported-posts', { query: { search: 'raised' } }, { as: admin })
  expect(body.posts[0]).toMatchObject({
    reportCount: 1,
    reports: [{ code: 'number', reason: 'It has a phone number', isAutomatic: true, reporter: null }],
  })
})

test('a row is about exactly one thing', async () => {
  const post_id = await makePost(app.deps, person)
  const row = { id: crypto.randomUUID(), reason: 'link', text: '', created_at: new Date() } as const
  const insert = (things: object) =>
    app.deps.kysely
      .insertInto('flags')
      .values({
        ...{ post_id: null, comment_id: null, timeline_id: null, suspect_id: null, person_id: null },
        ...things,
        ...row,
      })
      .execute()
  await expect(insert({})).rejects.toThrow('subject_id')
  await expect(insert({ post_id, person_id: person.user.id })).rejects.toThrow('flags_of_one_thing')
})
