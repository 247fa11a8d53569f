import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { confirmChanges, makePicture, makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { spansOf } from './facets.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

const search = async (query: object) => (await app.call('GET /search', { query }, { as: author })).body.data
const titles = async (query: object) => (await search(query)).posts.map(({ title }) => title)
const names = async (query: object) => (await search(query)).criminals.map(({ name }) => name)
const file = (title: string, desc = 'x', wishes: object = {}) =>
  makePost(app.deps, author, { title, desc, location: '', ...wishes })
const decide = (id: string, action: 'approve' | 'disapprove') =>
  app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body: { action } }, { as: admin })

describe('in which order', () => {
  test('the very word stands before its beginning, its stem, its sound and a typo; titles before texts', async () => {
    await file('Ordinary one', 'Nandini')
    await file('Nandigram')
    await file('Nandinis')
    await file('নন্দিনী')
    await file('Nandimi')
    await file('Nandini')
    await file('Nandini Nandini', 'x', { isAnonymous: true })
    const found = await titles({ query: 'nandini', limit: 100 })
    expect(found.slice(0, 2).toSorted()).toEqual(['Nandini', 'Nandini Nandini'])
    expect(found.slice(2)).toEqual(['Ordinary one', 'Nandinis', 'নন্দিনী', 'Nandimi'])
  })

  test('the newest first when that is asked for', async () => {
    await file('Marigold')
    await file('Marigolds')
    expect(await titles({ query: 'marigold' })).toEqual(['Marigold', 'Marigolds'])
    expect(await titles({ query: 'marigold', sort: 'newest' })).toEqual(['Marigolds', 'Marigold'])
  })

  test('among the suggestions too: names by their letters before one by its sound', async () => {
    const made = ['জাহাঙ্গীর', 'Jahangir Mia', 'Jahangir Khan']
    for (const name of made) await makeSuspect(app.deps, author, { name, location: '' })
    const { body } = await app.call(
      'GET /search/suggestions',
      { query: { query: 'jahangir' } },
      { as: author },
    )
    const found = body.suspects.map(({ name }) => name)
    // Those of one day stand in no order that means anything.
    expect([found.slice(0, 2).toSorted(), found[2]]).toEqual([['Jahangir Khan', 'Jahangir Mia'], 'জাহাঙ্গীর'])
  })

  test('common words do not decide', async () => {
    await file('Tangerine stolen', 'In the market of the town')
    expect(await titles({ query: 'what was the tangerine' })).toEqual(['Tangerine stolen'])
    expect(await titles({ query: 'tangerine lemon' })).toEqual([])
  })
})

describe('across scripts', () => {
  test.each([
    ['রুবেল', 'Rubel Hawladar'],
    ['jahangir', 'জাহাঙ্গীর আলম'],
    ['মোহাম্মদ', 'Md. Sohel'],
    ['Mohammad', 'Md. Sohel'],
  ])('%s finds %s, in the search, the picker and while typing', async (query, name) => {
    const made = await makeSuspect(app.deps, author, { name, location: '' })
    expect(await names({ query })).toContain(name)
    const picked = await app.call('GET /criminals/search', { query: { query } })
    expect(picked.body.criminals.map((each) => each.name)).toContain(name)
    const { body } = await app.call('GET /search/suggestions', { query: { query } }, { as: author })
    expect(body.suspects.map((each) => each.name)).toContain(name)
    await app.call('DELETE /criminals/:id', { params: { id: made } }, { as: admin })
    expect(await names({ query })).not.toContain(name)
  })

  test('words that were heard by other rules are heard anew', async () => {
    await makeSuspect(app.deps, author, { name: 'Shubhankar', location: '' })
    expect(await names({ query: 'শুভঙ্কর' })).toEqual(['Shubhankar'])
    await sql`update search_words set sound = 'other', stem_sound = 'other'`.execute(app.deps.kysely)
    expect(await names({ query: 'শুভঙ্কর' })).toEqual([])
    await sql`update search_hearing set rules = 'other'`.execute(app.deps.kysely)
    const { searchJobs } = await import('./jobs.ts')
    await searchJobs({ ...app.deps, jobs: { ...app.deps.jobs, every: async () => undefined } })
    expect(await names({ query: 'শুভঙ্কর' })).toEqual(['Shubhankar'])
  })
})

