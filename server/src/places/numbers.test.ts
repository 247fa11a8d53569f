import { slugOf } from '@bichar/contract/rules/districts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../test/app.ts'
import { isCached, startCachingApps } from '../test/guests.ts'
import { makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { withoutRandom } from '../test/withoutRandom.ts'
import { districts } from './districts.ts'

let app: TestApp
let other: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  ;[app, other] = await startCachingApps()
  author = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const numbers = async (query: Parameters<typeof narrowed>[0] = {}) => {
  const all = await narrowed(query)
  return (name: string) => {
    const { reports, suspects } = all.find(({ en }) => en === name) ?? { reports: undefined, suspects: NaN }
    return { ...reports, suspects }
  }
}
const narrowed = async (query: { kind?: 'Theft' | 'Murder'; period?: 'month' | 'year' | 'all' }) =>
  (await app.call('GET /places/numbers', { query })).body.districts

const district = async (slug: string) =>
  (await app.call('GET /places/districts/:slug', { params: { slug } })).body.district

const daysAgo = (days: number) =>
  new Date(Date.now() + (6 - 24 * days) * 60 * 60 * 1000).toISOString().slice(0, 10)

const publish = (location: string, wishes: Parameters<typeof makePost>[2] = {}) =>
  makePost(app.deps, author, { location, ...wishes })

test('each district has an address of its own', () => {
  const slugs = districts.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(64)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(slugOf("Cox's Bazar")).toBe('coxs-bazar')
})

describe('numbers', () => {
  beforeAll(async () => {
    for (const days of [0, 29, 30, 364, 365]) {
      const kinds = days < 300 ? (['Theft'] as const) : (['Murder'] as const)
      await publish('Rupsa, Khulna', { incidentAt: daysAgo(days), kinds: [...kinds] })
    }
    await publish('Dumuria, Khulna')
    await publish('Sreemangal, Moulvibazar', { kinds: ['Murder'] })
    await publish('Khulna', { review: 'waiting' })
    await makeSuspect(app.deps, author, { location: 'Rupsa, Khulna' })
  })

  test('of a whole district are exact', async () => {
    const of = await numbers()
    expect(of('Khulna')).toEqual({ least: 6, most: 6, suspects: 1 })
    expect(of('Moulvibazar')).toEqual({ least: 1, most: 1, suspects: 0 })
    expect(of('Panchagarh')).toEqual({ least: 0, most: 0, suspects: 0 })
    expect(await narrowed({})).toHaveLength(64)
  })

  test('by kind, by time and of upazilas are told in steps of three, so that the answer itself tells nothing finer', async () => {
    const few = { least: 0, most: 2 }
    const three = { least: 3, most: 5 }
    // Five of the six reports are from the last year; one is 365 days old. Three are from 30 days: of today, of 29 days
    // ago, and filed today.
    expect((await numbers({ period: 'year' }))('Khulna')).toMatchObject(three)
    expect((await numbers({ period: 'month' }))('Khulna')).toMatchObject(three)
    expect((await numbers({ kind: 'Theft' }))('Khulna')).toMatchObject(three)
    expect((await numbers({ kind: 'Theft', period: 'month' }))('Khulna')).toMatchObject(few)
    expect((await numbers({ kind: 'Murder' }))('Khulna')).toMatchObject(few)
    expect((await numbers({ kind: 'Murder' }))('Moulvibazar')).toMatchObject(few)
    expect((await numbers({ kind: 'Murder' }))('Panchagarh')).toMatchObject(few)
    const khulna = await district('khulna')
    expect(khulna).toMatchObject({
      ...{ slug: 'khulna', en: 'Khulna', bn: 'খুলনা', division: { en: 'Khulna' }, suspects: 1 },
      reports: { least: 6, most: 6 },
      periods: { month: three, year: three },
      kinds: [{ kind: 'Theft', reports: three }],
    })
    const upazila = (name: string) => khulna.upazilas.find(({ en }) => en === name)
    expect(upazila('Rupsa')).toEqual({
      en: 'Rupsa',
      bn: 'রূপসা',
      shape: expect.stringMatching(/^M/),
      reports: three,
      suspects: 1,
    })
    expect(upazila('Dumuria')).toMatchObject({ reports: few })
    expect(upazila('Koyra')).toMatchObject({ reports: few })
  })

  test('30 days are those from today back, and no more', async () => {
    for (const days of [0, 0, 1, 2, 29, 30])
      await publish('Beanibazar, Sylhet', { incidentAt: daysAgo(days) })
    expect((await numbers({ period: 'month' }))('Sylhet')).toMatchObject({ least: 3, most: 5 })
    expect((await numbers({ period: 'year' }))('Sylhet')).toMatchObject({ least: 6, most: 8 })
  })

  test('the reports of a district come newest first, page by page, and those that wait do not', async () => {
    const read = async (query = {}) =>
      (await app.call('GET /posts/district/:slug', { params: { slug: 'khulna' }, query })).body
    const all = await read({ limit: 100 })
    expect(all.posts).toHaveLength(6)
    const first = await read({ limit: 4 })
    const rest = await read({ limit: 4, cursor: first.nextCursor })
    expect([...first.posts, ...rest.posts]).toEqual(all.posts)
    expect(rest.nextCursor).toBeNull()
    expect(all.posts[0]?.location).toBe('Dumuria, Khulna')
    expect(all.posts.map(({ createdAt }) => createdAt)).toEqual(
      all.posts.map(({ createdAt }) => createdAt).toSorted((one, two) => two.localeCompare(one)),
    )
  })

  test.each(['atlantis', 'Khulna', '__proto__', 'khulna/rupsa'])('there is no district %s', async (slug) => {
    const params = { slug }
    expect((await app.call('GET /places/districts/:slug', { params })).status).toBe(404)
    expect((await app.call('GET /posts/district/:slug', { params })).status).toBe(404)
  })
})

const decide = (id: string, action: 'approve' | 'disapprove') =>
  app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body: { action } }, { as: admin })

