import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
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
  app.call('PUT /posts/:id', { params: { id }, form: { ...words, ...form } as never }, { as: author })

const shownTo = async (id: string, as?: TestPerson) =>
  (await app.call('GET /posts/:id', { params: { id } }, { as })).body.post.incidentAt

const dayFromToday = (days: number) => todayInBangladesh(new Date(Date.now() + days * 24 * 60 * 60 * 1000))

describe('when something happened', () => {
  test.each(['2026-11-13', '2026-11-13T19:40', '2026-11-13T00:00', '1900-01-01', ''])(
    'is kept as the author has written it: %j',
    async (incidentAt) => {
      const { status, body } = await file({ incidentAt })
      expect(status).toBe(201)
      expect(body.post.incidentAt).toBe(incidentAt)
      expect(await shownTo(body.post._id, admin)).toBe(incidentAt)
    },
  )

  test('need not be said', async () => {
    expect((await file({})).body.post.incidentAt).toBe('')
  })

  test('may be today', async () => {
    expect((await file({ incidentAt: `${dayFromToday(0)}T23:59` })).status).toBe(201)
  })

  test('is shown of an anonymous post as well, to guests and in the feed', async () => {
    const id = await makePost(app.deps, author, { isAnonymous: true, incidentAt: '2026-11-13T19:40' })
    expect(await shownTo(id)).toBe('2026-11-13T19:40')
    const { posts } = (await app.call('GET /posts', { query: { limit: 100 } })).body
    expect(posts.find(({ _id }) => _id === id)?.incidentAt).toBe('2026-11-13T19:40')
  })

  test('is changed, and cleared, by an edit that then waits for review', async () => {
    const id = await makePost(app.deps, author, { incidentAt: '2026-11-13T19:40' })
    const changed = await edit(id, { incidentAt: '2026-11-12' })
    expect(changed.body.post).toMatchObject({
      incidentAt: '2026-11-12',
      review: { state: 'waiting', version: 3 },
    })
    const cleared = await edit(id, { incidentAt: '' })
    expect(cleared.body.post).toMatchObject({ incidentAt: '', review: { state: 'waiting', version: 4 } })
  })

  test.each([
    '2026-02-30',
    '1899-12-31',
    dayFromToday(2),
    '2026-11-13T24:00',
    '2026-11-13T19:40Z',
    'T19:40',
    ' 2026-11-13',
    'yesterday',
    '২০২৬-১১-১৩',
    '\u0000',
    'x'.repeat(300),
    20261113,
    null,
    ['2026-11-13'],
  ])('is refused with one error where it is none: %j', async (incidentAt) => {
    const message = 'Please enter a real date from 1900 to today'
    const id = await makePost(app.deps, author, { incidentAt: '2026-11-13' })
    for (const { status, body } of [await file({ incidentAt }), await edit(id, { incidentAt })]) {
      expect({ status, body }).toEqual({
        status: 400,
        body: {
          success: false,
          code: 'incident_at',
          message,
          errors: { incidentAt: message },
          reasons: { incidentAt: expect.objectContaining({ code: 'incident_at' }) },
        },
      })
    }
    expect(await shownTo(id, author)).toBe('2026-11-13')
  })

  test('can be found by a range of days, in its order, by an index', async () => {
    const made = ['1905-03-02', '1905-03-02T08:15', '1905-03-02T23:59', '1905-03-03', '1905-03-01T23:59', '']
    const ids = []
    for (const incidentAt of made) ids.push(await makePost(app.deps, author, { incidentAt }))
    const ofDay = sql<{ incident_at: string }>`
      select incident_at from posts where is_allowed and incident_at <> ''
        and incident_at >= '1905-03-02' and incident_at < '1905-03-03' order by incident_at`
    const { rows } = await ofDay.execute(app.deps.kysely)
    expect(rows.map(({ incident_at }) => incident_at)).toEqual(made.slice(0, 3))
    const plan = await app.deps.kysely.transaction().execute(async (tx) => {
      // With a handful of rows any plan is as cheap as one with the index.
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`set local enable_sort = off`.execute(tx)
      return sql<{ 'QUERY PLAN': string }>`explain ${ofDay}`.execute(tx)
    })
    expect(plan.rows.map((row) => row['QUERY PLAN']).join()).toContain('posts_by_incident')
  })

  test('is never stored as anything else, whoever writes it', async () => {
    const id = await makePost(app.deps, author)
    const write = app.deps.kysely.updateTable('posts').set({ incident_at: '13.11.2026' }).where('id', '=', id)
    await expect(write.execute()).rejects.toThrow('posts_incident_at_check')
  })
})
