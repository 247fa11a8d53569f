import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let reader: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { name: 'Zubaida Parvin' })
  reader = await makePerson(app.deps)
  const file = (title: string, desc: string, location: string) =>
    makePost(app.deps, author, { title, desc, location })
  await file('খুলনায় ছিনতাই', 'রাতে বাসস্ট্যান্ডে এক নারীর ব্যাগ ছিনিয়ে নেওয়া হয়।', 'সোনাডাঙ্গা')
  await file('Bike stolen', 'A red bike was taken near the railway station, 100% sure.', 'Rajshahi')
  await file('চাঁদাবাজির অভিযোগ', 'দোকানদারদের কাছে টাকা চাওয়া হচ্ছে।', 'ঢাকা')
  await file('Fraud by phone', 'Karim asked for a PIN.', 'Khulna')
  const suspect = (name: string, location: string) => makeSuspect(app.deps, author, { name, location })
  await suspect('Karim Uddin', 'Khulna')
  await suspect('Karate Teacher', 'Karachi Lane')
  await suspect('রহিম শেখ', 'খুলনা')
  await suspect('আব্দুল করিম', 'ময়মনসিংহ')
  await suspect("Abul O'Neil-Khan", 'Sylhet')
})
afterAll(() => app.close())

const search = (query: object, as: TestPerson = reader) => app.call('GET /search', { query }, { as })
const found = async (query: string) => {
  const { data } = (await search({ query, limit: 100 })).body
  return { posts: data.posts.map(({ title }) => title), suspects: data.criminals.map(({ name }) => name) }
}

const bothYa = ['\u09df', '\u09af\u09bc'] as const

describe('posts are found', () => {
  // Shows spec 7.17.
  test.each([
    ['খুলনা', 'খুলনায় ছিনতাই', 'by a word that stands there with an ending'],
    ['খুলনায়', 'খুলনায় ছিনতাই', 'by the very word'],
    [`খুলনা${bothYa[0]}`, 'খুলনায় ছিনতাই', 'by one encoding of a letter'],
    [`খুলনা${bothYa[1]}`, 'খুলনায় ছিনতাই', 'by the other encoding of it'],
    ['খুলনার', 'খুলনায় ছিনতাই', 'by the word with another ending'],
    ['নারী', 'খুলনায় ছিনতাই', 'by a word of the description'],
    ['ছিনতাই খুলনা', 'খুলনায় ছিনতাই', 'by words in any order'],
    ['ছিনতািই', 'খুলনায় ছিনতাই', 'with a letter too many'],
    ['চাঁদাবাজি', 'চাঁদাবাজির অভিযোগ', 'by the beginning of a word'],
    ['ঢাকায়', 'চাঁদাবাজির অভিযোগ', 'by their place, inflected'],
    ['BIKE', 'Bike stolen', 'whatever the case'],
    ['rail', 'Bike stolen', 'by the beginning of a word of the description'],
    ['stollen', 'Bike stolen', 'with a typo in the title'],
    ['rajshai', 'Bike stolen', 'with a typo in the place'],
    ['bike, stolen!', 'Bike stolen', 'with punctuation between'],
    ['karim', 'Fraud by phone', 'by a name in the text'],
  ])('%s finds "%s": %s', async (query, title) => {
    expect((await found(query)).posts).toContain(title)
  })
})

describe('posts are not found', () => {
  test.each([
    ['খুলনা', 'চাঁদাবাজির অভিযোগ', 'in whose words it is not'],
    ['ছিনতাই ঢাকা', 'খুলনায় ছিনতাই', 'when one of the words is missing'],
    ['tolen', 'Fraud by phone', 'by something unlike'],
    ['way', 'Bike stolen', 'by the end of a word'],
    ['zubaida', 'Bike stolen', 'by who wrote them'],
    ['parvin', 'Fraud by phone', 'by who wrote them'],
    ['bi_e', 'Bike stolen', 'by a wildcard'],
    ['রাজশাহী', 'খুলনায় ছিনতাই', 'by another place'],
  ])('%s does not find "%s": %s', async (query, title) => {
    expect((await found(query)).posts).not.toContain(title)
  })
})

describe('suspects are found', () => {
  test.each([
    ['karim', 'Karim Uddin'],
    ['uddin karim', 'Karim Uddin'],
    ['karin', 'Karim Uddin'],
    ['krim', 'Karim Uddin'],
    ['kariim', 'Karim Uddin'],
    ['Karim Udin', 'Karim Uddin'],
    ['kari', 'Karim Uddin'],
    ['রহিম', 'রহিম শেখ'],
    ['রহিমের', 'রহিম শেখ'],
    ['রহীম', 'রহিম শেখ'],
    ['খুলনায়', 'রহিম শেখ'],
    ['করিম', 'আব্দুল করিম'],
    ['আবদুল', 'আব্দুল করিম'],
    [`ম${bothYa[0]}মনসিংহ`, 'আব্দুল করিম'],
    [`ম${bothYa[1]}মনসিংহে`, 'আব্দুল করিম'],
    ['neil', "Abul O'Neil-Khan"],
    ['khan', "Abul O'Neil-Khan"],
  ])('%s finds %s', async (query, name) => {
    expect((await found(query)).suspects).toContain(name)
  })

  test('the closest first', async () => {
    expect((await found('karim')).suspects[0]).toBe('Karim Uddin')
    expect((await found('খুলনা')).suspects).toEqual(['রহিম শেখ', 'Karim Uddin'])
  })
})