describe('what has been found stays while the next word is being typed', () => {
  beforeAll(async () => {
    for (const name of ['Rubel Kha Hawladar', 'সেলিম মোল্লা', 'Selim Uddin Molla', 'Kamrul Sikder'])
      await makeSuspect(app.deps, author, { name, location: '' })
    await file('মালিবাগে মোবাইল চুরি')
  })

  const picked = async (query: string) =>
    (await app.call('GET /criminals/search', { query: { query } })).body.criminals.map(({ name }) => name)
  const suggested = async (query: string) =>
    (await app.call('GET /search/suggestions', { query: { query } }, { as: author })).body.suspects.map(
      ({ name }) => name,
    )

  test.each([
    ['rubel hawladar', 'Rubel Kha Hawladar'],
    ['রুবেল হাওলাদার', 'Rubel Kha Hawladar'],
    ['রুবেল খা', 'Rubel Kha Hawladar'],
    ['সেলিম মোল্লা', 'সেলিম মোল্লা'],
    ['selim molla', 'সেলিম মোল্লা'],
    ['সেলিম উদ্দিন', 'Selim Uddin Molla'],
    ['kamrul s', 'Kamrul Sikder'],
    ['কামরুল শি', 'Kamrul Sikder'],
  ])('after each letter of "%s" in the picker and among the suggestions', async (whole, name) => {
    const [first = ''] = whole.split(' ')
    for (let end = first.length; end <= whole.length; end += 1) {
      const query = whole.slice(0, end)
      expect([query, await picked(query)]).toEqual([query, expect.arrayContaining([name])])
      expect([query, await suggested(query)]).toEqual([query, expect.arrayContaining([name])])
    }
  })

  test.each([
    ['সেলিম মো', 'সেলিম মোল্লা'],
    ['rubel h', 'Rubel Kha Hawladar'],
    ['কামরুল শি', 'Kamrul Sikder'],
  ])('in the search: %s finds %s', async (query, name) => {
    expect(await names({ query })).toContain(name)
  })

  test('in the search of reports', async () => {
    for (const query of ['মালিবাগ ম', 'মালিবাগ মো', 'malibag mo'])
      expect([query, await titles({ query })]).toEqual([query, ['মালিবাগে মোবাইল চুরি']])
  })

  test('and what begins otherwise does not', async () => {
    expect(await picked('rubel ta')).toEqual([])
    expect(await titles({ query: 'মালিবাগ ঝু' })).toEqual([])
    expect(await picked('kamrul 1')).toEqual([])
  })
})