test('guests are answered from memory, and the next request anywhere sees a decision', async () => {
  const paths = [
    '/api/places/numbers',
    '/api/places/numbers?kind=Armed+Robbery&period=year',
    '/api/places/districts/feni',
    '/api/posts/district/feni',
  ]
  const id = await publish('Feni', { review: 'waiting' })
  const read = async (path: string) => (await other.request(path)).text()
  const before = await Promise.all(paths.map(read))
  for (const path of paths) expect(await isCached(other, path), path).toBe(true)
  await decide(id, 'approve')
  const [everywhere = '', , feni = '', posts] = await Promise.all(paths.map(read))
  expect(everywhere).toContain('"slug":"feni","en":"Feni","bn":"ফেনী","reports":{"least":1,"most":1}')
  expect(feni).toContain('"reports":{"least":1,"most":1}')
  expect(posts).toContain(id)
  await decide(id, 'disapprove')
  expect(await Promise.all(paths.map(read))).toEqual(before)
})

test('the districts are listed with their names and slugs', async () => {
  const { districts } = (await app.call('GET /places/districts', {})).body
  expect(districts).toHaveLength(64)
  expect(districts).toContainEqual({ slug: 'coxs-bazar', en: "Cox's Bazar", bn: 'কক্সবাজার' })
})

describe('near me', () => {
  const near = async (lat: number, lon: number) => {
    const { status, body } = await app.call('POST /places/near', { body: { lat, lon } })
    return status === 200 ? body.district : { status, ...body }
  }

  test('is the district of the nearest place of the table', async () => {
    expect(await near(23.8583, 90.2667)).toEqual({ slug: 'dhaka', en: 'Dhaka', bn: 'ঢাকা' })
    expect(await near(20.87, 92.3)).toMatchObject({ slug: 'coxs-bazar' })
    expect(await near(22.57, 88.36)).toMatchObject({ status: 404 })
  })

  test.each([
    ['lat', 90.01, 90.27],
    ['lon', 23.86, -180.01],
    ['lon', 23.86, '90.27'],
    ['lon', 23.86, null],
  ])('is asked for in degrees: not with the %s of %j, %j', async (field, ...point) => {
    expect(await near(...(point as [number, number]))).toMatchObject({
      status: 400,
      errors: { [field]: expect.any(String) },
    })
  })

  test('is neither kept nor logged', async () => {
    const before = app.logged().length
    await near(24.16, 91.19)
    const logged = withoutRandom(app.logged().slice(before))
    expect(logged).toContain('/api/places/near')
    expect(logged).not.toMatch(/2416|9119|24\.16|91\.19/)
    const { rows } = await app.deps.pool.query('select * from place_names')
    expect(rows).toEqual([])
  })
})