test.each([
  ['karim', 'রহিম শেখ'],
  ['karachi', 'Karim Uddin'],
  ['rahim', 'Karim Uddin'],
  ['ari', 'Karim Uddin'],
  ['করিম', 'রহিম শেখ'],
  ['karim dhaka', 'Karim Uddin'],
  ['ঢাকা', 'রহিম শেখ'],
  ['Zubaida', 'Karim Uddin'],
])('%s does not find %s', async (query, name) => {
  expect((await found(query)).suspects).not.toContain(name)
})

// Shows spec 5.45.
test.each(['', '  ', undefined])('a search for nothing (%j) is refused', async (query) => {
  const { status, body } = await search({ query })
  expect([status, body.message]).toEqual([400, 'Please enter something to search for'])
})

test.each(['%', '।', "'", '\\', '১২৩৪', 'x'.repeat(200), 'a b c d e f g h i j k'])(
  'a search for %s finds nothing and breaks nothing',
  async (query) => {
    expect((await search({ query })).body.data).toEqual({
      ...{ posts: [], criminals: [], totalPosts: 0, totalCriminals: 0 },
      ...{ counts: Object.fromEntries(crimeTypes.map((type) => [type, 0])), alternatives: [] },
    })
  },
)

test('hits come page by page, each once, with how many there are', async () => {
  for (let index = 0; index < 5; index += 1) {
    await makePost(app.deps, author, { title: `Lighthouse ${index}`, isAnonymous: true })
    await makeSuspect(app.deps, author, { name: `Lighthouse ${index}` })
  }
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (page) => (await search({ query: 'lighthouse', page, limit: 2 })).body.data),
  )
  expect(pages.map(({ totalPosts, totalCriminals }) => [totalPosts, totalCriminals])).toEqual(
    Array(4).fill([5, 5]),
  )
  expect(pages.map(({ posts, criminals }) => [posts.length, criminals.length])).toEqual([
    ...[
      [2, 2],
      [2, 2],
      [1, 1],
      [0, 0],
    ],
  ])
  expect(new Set(pages.flatMap(({ posts }) => posts.map(({ _id }) => _id))).size).toBe(5)
})

test('what waits or was sent back is found by nobody, not even its author', async () => {
  for (const review of ['waiting', 'returned'] as const) {
    await makePost(app.deps, author, { title: 'Unseen windmill', review })
  }
  for (const as of [author, await makePerson(app.deps, { role: 'admin' })]) {
    expect((await search({ query: 'windmill' }, as)).body.data).toMatchObject({ posts: [], totalPosts: 0 })
  }
})

test('an anonymous post is found by its words, never by its author, who stays unknown', async () => {
  const writer = await makePerson(app.deps, { name: 'Mehjabin Chowdhury' })
  await makePost(app.deps, writer, { title: 'A turquoise car', isAnonymous: true })
  const admin = await makePerson(app.deps, { role: 'admin' })
  for (const as of [reader, admin]) {
    const { body } = await search({ query: 'turquoise' }, as)
    expect(body.data.posts).toMatchObject([{ title: 'A turquoise car', user: null }])
    expect(JSON.stringify(body)).not.toContain(writer.user.id)
    for (const query of ['Mehjabin', 'Chowdhury', 'Mehjabin turquoise', writer.user.phone, writer.user.id]) {
      expect((await search({ query }, as)).body.data.totalPosts).toBe(0)
    }
  }
})

describe('a category', () => {
  // Shows spec 7.17.
  test('brings its suspects, and the public posts about them or that name it, newest first', async () => {
    const robber = await makeSuspect(app.deps, author, { crime_types: ['Armed Robbery', 'Assault'] })
    const about = await makePost(app.deps, author, { criminals: [robber] })
    await makePost(app.deps, author, { criminals: [robber], review: 'waiting' })
    const naming = await makePost(app.deps, author, { desc: 'It was an armed robbery.' })
    const both = await makePost(app.deps, author, { title: 'Armed  Robbery!', criminals: [robber] })
    await makePost(app.deps, author, { title: 'A robbery by the armed' })
    const { data } = (await search({ category: 'Armed Robbery' })).body
    expect(data.posts.map(({ _id }) => _id)).toEqual([both, naming, about])
    expect(data.criminals.map(({ _id }) => _id)).toEqual([robber])
    expect(data).toMatchObject({ totalPosts: 3, totalCriminals: 1 })
  })

  // Shows spec 3.18.
  test('must be one of the twenty', async () => {
    const { status, body } = await search({ category: 'Jaywalking' })
    expect([status, body.code]).toEqual([400, 'unknown_value'])
  })

  // Shows spec 3.13, 7.18.
  test('is counted by the public posts about its suspects, each post once', async () => {
    const first = await makeSuspect(app.deps, author, { crime_types: ['Child Abuse', 'Extortion'] })
    const second = await makeSuspect(app.deps, author, { crime_types: ['Child Abuse'] })
    await makePost(app.deps, author, { criminals: [first, second] })
    await makePost(app.deps, author, { criminals: [second] })
    await makePost(app.deps, author, { criminals: [first], review: 'waiting' })
    const { stats } = (await app.call('GET /stats/crimes', {})).body
    expect(Object.keys(stats)).toEqual([...crimeTypes])
    expect(stats).toMatchObject({ 'Child Abuse': 2, Extortion: 1, Vandalism: 0 })
  })
})