describe('what is taken down is gone with the next statement', () => {
  test('sent back, edited, deleted, by a call or by SQL', async () => {
    const ids = []
    for (let made = 0; made < 4; made += 1) ids.push(await file('Cinnamon thief'))
    const [first, second, third, fourth] = ids as [string, string, string, string]
    const left = async () => (await search({ query: 'cinnamon' })).posts.map(({ _id }) => _id).toSorted()
    expect(await left()).toEqual(ids.toSorted())
    await decide(first, 'disapprove')
    expect(await left()).toEqual([second, third, fourth].toSorted())
    const form = { title: 'Cinnamon thief again', desc: 'x' }
    await app.call('PUT /posts/:id', { params: { id: second }, form }, { as: author })
    expect(await left()).toEqual([third, fourth].toSorted())
    await app.call('DELETE /posts/:id', { params: { id: third } }, { as: author })
    expect(await left()).toEqual([fourth])
    await sql`update posts set review_state = 'returned' where id = ${fourth}`.execute(app.deps.kysely)
    expect(await left()).toEqual([])
    await decide(second, 'approve')
    expect(await left()).toEqual([second])
    const { rows } = await sql`select id from search_posts where id = any (${ids})`.execute(app.deps.kysely)
    expect(rows).toEqual([{ id: second }])
  })

  test('also where somebody changes its suspect at the same moment', async () => {
    const suspect = await makeSuspect(app.deps, author, { name: 'Ferryman', location: '' })
    const id = await file('Saffron boat', 'x', { criminals: [suspect] })
    const changed = await app.deps.kysely.transaction().execute(async (tx) => {
      await sql`update posts set review_state = 'returned' where id = ${id}`.execute(tx)
      const asked = sql`update suspects set status = 'arrested' where id = ${suspect}`.execute(
        app.deps.kysely,
      )
      await new Promise((resolve) => setTimeout(resolve, 200))
      return { asked }
    })
    await changed.asked
    const { rows } = await sql`select from search_posts where id = ${id}`.execute(app.deps.kysely)
    expect([rows.length, await titles({ query: 'saffron' })]).toEqual([0, []])
  })
})

describe('filters', () => {
  let ferry: string
  beforeAll(async () => {
    ferry = await makeSuspect(app.deps, author, {
      ...{ name: 'Oarsman', location: 'Dumuria, Khulna', status: 'arrested', crime_types: ['Fraud'] },
    })
    const by = (wishes: object) => file('Lantern', 'x', wishes)
    await by({ location: 'সোনাডাঙ্গা, খুলনা', incidentAt: '2025-03-09T08:00', title: 'Lantern one' })
    await by({ location: 'Mirpur, Dhaka', incidentAt: '2025-03-31', title: 'Lantern two' })
    await by({ criminals: [ferry], incidentAt: '2024-12-31', title: 'Lantern three' })
    await makeSuspect(app.deps, author, {
      name: 'Lantern maker',
      location: 'Kushtia',
      crime_types: ['Theft'],
    })
    const form = { title: 'Lantern four', desc: 'x', medias: [await makePicture()], isAnonymous: true }
    const filed = await app.call('POST /posts', { form }, { as: author })
    await decide(filed.body.post._id, 'approve')
  })

  test.each([
    [{ district: 'Khulna' }, ['one', 'three']],
    [{ district: 'Khulna', upazila: 'Sonadanga' }, ['one']],
    [{ district: 'Dhaka' }, ['two']],
    [{ district: 'Kushtia' }, []],
    [{ from: '2025-03-09', to: '2025-03-31' }, ['one', 'two']],
    [{ from: '2025-03-10' }, ['four', 'two']],
    [{ to: '2025-03-09' }, ['one', 'three']],
    [{ to: '2024-12-30' }, []],
    [{ from: '1950-01-01', to: '2025-01-01' }, ['three']],
    [{ status: 'arrested' }, ['three']],
    [{ category: 'Fraud' }, ['three']],
    [{ category: 'Theft' }, []],
    [{ media: 'pictures' }, ['four']],
    [{ media: 'recordings' }, []],
    [{ district: 'Khulna', status: 'arrested', from: '2024-01-01' }, ['three']],
  ] as const)('%j leaves %j', async (filter, left) => {
    const found = (await titles({ query: 'lantern', ...filter })).map((title) =>
      title.slice('Lantern '.length),
    )
    expect(found.toSorted()).toEqual([...left])
    const alone = (await search({ ...filter, limit: 100 })).posts.map(({ title }) => title)
    for (const each of left) expect(alone).toContain(`Lantern ${each}`)
  })

  test('follow what becomes of a suspect', async () => {
    const status = async (name: 'released' | 'arrested') => {
      await app.call('PUT /criminals/:id', { params: { id: ferry }, form: { status: name } }, { as: author })
      await confirmChanges(app.deps, ferry)
    }
    await status('released')
    expect(await titles({ query: 'lantern', status: 'arrested' })).toEqual([])
    expect(await titles({ query: 'lantern', status: 'released' })).toEqual(['Lantern three'])
    await status('arrested')
  })

  test('of suspects: place, status and category; days and pictures leave none', async () => {
    expect(await names({ query: 'lantern', district: 'Kushtia' })).toEqual(['Lantern maker'])
    expect(await names({ query: 'lantern', district: 'Khulna' })).toEqual([])
    expect(await names({ query: 'lantern', status: 'wanted', category: 'Theft' })).toEqual(['Lantern maker'])
    expect(await names({ query: 'lantern', from: '2000-01-01' })).toEqual([])
    expect(await names({ query: 'lantern', media: 'pictures' })).toEqual([])
  })

  test('count the posts of each category, whichever is asked for', async () => {
    for (const category of ['', 'Fraud', 'Theft'] as const) {
      const { counts } = await search({ query: 'lantern', category })
      expect(counts).toEqual({ ...Object.fromEntries(crimeTypes.map((type) => [type, 0])), Fraud: 1 })
    }
  })

  test.each([
    [{ district: 'Atlantis' }, 'district', 'unknown_value'],
    [{ district: 'Khulna', upazila: 'Savar' }, 'upazila', 'unknown_value'],
    [{ upazila: 'Savar' }, 'district', 'unknown_value'],
    [{ from: '2025-02-30' }, 'from', 'date_invalid'],
    [{ to: 'yesterday' }, 'to', 'date_invalid'],
    // JavaScript knows these days, and PostgreSQL does not.
    [{ from: '0000-01-01' }, 'from', 'date_invalid'],
    [{ to: '-000001-01' }, 'to', 'date_invalid'],
    [{ media: 'smells' }, 'media', 'unknown_value'],
  ])('%j is refused', async (filter, field, code) => {
    const { status, body } = await app.call('GET /search', { query: filter as never }, { as: author })
    expect([status, body.reasons]).toEqual([400, { [field]: expect.objectContaining({ code }) }])
  })
})

