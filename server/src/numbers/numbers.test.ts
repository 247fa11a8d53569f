import type { CallOutput, ErrorBody } from '@bichar/contract/api.ts'
import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { districts } from '../places/districts.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { isCached, untilItCaches } from '../test/guests.ts'
import { confirmChanges, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp({ settings: { GUEST_CACHE_MB: '8' } })
  await untilItCaches(app)
  author = await makePerson(app.deps, { name: 'Zubaida Parvin' })
  admin = await makePerson(app.deps, { role: 'admin' })
})
beforeEach(async () => {
  await sql`delete from posts`.execute(app.deps.kysely)
  await untilDelivered()
})
afterAll(() => app.close())

const numbers = async () => (await app.call('GET /numbers', {})).body.numbers
/** As a guest gets them, from the cache if they are in it. */
const shown = async () =>
  ((await (await app.request('/api/numbers')).json()) as CallOutput<'GET /numbers'>).numbers
const reportsOf = async (month: string) => app.call('GET /numbers/reports', { query: { month } })

interface Options {
  on?: string
  location?: string
  kinds?: CrimeType[]
  isAnonymous?: boolean
  title?: string
}

/** Resolves once the process has been notified of changes made directly in the database, which invalidates its cache. */
const untilDelivered = () => app.deps.live.ask('select')

/** A public report that was filed on a day. */
async function filed({ on = '2026-11-02', ...wishes }: Options = {}): Promise<string> {
  const id = await makePost(app.deps, author, { location: 'Khulna', ...wishes })
  await sql`update posts set created_at = ${`${on}T00:00:00+06:00`} where id = ${id}`.execute(app.deps.kysely)
  await untilDelivered()
  return id
}

async function entry(id: string, step: 'filed' | 'arrested' | 'court', date: string): Promise<string> {
  const timelineId = await makeTimeline(app.deps, author, id, { step, date })
  await untilDelivered()
  return timelineId
}

const decide = (id: string, action: 'approve' | 'disapprove') =>
  app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body: { action } }, { as: admin })

const csvAt = async (path: string) => {
  const response = await app.request(path)
  expect(response.status).toBe(200)
  return {
    headers: response.headers,
    rows: parse<Record<string, string>>(await response.text(), { columns: true }),
  }
}

