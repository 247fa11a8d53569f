import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayOf } from '../authorship/days.ts'
import { applyRetention } from '../retention/retention.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { withoutRandom } from '../test/withoutRandom.ts'
import divisions from './bangladesh.json' with { type: 'json' }
import { kilometresBetween, nearestPlace, wholeName } from './nearest.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

describe('the table', () => {
  const districts = divisions.flatMap((division) => division.districts)

  test('has the 8 divisions and the 64 districts, each once and in both languages', () => {
    expect([divisions.length, districts.length]).toEqual([8, 64])
    for (const name of ['en', 'bn'] as const) {
      expect(new Set(districts.map((district) => district[name])).size).toBe(64)
    }
  })

  test('has names in their script, each once in a district, within the country and near their district', () => {
    for (const district of districts) {
      const { places } = district
      expect(new Set(places.map(({ en }) => en)).size).toBe(places.length)
      for (const place of [district, ...places]) {
        expect(place.en).toMatch(/^[A-Z][A-Za-z' ]+$/)
        expect(place.bn).toMatch(/^[\u0980-\u09ff ]+$/)
        expect(place.bn).toBe(place.bn.normalize('NFC'))
        expect(kilometresBetween(place, at(23.7, 90.35))).toBeLessThan(400)
        expect(kilometresBetween(place, district), `${place.en}, ${district.en}`).toBeLessThan(100)
      }
    }
  })
})

test('distances run along a great circle', () => {
  // Dhaka to Chattogram, and half around the earth.
  expect(kilometresBetween(at(23.7115, 90.4113), at(22.3351, 91.834))).toBeCloseTo(211, -1)
  expect(kilometresBetween(at(0, 0), at(0, 180))).toBeCloseTo(Math.PI * 6371, 3)
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, (one, other) => {
      expect(kilometresBetween(one, one)).toBe(0)
      expect(kilometresBetween(one, other)).toBeCloseTo(kilometresBetween(other, one), 6)
    }),
  )
})

test.each([
  [at(23.859, 90.268), 'Savar, Dhaka', 'সাভার, ঢাকা'],
  [at(23.7925, 90.416), 'Gulshan, Dhaka', 'গুলশান, ঢাকা'],
  [at(20.866, 92.3), "Teknaf, Cox's Bazar, Chattogram", 'টেকনাফ, কক্সবাজার, চট্টগ্রাম'],
  [at(26.341, 88.554), 'Panchagarh, Rangpur', 'পঞ্চগড়, রংপুর'],
  [at(21.75, 89.5), 'Sundarbans, Khulna', 'সুন্দরবন, খুলনা'],
  [at(24.3745, 88.6042), 'Rajshahi', 'রাজশাহী'],
])('%j is %s', (point, en, bn) => {
  const nearest = nearestPlace(point)
  expect(nearest && wholeName(nearest, 'en')).toBe(en)
  expect(nearest && wholeName(nearest, 'bn')).toBe(bn.normalize('NFC'))
  expect(
    en.startsWith(nearest?.upazila ? `${nearest.upazila}, ${nearest.district}` : `${nearest?.district}`),
  ).toBe(true)
})

test.each([
  ['Kolkata', at(22.5726, 88.3639)],
  ['Guwahati', at(26.1445, 91.7362)],
  ['the Bay of Bengal', at(20, 90)],
  ['the other side of the earth', at(-23.7, -89.6)],
])('%s is not in Bangladesh', (_name, point) => {
  expect(nearestPlace(point)).toBeUndefined()
})

let app: TestApp
let person: TestPerson
const asked: URLSearchParams[] = []
let answer: (response: ServerResponse) => void
const service = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://localhost').searchParams)
  answer(response)
})
const says = (status: number, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}
const names = (display_name: unknown) => says(200, JSON.stringify({ display_name }))

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  app = await startTestApp({ settings: { NOMINATIM_URL: `http://127.0.0.1:${port}/` } })
  person = await makePerson(app.deps)
})
afterAll(async () => {
  await app.close()
  expect(withoutRandom(app.logged())).not.toMatch(/23\.86|90\.26/)
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  asked.length = 0
  answer = names('Road 7, Savar, Dhaka')
})