test('each category that a post names in its words is its own', async () => {
  for (const type of crimeTypes) await file('Named', `It was ${type.toLowerCase()}, they say.`)
  const { counts } = await search({ query: 'named', limit: 1 })
  expect(counts).toEqual(Object.fromEntries(crimeTypes.map((type) => [type, 1])))
})

test('days are looked up by months or by years, and not at all over a lifetime', () => {
  expect(spansOf('2025-12-31', '2026-02-01', '2026-11-22')).toEqual([
    '#t:2025-12',
    '#t:2026-01',
    '#t:2026-02',
  ])
  expect(spansOf('2023-05-05', '', '2026-01-01')).toEqual(['#y:2023', '#y:2024', '#y:2025', '#y:2026'])
  expect(spansOf('1950-01-01', '', '2026-01-01')).toEqual([])
  expect(spansOf('', '2026-01-01', '2026-01-01')).toEqual([])
  expect(spansOf('2026-02-01', '2026-01-01', '2026-03-01')).toEqual([])
})

describe('when nothing is found', () => {
  test('other spellings and single words are offered that find something', async () => {
    await file('Pomegranate garden')
    expect((await search({ query: 'pomegranate' })).alternatives).toEqual([])
    expect((await search({ query: 'pomegranatexyz' })).alternatives).toContain('pomegranate')
    expect((await search({ query: 'pomegranate xylophone' })).alternatives).toEqual(['pomegranate'])
    expect((await search({ query: 'qqqqq' })).alternatives).toEqual([])
  })

  test('never what stood only in something that was taken down since', async () => {
    const id = await file('Tamarindus')
    await file('Tamarindusgarden')
    expect((await search({ query: 'tamarindusxyz' })).alternatives).toContain('tamarindus')
    await decide(id, 'disapprove')
    expect((await search({ query: 'tamarindusxyz' })).alternatives).toEqual(['tamarindusgarden'])
  })

  test('never what waits', async () => {
    await file('Secretivo', 'x', { review: 'waiting' })
    expect((await search({ query: 'secretiv' })).alternatives).toEqual([])
  })
})