describe('the numbers', () => {
  test('have every month from the first on, also those without a report', async () => {
    await filed({ on: '2026-08-31' })
    await filed({ on: '2026-11-01' })
    await filed({ on: '2026-11-30' })
    const { total, months } = await numbers()
    expect(total).toBe(3)
    expect(months.slice(0, 4)).toEqual([
      { month: '2026-08', reports: 1 },
      { month: '2026-09', reports: 0 },
      { month: '2026-10', reports: 0 },
      { month: '2026-11', reports: 2 },
    ])
    expect(months.at(-1)?.month).toBe(todayInBangladesh().slice(0, 7))
  })

  test('change with the next request, on what a guest is shown from memory, too', async () => {
    const id = await filed({ kinds: ['Fraud'] })
    const total = async () => (await shown()).total
    expect([await total(), await total()]).toEqual([1, 1])
    await decide(id, 'disapprove')
    expect(await total()).toBe(0)
    await decide(id, 'approve')
    expect(await total()).toBe(1)
    const line = async () => (await shown()).steps.find(({ step }) => step === 'filed')?.reports
    expect(await line()).toBe(0)
    const timelineId = await entry(id, 'filed', '2026-11-05')
    expect(await line()).toBe(1)
    const params = { postId: id, timelineId }
    const gone = await app.call('DELETE /timelines/post/:postId/:timelineId', { params }, { as: admin })
    expect([gone.status, await line()]).toEqual([200, 0])
  })

  test('count a report under each of its kinds and of those of its suspects', async () => {
    const suspect = await makeSuspect(app.deps, author, { crime_types: ['Theft'] })
    await makePost(app.deps, author, { kinds: ['Fraud', 'Theft'], criminals: [suspect] })
    await filed({ kinds: ['Fraud'] })
    expect((await numbers()).kinds).toEqual([
      { kind: 'Fraud', reports: 2 },
      { kind: 'Theft', reports: 1 },
    ])
  })

  test('name each district with all its reports, exactly as the map does', async () => {
    const places = ['Khulna', 'খুলনা', 'Khulna Sadar, Khulna', 'Sylhet', '', 'Sylhet and Barishal']
    for (const location of places) await filed({ location })
    const told = await numbers()
    expect(told.districts.map(({ district, reports }) => [district, reports])).toEqual([
      ['Khulna', 3],
      ['Sylhet', 2],
      ['Barishal', 1],
    ])
    expect(told.districts[0]).toMatchObject({ bn: 'খুলনা' })
    expect(told.unknownDistrict).toBe(2)
    // The map must show the same counts: two ways of counting would also reveal the difference between them.
    const onMap = (await app.call('GET /places/numbers', { query: {} })).body.districts
    for (const { en, reports } of onMap) {
      const count = told.districts.find(({ district }) => district === en)?.reports ?? 0
      expect([en, reports]).toEqual([en, { least: count, most: count }])
    }
  })

  test('follow a suspect who is somewhere else by now, where the report names no place', async () => {
    const suspect = await makeSuspect(app.deps, author, { location: 'Khulna' })
    for (let count = 0; count < 3; count += 1)
      await makePost(app.deps, author, { location: '', criminals: [suspect] })
    await untilDelivered()
    const named = async () => (await shown()).districts.map(({ district }) => district)
    expect(await named()).toEqual(['Khulna'])
    const input = { params: { id: suspect }, form: { location: 'Sylhet' } }
    expect((await app.call('PUT /criminals/:id', input, { as: author })).status).toBe(200)
    await confirmChanges(app.deps, suspect)
    await untilDelivered()
    expect(await named()).toEqual(['Sylhet'])
  })

  test('say how far cases got and after how many days, by the first entry of each step', async () => {
    const ids = [await filed(), await filed(), await filed(), await filed()]
    for (const [index, id] of ids.entries()) await entry(id, 'filed', `2026-11-0${3 + index}`)
    await entry(ids[0] ?? '', 'filed', '2026-11-20')
    // Two entries are too few for a median, and one dated before the report says nothing about how long the step takes.
    await entry(ids[0] ?? '', 'arrested', '2026-11-10')
    await entry(ids[1] ?? '', 'arrested', '2026-11-10')
    await entry(ids[2] ?? '', 'arrested', '2026-11-01')
    const { steps } = await numbers()
    expect(steps.slice(0, 4)).toEqual([
      { step: 'diary', reports: 0, medianDays: null },
      { step: 'filed', reports: 4, medianDays: 2 },
      { step: 'arrested', reports: 3, medianDays: null },
      { step: 'court', reports: 0, medianDays: null },
    ])
  })

  test('say how long reports with a name waited until somebody had looked at them', async () => {
    const waited = (times: number, seconds: number | null) =>
      sql`
      insert into audit_log (id, actor_id, actor_name, action, subject_kind, subject_id, detail, at, decided, waited_seconds)
      select gen_random_uuid(), ${admin.user.id}, '', 'post.approve', 'post', gen_random_uuid(), '{}', now() + interval '1 hour',
        'post', ${seconds} from generate_series(1, ${times}::integer)`.execute(app.deps.kysely)
    const median = async () => (await shown()).review.medianSeconds
    await eventually(async () => expect(await isCached(app, '/api/numbers')).toBe(true))
    // More rows than the decisions that this test has made itself.
    await waited(30, null)
    await waited(600, 7_200)
    await waited(400, 90_000)
    expect(await median()).toBe(7_200)
  })
})