const reverse = (query: object, headers: Record<string, string> = {}) =>
  app.call('GET /places/reverse', { query: query as never }, { as: person, headers })

describe('with a service', () => {
  // Shows spec 7.39.
  test('its name is asked for once for a hundred metres, without saying where exactly', async () => {
    const first = await reverse({ lat: 23.86112, lon: 90.26589, lang: 'en' })
    expect(first.body).toEqual({
      success: true,
      displayName: 'Road 7, Savar, Dhaka',
      district: 'Dhaka',
      upazila: 'Savar',
    })
    answer = names('Another road')
    const second = await reverse({ lat: 23.86149, lon: 90.26551, lang: 'en' })
    expect(second.body.displayName).toBe('Road 7, Savar, Dhaka')
    expect(asked.map((query) => [query.get('lat'), query.get('lon')])).toEqual([['23.861', '90.266']])
    const other = await reverse({ lat: 23.86112, lon: 90.26589 }, { 'accept-language': 'bn-BD,bn;q=0.9' })
    expect([other.body.displayName, asked.at(-1)?.get('accept-language')]).toEqual(['Another road', 'bn'])
    const kept = await app.deps.kysely.selectFrom('place_names').selectAll().execute()
    expect(kept).toMatchObject([
      { latitude: 23861, longitude: 90266, language: 'en' },
      { latitude: 23861, longitude: 90266, language: 'bn' },
    ])
    // A report with the name is written at that time, perhaps an anonymous one.
    for (const { asked_at } of kept) expect(asked_at).toEqual(dayOf(asked_at))
  })

  test('names are forgotten after a month', async () => {
    await reverse({ lat: 24.1, lon: 90.1 })
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
    await app.deps.kysely.updateTable('place_names').set({ asked_at: old }).execute()
    await reverse({ lat: 24.2, lon: 90.1 })
    await applyRetention(app.deps)
    expect(await app.deps.kysely.selectFrom('place_names').select('latitude').execute()).toEqual([
      { latitude: 24200 },
    ])
  })

  test('a long name is cut between its parts', async () => {
    answer = names(`${'x'.repeat(90)}, ${'y'.repeat(90)}, ${'z'.repeat(90)}`)
    const { body } = await reverse({ lat: 24.3, lon: 90.1 })
    expect(body.displayName).toBe(`${'x'.repeat(90)}, ${'y'.repeat(90)}`)
  })

  test.each([
    ['fails', says(500, 'no')],
    ['refuses', says(429, '{}')],
    ['knows nothing', says(200, '{"error":"Unable to geocode"}')],
    ['talks nonsense', says(200, '<html>')],
    ['says null', says(200, 'null')],
    ['names no text', names(7)],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
    ['does not answer', () => undefined],
  ])('one that %s is replaced by the table', async (_what, how) => {
    answer = how
    const { body } = await reverse({ lat: 23.8583, lon: 90.2667, lang: 'bn' })
    expect(body.displayName).toBe('সাভার, ঢাকা')
  })

  test('outside of Bangladesh it is not even asked', async () => {
    const { status, body } = await reverse({ lat: 22.5726, lon: 88.3639 })
    expect([status, body.message]).toEqual([404, 'This place is not in Bangladesh'])
    expect(asked).toEqual([])
  })
})

test.each([
  ['lat', { lon: 90 }, 'Latitude must be a number from -90 to 90'],
  ['lat', { lat: 91, lon: 90 }, 'Latitude must be a number from -90 to 90'],
  ['lat', { lat: '', lon: 90 }, 'Latitude must be a number from -90 to 90'],
  ['lon', { lat: 23, lon: 'NaN' }, 'Longitude must be a number from -180 to 180'],
  ['lon', { lat: 23, lon: '180.5' }, 'Longitude must be a number from -180 to 180'],
  ['lang', { lat: 23, lon: 90, lang: 'de' }, 'This value is not one of the allowed ones'],
])('a wrong %s is refused: %j', async (field, query, message) => {
  const { status, body } = await reverse(query)
  expect(status).toBe(400)
  expect(body.errors).toEqual({ [field]: message })
})
