import { readFileSync } from 'node:fs'
import { cardAddress, cardSize, type OnCard, photoOf } from '@bichar/contract/rules/cardAddress.ts'
import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../test/app.ts'
import { isCached, startCachingApps, untilDelivered } from '../test/guests.ts'
import { makePicture, makePost, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { sample } from '../test/samples.ts'
import { cardOf } from './card.ts'
import { kindsInBengali, stateNames } from './names.ts'
import { drawText } from './text.ts'

const post: OnCard = {
  _id: '3f0c4c9e-7c43-4b6e-9d6b-0a4a5a3b2c1d',
  title: 'Sand taken',
  kinds: ['Extortion', 'Theft'],
  place: { en: 'Savar, Dhaka', bn: 'সাভার, ঢাকা' },
  location: 'By the river',
  medias: [{ type: 'image', url: '/media/one.jpg', thumbnail: null }],
  createdAt: '2026-11-01T18:00:00.000Z',
  caseLine: { steps: [{ step: 'arrested', date: '2026-11-13', origin: '' }], updates: 1 },
}

describe('what a card says', () => {
  test('is kinds, place and the line of the case, in either language', () => {
    expect(cardOf(post, 'en')).toMatchObject({
      title: 'Sand taken',
      kinds: 'Extortion · Theft',
      place: 'Savar, Dhaka',
    })
    const { kinds, place, steps } = cardOf(post, 'bn')
    expect([kinds, place]).toEqual(['চাঁদাবাজি · চুরি', 'সাভার, ঢাকা'])
    expect(steps.map(({ name, day, isKnown, isLast }) => [name, day, isKnown, isLast])).toEqual([
      ['রিপোর্ট হয়েছে', '২ নভেম্বর ২০২৬', true, false],
      ['মামলা হয়েছে', '', false, false],
      ['গ্রেপ্তার', '১৩ নভেম্বর ২০২৬', true, true],
      ['আদালতে', '', false, false],
      ['রায়', '', false, false],
    ])
  })

  test('has the words for the place where none was chosen, and ends without a verdict where it was closed', () => {
    const closed = { steps: [{ step: 'closed', date: '2026-11-13', origin: '' }], updates: 1 } as const
    const { place, steps } = cardOf(
      { ...post, place: { en: '', bn: '' }, caseLine: { ...closed, steps: [...closed.steps] } },
      'en',
    )
    expect(place).toBe('By the river')
    expect(steps.map(({ name }) => name)).toEqual([
      'Reported',
      'Case filed',
      'Arrested',
      'In court',
      'Closed without a verdict',
    ])
  })

  test('is in the words of the web app', () => {
    const words = (language: string, file: string) =>
      JSON.parse(
        readFileSync(new URL(`../../../web/app/i18n/${language}/${file}.json`, import.meta.url), 'utf8'),
      )
    expect(kindsInBengali).toEqual(words('bn', 'crimeTypes'))
    expect(Object.fromEntries(crimeTypes.map((kind) => [kind, kind]))).toEqual(words('en', 'crimeTypes'))
    for (const language of ['en', 'bn'] as const)
      expect(stateNames[language]).toEqual(words(language, 'timelines').states)
  })
})

test.each([
  ['another title', { title: 'Sand' }],
  ['other kinds', { kinds: ['Theft'] }],
  ['another place', { place: { en: 'Dhaka', bn: 'ঢাকা' } }],
  ['another step', { caseLine: { steps: [], updates: 0 } }],
  ['another photo', { medias: [] }],
] as const)('%s is another address', (_what, change) => {
  expect(cardAddress({ ...post, ...change } as OnCard, 'en')).not.toBe(cardAddress(post, 'en'))
})

test('its photo is the first picture, or the still of a video before it', () => {
  const film = { type: 'video', url: '/media/film.mp4', thumbnail: null } as const
  const still = { ...film, thumbnail: '/media/still.jpg' }
  expect(photoOf({ medias: [film, ...post.medias] })).toBe('/media/one.jpg')
  expect(photoOf({ medias: [still, ...post.medias] })).toBe('/media/still.jpg')
  expect(photoOf({ medias: [film] })).toBeUndefined()
})

test('Bengali is drawn with its own letters, and what would be markup as what it is', async () => {
  const look = { size: 40, colour: '#ffffff' }
  const widthOf = async (words: string) => (await drawText(words, 1_000, look)).raw.width
  // Without ligatures, the letters of a conjunct would be drawn side by side.
  expect(await widthOf('ক্ষ')).toBeLessThan(1.5 * (await widthOf('ক')))
  expect(await widthOf('<b>')).toBeGreaterThan(await widthOf('b'))
  expect(await widthOf('A & B')).toBeGreaterThan(await widthOf('A'))
})

describe('over HTTP', () => {
  let [one, two]: TestApp[] = []
  let author: TestPerson
  const apps = () => {
    if (!one || !two) throw new Error('not started')
    return [one, two] as const
  }
  beforeAll(async () => {
    ;[one, two] = await startCachingApps()
    author = await makePerson(one.deps)
  })
  afterAll(async () => {
    for (const app of apps().toReversed()) await app.close()
  })

  /** A public post of which both processes have received the notification. */
  const publish = async (wishes: Parameters<typeof makePost>[2] = {}) => {
    const id = await makePost(apps()[0].deps, author, wishes)
    for (const app of apps()) await untilDelivered(app)
    return id
  }

  const shownPost = async (app: TestApp, id: string) => {
    const response = await app.request(`/api/posts/${id}`)
    return ((await response.json()) as { post: OnCard }).post
  }

  test('it is a picture of the size that networks ask for, and remembered', async () => {
    const [app] = apps()
    const address = cardAddress(await shownPost(app, await publish()), 'bn')
    const response = await app.request(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect({ width, height, format }).toEqual({ ...cardSize, format: 'jpeg' })
    expect(await isCached(app, address)).toBe(true)
  })

  test('it has the still of a video', async () => {
    const [app] = apps()
    const form = {
      ...{ title: 'Sand taken', desc: 'By the river.', isAnonymous: true },
      ...{
        medias: [new File([sample('video.mp4')], 'video.mp4')],
        stills: [await makePicture('red')],
        stillsOf: [0],
      },
    }
    const { post: filed } = (await app.call('POST /posts', { form }, { as: author })).body
    const admin = await makePerson(app.deps, { role: 'admin' })
    const approval = { params: { id: filed._id }, body: { action: 'approve' } } as const
    await app.call('POST /posts/admin/toggle-approval/:id', approval, { as: admin })
    const card = await app.request(cardAddress(await shownPost(app, filed._id), 'en'))
    const photo = { left: 1_000, top: 100, width: 100, height: 100 }
    const drawn = await sharp(await card.arrayBuffer())
      .extract(photo)
      .toBuffer()
    const { channels } = await sharp(drawn).stats()
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean)
    expect(red).toBeGreaterThan(200)
    expect(green + blue).toBeLessThan(60)
  })

  test('words that cannot be drawn are left out, even if there are no others', async () => {
    const [app] = apps()
    const id = await publish({ title: '⚠️❗', location: '📍' })
    expect((await app.request(cardAddress(await shownPost(app, id), 'en'))).status).toBe(200)
  })

  test('a step that is let through on one process leads on the other to another card, at once', async () => {
    const [app, other] = apps()
    const id = await publish({ kinds: ['Theft'], isAnonymous: true })
    const before = cardAddress(await shownPost(other, id), 'en')
    expect((await other.request(before)).status).toBe(200)
    expect(await isCached(other, before)).toBe(true)
    const entry = await makeTimeline(app.deps, author, id, {
      approved: false,
      step: 'arrested',
      date: '2026-11-13',
    })
    expect((await other.request(before)).status).toBe(200)
    const admin = await makePerson(app.deps, { role: 'admin' })
    await app.call(
      'PATCH /timelines/:id/toggle',
      { params: { id: entry }, body: { action: 'approve' } },
      { as: admin },
    )
    const after = cardAddress(await shownPost(other, id), 'en')
    expect(after).not.toBe(before)
    const outdated = await other.request(before, { redirect: 'manual' })
    expect([outdated.status, outdated.headers.get('location')]).toEqual([302, after])
  })

  test.each([
    ['that waits', async (app: TestApp) => makePost(app.deps, author, { review: 'waiting' })],
    ['that is none', async () => 'nobody'],
  ])('of a report %s there is none', async (_which, make) => {
    const [app] = apps()
    expect((await app.request(`/share-cards/en/${await make(app)}.jpg?v=0`)).status).toBe(404)
  })

  test('of what is taken back it is gone at once', async () => {
    const [app, other] = apps()
    const id = await publish()
    const address = cardAddress(await shownPost(other, id), 'en')
    expect((await other.request(address)).status).toBe(200)
    const admin = await makePerson(app.deps, { role: 'admin' })
    const taken = { params: { id }, body: { action: 'disapprove' } } as const
    await app.call('POST /posts/admin/toggle-approval/:id', taken, { as: admin })
    expect((await other.request(address)).status).toBe(404)
  })

  test('in another language, at another address or under another name there is none', async () => {
    const [app] = apps()
    const id = await makePost(app.deps, author)
    for (const path of [`/share-cards/fr/${id}.jpg`, `/share-cards/en/${id}`, `/share-cards/en/${id}.png`])
      expect((await app.request(path)).status).toBe(404)
    const made = await app.request(`/share-cards/en/${id}.jpg?v=made-up`, { redirect: 'manual' })
    expect(made.status).toBe(302)
  })
})