describe('a report that is being written is compared', () => {
  const similar = async (body: object) =>
    (await app.call('POST /search/similar', { body }, { as: author })).body.posts.map(({ title }) => title)

  test('with public ones about the same suspect, and of this week at this place in similar words', async () => {
    const suspect = await makeSuspect(app.deps, author, { name: 'Weaver', location: '' })
    const place = { location: 'Bhola' }
    await file('Jute mill burnt', 'The jute mill burnt down at night.', place)
    await file('Jute mill burnt before', 'The jute mill burnt.', { ...place, incidentAt: '2024-01-01' })
    const eightDaysAgo = todayInBangladesh(new Date(Date.now() - 8 * 24 * 60 * 60 * 1000))
    await file('Jute mill burnt last week', 'The jute mill burnt.', { ...place, incidentAt: eightDaysAgo })
    await file('Jute mill elsewhere', 'The jute mill burnt.', { location: 'Sylhet' })
    await file('Jute mill waits', 'The jute mill burnt.', { ...place, review: 'waiting' })
    await file('Loom stolen', 'Gone.', { criminals: [suspect] })
    await file('Loom waits', 'Gone.', { criminals: [suspect], review: 'waiting' })
    const text = 'A jute mill has burnt down'
    expect(await similar({ text, place: 'ভোলায়' })).toEqual(['Jute mill burnt'])
    expect(await similar({ text, place: 'At the ghat', district: 'Bhola' })).toEqual(['Jute mill burnt'])
    expect(await similar({ text, place: 'Bhola', district: 'Sylhet' })).toEqual(['Jute mill elsewhere'])
    expect(await similar({ text, suspects: [suspect] })).toEqual(['Loom stolen'])
    expect(await similar({ text, place: 'Bhola', suspects: [suspect] })).toEqual([
      'Loom stolen',
      'Jute mill burnt',
    ])
    expect(await similar({ text: 'A cow ran away', place: 'Bhola' })).toEqual([])
    expect(await similar({ text: '', place: '', suspects: [] })).toEqual([])
  })
})

test('what is looked for stands in no log, no metric and no referrer', async () => {
  const marker = 'Quizzacious'
  for (const path of ['/search', '/search/suggestions', '/criminals/search', '/places']) {
    const response = await app.request(`/api${path}?query=${marker}`, {}, author)
    expect([path, response.status, response.headers.get('referrer-policy')]).toEqual([
      path,
      200,
      expect.stringMatching(/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/),
    ])
  }
  await app.call('POST /search/similar', { body: { text: marker, place: marker } }, { as: author })
  // Also a request that the server refuses.
  expect((await app.request(`/api/search?district=${marker}`, {}, author)).status).toBe(400)
  const told = `${app.logged()}\n${await app.deps.metrics.metrics()}`
  expect(told).toContain('/api/search')
  expect(told.toLowerCase()).not.toContain(marker.toLowerCase())
})

test('a search that finds enough is three statements: what, the posts, the suspects', async () => {
  await file('Windsurfing')
  await makeSuspect(app.deps, author, { name: 'Windsurfing', location: '' })
  await search({ query: 'windsurfing', limit: 1 })
  const spy = vi.spyOn(app.deps.searchPool, 'query')
  const connects = vi.spyOn(app.deps.searchPool, 'connect')
  await search({ query: 'windsurfing', limit: 1 })
  expect(spy).toHaveBeenCalledTimes(2)
  // Kysely takes a connection by itself for the third statement.
  expect(connects).toHaveBeenCalledTimes(3)
  vi.restoreAllMocks()
})
