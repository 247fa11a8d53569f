import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf } from '../test/desk.ts'
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

const words = { title: 'A bag was snatched', desc: 'At the bus stop.' }

const file = (form: object) =>
  app.call('POST /posts', { form: { ...words, ...form } as never }, { as: author })

const edit = (id: string, form: object) =>
  app.call('PUT /posts/:id', { params: { id }, form: { ...words, ...form } }, { as: author })

const shownTo = async (id: string, as?: TestPerson) =>
  (await app.call('GET /posts/:id', { params: { id } }, { as })).body.post.caseNumber

describe('the number of the diary or case at the police', () => {
  test.each([
    ['1234/2026', '1234/2026'],
    ['GD-17/26', 'GD-17/26'],
    [' ১২৩৪/২০২৬ ', '1234/2026'],
    ['মামলা-১২', 'মামলা-12'],
    ['', ''],
  ])('%j is stored as %j', async (caseNumber, stored) => {
    const { status, body } = await file({ caseNumber })
    expect(status).toBe(201)
    expect(body.post.caseNumber).toBe(stored)
    expect(await shownTo(body.post._id, admin)).toBe(stored)
  })

  test('is optional', async () => {
    expect((await file({})).body.post.caseNumber).toBe('')
  })

  test.each(['GD 12', '12(3)26', '12.3', '<b>', '#12'])(
    'is refused with other characters: %j',
    async (caseNumber) => {
      const id = await makePost(app.deps, author, { caseNumber: '12' })
      for (const { status, body } of [await file({ caseNumber }), await edit(id, { caseNumber })]) {
        expect({ status, body }).toMatchObject({
          status: 400,
          body: { reasons: { caseNumber: { code: 'case_number' } } },
        })
      }
      expect(await shownTo(id, author)).toBe('12')
    },
  )

  test('is shown to guests', async () => {
    const id = await makePost(app.deps, author, { isAnonymous: true, caseNumber: '77/2026' })
    expect(await shownTo(id)).toBe('77/2026')
  })

  test('is changed, and cleared, by an edit that then waits for review', async () => {
    const id = await makePost(app.deps, author, { caseNumber: '12' })
    expect((await edit(id, { caseNumber: '13' })).body.post).toMatchObject({
      caseNumber: '13',
      review: { state: 'waiting' },
    })
    expect((await edit(id, {})).body.post.caseNumber).toBe('')
  })

  test('of an edited report is shown at the desk as it was approved', async () => {
    const id = await makePost(app.deps, author, { caseNumber: '12' })
    await edit(id, { caseNumber: '13' })
    const { facts } = (await deskOf(app, admin).read('post', id)).body
    expect(facts.approved?.caseNumber).toBe('12')
  })
})

describe('a report is found by its case number', () => {
  const searched = async (query: string) =>
    (await app.call('GET /search', { query: { query } }, { as: author })).body.data.posts.map(
      ({ _id }) => _id,
    )

  test('by members once it is public, and no longer after it was cleared', async () => {
    const id = await makePost(app.deps, author, { caseNumber: '98701/2026' })
    expect(await searched('98701')).toEqual([id])
    expect(await searched('৯৮৭০১/২০২৬')).toContain(id)
    await edit(id, {})
    await sql`update posts set review_state = 'approved' where id = ${id}`.execute(app.deps.kysely)
    expect(await searched('98701')).toEqual([])
  })

  test.each(['98702/2026', '৯৮৭০২/২০২৬'])('by moderators while it waits: %s', async (search) => {
    const id = await makePost(app.deps, author, { review: 'waiting', caseNumber: '98702/2026' })
    const { posts } = (await app.call('GET /posts/admin/pending', { query: { search } }, { as: admin })).body
    const atDesk = (await deskOf(app, admin).list({ search })).items
    expect(posts.map(({ _id }) => _id)).toContain(id)
    expect(atDesk.map((item) => item.id)).toContain(id)
    expect(await searched(search)).not.toContain(id)
  })

  test('by moderators once it is flagged', async () => {
    const id = await makePost(app.deps, author, { caseNumber: '98703/2026' })
    const flag = { params: { id }, body: { reason: 'Look at it', code: 'spam' as const } }
    await app.call('POST /posts/:id/report', flag, { as: admin })
    const search = '98703/2026'
    expect((await deskOf(app, admin).list({ search })).items.map((item) => item.id)).toEqual([id])
    const { posts } = (await app.call('GET /admin/reported-posts', { query: { search } }, { as: admin })).body
    expect(posts.map(({ _id }) => _id)).toEqual([id])
  })
})
