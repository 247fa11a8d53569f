import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { standStillWithin } from '../test/clock.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

const report = (id: string, reason: unknown, as?: TestPerson) =>
  app.call('POST /posts/:id/report', { params: { id }, body: { reason } as never }, { as })
const rowsOf = (id: string) =>
  app.deps.kysely
    .selectFrom('flags')
    .select(['reporter_id', 'reason', 'text', 'state'])
    .where('post_id', '=', id)
    .orderBy('sort_key')
    .execute()
const shownCount = async (id: string, as?: TestPerson) =>
  (await app.call('GET /posts/:id', { params: { id } }, { as })).body.post.reportCount

describe('reporting a post', () => {
  // Shows spec 7.12, 8.87.
  test('tells the admins, and nobody else', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    const { status, body } = await report(id, '  It shows a child. ', person)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, message: 'Post reported successfully' })
    expect(await rowsOf(id)).toEqual([
      { reporter_id: person.user.id, reason: 'other', text: 'It shows a child.', state: 'open' },
    ])
    expect(await shownCount(id, admin)).toBe(1)
    for (const as of [undefined, author, person]) expect(await shownCount(id, as)).toBeUndefined()
  })

  test('may say which reason of the list it is', async () => {
    const id = await makePost(app.deps, author)
    const body = { reason: 'Her street is in it', code: 'privateData' } as const
    await app.call('POST /posts/:id/report', { params: { id }, body }, { as: author })
    expect(await rowsOf(id)).toMatchObject([{ reason: 'privateData', text: 'Her street is in it' }])
    const wrong = { reason: 'x', code: 'watchWord' } as never
    const { body: refused } = await app.call(
      'POST /posts/:id/report',
      { params: { id }, body: wrong },
      { as: admin },
    )
    expect(refused.reasons).toMatchObject({ code: { code: 'unknown_value' } })
  })

  test('twice succeeds and changes nothing', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    await report(id, 'First', person)
    const { status, body } = await report(id, 'Second', person)
    expect(status).toBe(200)
    expect(body.message).toBe('Post reported successfully')
    expect((await rowsOf(id)).map(({ text }) => text)).toEqual(['First'])
    expect(await shownCount(id, admin)).toBe(1)
  })

  test('ten times at once leaves one report; by ten people, ten', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    const same = await Promise.all(
      Array.from({ length: 10 }, (_, index) => report(id, `No ${index}`, person)),
    )
    expect(same.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await rowsOf(id)).toHaveLength(1)
    const crowd = await Promise.all(Array.from({ length: 10 }, () => makePerson(app.deps)))
    await Promise.all(crowd.map((each) => report(id, 'Wrong', each)))
    expect(await rowsOf(id)).toHaveLength(11)
    expect(await shownCount(id, admin)).toBe(11)
  })

  test('again after it was cleared opens a new one, and the count is of open ones', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    await report(id, 'First', person)
    await app.deps.kysely.updateTable('flags').set({ state: 'cleared' }).where('post_id', '=', id).execute()
    expect(await shownCount(id, admin)).toBe(0)
    await report(id, 'Second', person)
    expect(await shownCount(id, admin)).toBe(1)
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['cleared', 'open'])
    await app.deps.kysely.deleteFrom('flags').where('post_id', '=', id).execute()
    expect(await shownCount(id, admin)).toBe(0)
  })

  // Shows spec 5.30.
  test('needs a reason of at most 500 characters', async () => {
    const id = await makePost(app.deps, author)
    for (const reason of [undefined, null, '', '  \n ', 7]) {
      const { status, body } = await report(id, reason, author)
      expect(status).toBe(400)
      expect(body.errors).toEqual({ reason: 'Please provide a reason' })
      expect(body.message).toBe('Please provide a reason')
    }
    expect((await report(id, 'x'.repeat(501), author)).body.errors).toEqual({
      reason: 'This text is too long',
    })
    expect((await report(id, 'x'.repeat(500), author)).status).toBe(200)
  })

  test("is open to a post's own author and to admins, not to guests", async () => {
    const id = await makePost(app.deps, author)
    expect((await report(id, 'Mine', author)).status).toBe(200)
    expect((await report(id, 'Seen', admin)).status).toBe(200)
    expect((await report(id, 'Me too')).status).toBe(401)
  })

  test('that waits is not there for strangers, and nothing to report yet for others', async () => {
    const id = await makePost(app.deps, author, { review: 'waiting' })
    expect((await report(id, 'x', await makePerson(app.deps))).body.code).toBe('post_not_found')
    expect((await report(id, 'x', author)).body.code).toBe('post_not_public')
  })

  test('that is deleted takes its reports along; a reporter who leaves does not', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    await report(id, 'x', person)
    await app.deps.kysely.deleteFrom('users').where('id', '=', person.user.id).execute()
    expect(await rowsOf(id)).toEqual([{ reporter_id: null, reason: 'other', text: 'x', state: 'open' }])
    expect(await shownCount(id, admin)).toBe(1)
    await app.call('DELETE /posts/:id', { params: { id } }, { as: author })
    expect(await rowsOf(id)).toEqual([])
  })

  test('leaves the reason in no log', async () => {
    await report(await makePost(app.deps, author), 'unmistakable words', author)
    expect(app.logged()).not.toContain('unmistakable')
  })

  test('thirty times in ten minutes is enough', async () => {
    standStillWithin(600)
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    for (let times = 0; times < 30; times++) expect((await report(id, 'x', person)).status).toBe(200)
    const { status, headers } = await report(id, 'x', person)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from flags
      where post_id = ${id}`.execute(app.deps.kysely)
    expect(rows[0]?.count).toBe(1)
  })
})