describe('the rows of a month', () => {
  test('have months, kinds and steps, and nothing that leads to a report, its place or its author', async () => {
    for (let count = 0; count < 3; count += 1) await filed({ kinds: ['Vandalism'] })
    const id = await filed({ isAnonymous: true, title: 'Told by nobody', kinds: ['Theft'], on: '2026-11-17' })
    await entry(id, 'filed', '2026-12-24')
    const { body } = await reportsOf('2026-11')
    expect(body.reports.slice(0, 1)).toEqual([
      {
        ...{ month: '2026-11', kinds: ['Theft'], diary: '', filed: '2026-12' },
        ...{ arrested: '', court: '', verdict: '', closed: '' },
      },
    ])
    expect(JSON.stringify(body)).not.toMatch(/11-17|12-24|Told|Zubaida|anonymous/i)
    expect(JSON.stringify(body)).not.toMatch(/khulna|district/i)
    const { rows } = await csvAt('/numbers/reports.csv?month=2026-11')
    expect(rows).toHaveLength(4)
    expect(JSON.stringify(rows)).not.toMatch(/khulna|district/i)
  })

  test('stand in an order that follows from what they say, whenever they came', async () => {
    const kinds = ['Theft', 'Fraud', 'Murder', 'Assault', 'Fraud'] as const
    for (const kind of kinds) await filed({ kinds: [kind] })
    const { body } = await reportsOf('2026-11')
    expect(body.reports.map((report) => report.kinds[0])).toEqual([...kinds].sort())
  })

  test('are nothing for a month without reports, and for a page behind the last', async () => {
    await filed()
    await makePost(app.deps, author, { review: 'waiting' })
    expect((await reportsOf('2019-03')).status).toBe(404)
    const behind = await app.call('GET /numbers/reports', { query: { month: '2026-11', page: 2 } })
    expect(behind.status).toBe(404)
  })

  test.each(['2026-13', '0000-01', '2026-1', 'x', '2026-11-01', ''])(
    'are refused for %j, with the field named',
    async (month) => {
      for (const path of ['/api/numbers/reports', '/numbers/reports.csv']) {
        const response = await app.request(`${path}?${new URLSearchParams({ month })}`)
        expect(response.status).toBe(400)
        expect(((await response.json()) as ErrorBody).errors).toHaveProperty('month')
      }
    },
  )
})

describe('what is downloaded', () => {
  test('is the numbers as CSV, each with its licence', async () => {
    for (let count = 0; count < 3; count += 1) await filed({ kinds: ['Fraud'] })
    const { headers, rows } = await csvAt('/numbers.csv')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="numbers.csv"')
    expect(headers.get('link')).toContain('creativecommons.org')
    expect(new Set(rows.map(({ licence }) => licence))).toEqual(new Set(['CC BY 4.0']))
    const ofTable = (name: string) => rows.filter(({ table }) => table === name)
    expect(ofTable('total')[0]?.reports).toBe('3')
    expect(ofTable('kind')[0]).toMatchObject({ value: 'Fraud', reports: '3' })
    expect(ofTable('district')[0]).toMatchObject({ value: 'Khulna', reports: '3' })
    expect(ofTable('district').at(-1)).toMatchObject({ value: 'none or several', reports: '0' })
    expect(new Set(rows.map((row) => row.as_of))).toEqual(new Set([todayInBangladesh()]))
    expect((await numbers()).asOf).toBe(todayInBangladesh())
  })

  test('has a row for each kind and district, also for those without a report', async () => {
    await filed({ kinds: ['Fraud'] })
    const { rows } = await csvAt('/numbers.csv')
    const valuesOf = (name: string) =>
      rows.filter(({ table }) => table === name).map(({ value = '' }) => value)
    expect(valuesOf('kind').sort()).toEqual([...crimeTypes].sort())
    expect(valuesOf('district').sort()).toEqual([...districts.map(({ en }) => en), 'none or several'].sort())
    expect(rows.filter(({ table }) => table === 'kind').at(-1)).toMatchObject({ reports: '0' })
  })

  test('is the rows of a month as CSV, the same as in JSON', async () => {
    const id = await filed({ kinds: ['Theft', 'Armed Robbery'] })
    await entry(id, 'court', '2027-01-09')
    await filed({ kinds: [] })
    const { rows } = await csvAt('/numbers/reports.csv?month=2026-11')
    const { body } = await reportsOf('2026-11')
    const asCsv = body.reports.map(({ kinds, ...report }) => ({
      ...report,
      kinds: kinds.join('; '),
      licence: 'CC BY 4.0',
    }))
    expect(rows).toEqual(asCsv)
    expect(rows[1]).toMatchObject({ kinds: 'Armed Robbery; Theft', court: '2027-01' })
  })

  test('is limited for each address', async () => {
    const statuses: number[] = []
    for (let page = 2; page < 65; page += 1)
      statuses.push((await app.request(`/numbers/reports.csv?month=2026-11&page=${page}`)).status)
    expect(statuses).toContain(404)
    expect(statuses.at(-1)).toBe(429)
    expect((await app.request('/numbers.csv')).status).toBe(429)
  })
})
