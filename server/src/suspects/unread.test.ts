import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../core/config.ts'
import { newId } from '../db/ids.ts'
import { openPush } from '../outside/push.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilDelivered, untilItCaches } from '../test/guests.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { connect } from '../test/live.ts'
import { makeBlog, makeComment, makePicture, makePost, makeStory, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { type FakeBrowser, type FakePushService, startPushService } from '../test/push.ts'
import {
  type Answers,
  answersWith,
  differences,
  readEverything,
  unreadRoutes,
} from '../test/readEverything.ts'
import type { Subjects } from '../test/readingCalls.ts'

/*
 * Nobody is named unread. Guests, a member, and a member who follows the place, the crime and the suspect read everything that they can
 * read, before somebody is proposed as a suspect and in every state in which the suspect is not public. All answers must be the same:
 * the suspect changes no list, no count and no order, and its id is answered like one that does not exist. The tests with a shown
 * suspect prove that the same reading would find it.
 */

const words = ['zorhab', 'quelmi', 'টংলাব', 'ফিরকু', 'vexbridge']
/** By its words, the beginning of one, a typo, and the sound of each script written in the other one. */
const queries = ['Zorhab Quelmi', 'ফিরক', 'Zorhav Quelmi', 'জোরহাব', 'Tonglab', 'Vexbridge']
const profile = {
  ...{ name: 'Zorhab Quelmi টংলাব ফিরকু', age: 41, location: 'Vexbridge, Rupsa, Khulna' },
  crimeTypes: ['Money Laundering'] as 'Money Laundering'[],
}
const aReport = { title: 'A shop was emptied', desc: 'By night.', isAnonymous: true }

let push: FakePushService
beforeAll(async () => {
  push = await startPushService()
})
afterAll(() => push.close())

const settings = { SERVER_KEY: 'ce'.repeat(32), TRUSTED_PROXIES: '1' }
const start = (more: Record<string, string>) =>
  startTestApp({
    settings: { ...settings, ...more },
    deps: { push: openPush(readConfig({}), randomBytes(32), push.agent) },
  })

interface Installation {
  /** Where everything is changed, and where it is read. */
  apps(): Promise<[TestApp, TestApp]>
  viewers: readonly Viewer[]
}

type Viewer = 'guest' | 'guest again' | 'member' | 'follower'

const installations: Record<string, Installation> = {
  'one process without a cache': {
    async apps() {
      const app = await start({})
      return [app, app]
    },
    viewers: ['guest', 'member', 'follower'],
  },
  'another process, which remembers what guests are shown': {
    async apps() {
      const one = await start({ GUEST_CACHE_MB: '1' })
      const two = await start({ GUEST_CACHE_MB: '1', DATABASE_URL: one.deps.config.DATABASE_URL ?? '' })
      await Promise.all([one, two].map(untilItCaches))
      return [one, two]
    },
    viewers: ['guest', 'guest again', 'follower'],
  },
}

describe.each(Object.entries(installations))('in %s', (_name, { apps, viewers }) => {
  let one: TestApp
  let two: TestApp
  let moderator: TestPerson
  let unchanging: Pick<Subjects, 'post' | 'comment' | 'blog' | 'author'>
  beforeAll(async () => {
    ;[one, two] = await apps()
    moderator = await makePerson(one.deps, { role: 'admin' })
    const author = await makePerson(one.deps)
    const known = await makeSuspect(one.deps, author, { name: 'Abul Kashem' })
    const post = await makePost(one.deps, author, { location: 'Rupsa, Khulna', criminals: [known] })
    const comment = await makeComment(one.deps, author, post)
    unchanging = { post, comment, blog: await makeBlog(one.deps, moderator), author: author.user.id }
  })
  afterAll(async () => {
    if (two !== one) await two.close()
    await one.close()
  })

  let creator: TestPerson
  let member: TestPerson
  let follower: TestPerson
  let browser: FakeBrowser
  let about: Subjects
  beforeEach(async () => {
    creator = await makePerson(one.deps)
    member = await makePerson(one.deps)
    follower = await makePerson(one.deps)
    browser = push.subscribe()
    const token = { body: { token: browser.token, language: 'en' } } as const
    await one.call('POST /notifications/token', token, { as: follower })
    for (const [kind, of] of [
      ['category', 'Money Laundering'],
      ['upazila', 'Khulna/Rupsa'],
      ['district', 'Khulna'],
      ['post', unchanging.post],
    ] as const) {
      await one.call('PUT /follows', { body: { kind, of } }, { as: follower })
    }
    const own = await makePost(one.deps, follower, { review: 'waiting' })
    const filed = await one.call('POST /posts', { form: aReport }, { as: creator })
    const report = filed.body.post._id
    await makeStory(one.deps, moderator, { postId: report })
    about = { ...unchanging, suspect: newId(), queries, report, own }
  })
  afterEach(async () => {
    const body = { action: 'remove' } as const
    await one.call('POST /admin/suspects/:id/decision', { ...params(), body }, { as: moderator })
  })

  const params = () => ({ params: { id: about.suspect } })
  const reportParams = () => ({ params: { id: about.report } })
  const propose = async (wishes: object = {}): Promise<void> => {
    const form = { ...profile, ...wishes, photo: [await makePicture()] }
    const { status, body } = await one.call('POST /criminals', { form }, { as: creator })
    expect([status, body.criminal.shown]).toEqual([201, 'proposed'])
    about = { ...about, suspect: body.criminal._id }
  }
  const edit = async (form: object, as = creator) =>
    expect((await one.call('PUT /criminals/:id', { ...params(), form }, { as })).status).toBe(200)
  const decide = async (action: 'show' | 'sendBack' | 'remove') => {
    const body = { action, reason: `Is ${profile.name} at Vexbridge?` }
    const answer = await one.call(
      'POST /admin/suspects/:id/decision',
      { ...params(), body },
      { as: moderator },
    )
    expect(answer.status).toBe(200)
  }
  const erase = async () =>
    expect((await one.call('DELETE /criminals/:id', params(), { as: creator })).status).toBe(200)
  /** The report, which waits, names the suspect from now on. */
  const nameInReport = async () => {
    const form = { ...aReport, criminals: [about.suspect] }
    expect((await one.call('PUT /posts/:id', { ...reportParams(), form }, { as: creator })).status).toBe(200)
  }
  const review = async (action: 'approve' | 'disapprove', leaveOut: string[] = []) => {
    const call = { ...reportParams(), body: { action, leaveOut, reason: `Not ${profile.name}` } }
    expect((await one.call('POST /posts/admin/toggle-approval/:id', call, { as: moderator })).status).toBe(
      200,
    )
  }
  /** What the address of each file of the suspect is answered with. */
  const photosOf = async () => {
    const { criminal } = (await one.call('GET /criminals/:id', params(), { as: creator })).body
    return [criminal.photo, criminal.thumbnail].map(String)
  }
  const statuses = async (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await one.request(path)).status))

  /** Everything that the viewers can read; with the cache a guest reads twice, the second time from it. */
  async function read({ tries = true } = {}): Promise<Answers> {
    await untilAllAreTold(one.deps)
    await untilDelivered(two)
    const all: Answers = new Map()
    for (const viewer of viewers) {
      const as = { guest: undefined, 'guest again': undefined, member, follower }[viewer]
      // Of the rest a follower sees what any member sees.
      const only =
        viewer === 'follower' ? /^(GET \/(posts|follows|notifications|users|success)|PUT)/ : undefined
      for (const [key, answer] of await readEverything(two, as, about, { tries, only })) {
        all.set(`${viewer}: ${key}`, answer)
      }
    }
    return all
  }
  const expectSame = async (before: Answers) => expect(differences(before, await read())).toEqual([])
  /** Everybody is told of a link to a report that was public that it was, and nothing else. */
  const expectLeft = async (before: Answers) => {
    const after = [...(await read())].map(([key, answer]) => {
      const unknown = answer.replace('"code":"post_gone"', '"code":"post_not_found"')
      // Of the calls the status is 404 either way, of the feed of the report 410.
      return [key, unknown === answer ? answer : unknown.replace(/^410 /, '404 ')] as const
    })
    expect(differences(before, new Map(after))).toEqual([])
  }
  /** Without what says that a report names somebody whom a moderator has still to look at. */
  const settled = (answers: Answers): Answers =>
    new Map(
      [...answers].map(([key, answer]) => [
        key,
        answer.replaceAll('"hasPendingSuspects":true', '"hasPendingSuspects":false'),
      ]),
    )

  test('somebody proposed is nowhere, whatever becomes of them and of the report that names them', async () => {
    const window = await connect(two, member)
    expect(await window.watch(unchanging.post)).toEqual({ success: true })
    const before = await read()
    await expectSame(before)
    await propose()
    await expectSame(before)
    await edit({ name: `${profile.name} II`, status: 'arrested' })
    await edit({ location: 'Vexbridge, Rupsa, Khulna' }, moderator)
    await nameInReport()
    await expectSame(before)
    expect(await window.watch(about.report)).not.toEqual({ success: true })
    await decide('sendBack')
    await review('disapprove')
    await expectSame(before)
    await edit({ name: profile.name })
    await nameInReport()
    await expectSame(before)
    await erase()
    await expectSame(before)
    expect([window.heard, window.told, window.desk]).toEqual([[], [], []])
    expect(browser.received).toEqual([])
  })

  test('nor where they are left out of a report that is let through: it only says that somebody is named', async () => {
    await propose()
    await review('approve')
    const unnamed = await read()
    await nameInReport()
    await review('approve', [about.suspect])
    const before = await read()
    expect(answersWith(before, ['"hasPendingSuspects":true'])).not.toEqual([])
    expect(withoutOwnLists(differences(unnamed, settled(before)))).toEqual([])
    await edit({ name: `${profile.name} II`, crimeTypes: ['Murder'], location: 'Savar, Dhaka' })
    await decide('sendBack')
    await expectSame(before)
    await decide('remove')
    expect(differences(settled(before), await read())).toEqual([])
    expect(JSON.stringify(browser.received.map(({ message }) => message))).not.toContain(about.suspect)
  })

  test('somebody shown is where suspects are, and nowhere once they are hidden or removed', async () => {
    await propose()
    await nameInReport()
    await review('approve', [about.suspect])
    const before = settled(await read())
    await decide('show')
    const shown = settled(await read({ tries: false }))
    const isAll = viewers.includes('member')
    expect(placesOf(answersWith(shown, words))).toEqual([
      ...(isAll ? ['GET /criminals/:id'] : []),
      ...['GET /criminals/search', 'GET /posts', 'GET /posts/:id'],
      ...['GET /posts/criminalsPosts/:id', 'GET /posts/district/:slug'],
      ...(isAll ? ['GET /search', 'GET /search/suggestions'] : []),
      ...['GET /success-stories', ...(isAll ? ['POST /search/similar'] : [])],
    ])
    expect(queries.filter((query) => !answersWith(shown, words).join('\n').includes(`"${query}"`))).toEqual(
      [],
    )
    const reads = new Map([...before].filter(([key]) => shown.has(key)))
    expect(placesOf(differences(reads, shown).map((line) => line.split('\n')[0] ?? ''))).toEqual(
      expect.arrayContaining([
        ...['/numbers.csv', 'GET /numbers', 'GET /places/districts/:slug', 'GET /places/numbers'],
        'GET /stats/crimes',
      ]),
    )
    await one.call('PUT /follows', { body: { kind: 'suspect', of: about.suspect } }, { as: follower })
    await edit({ status: 'arrested' }, moderator)
    const addresses = await photosOf()
    const told = await read({ tries: false })
    expect(placesOf(answersWith(told, words))).toEqual(
      expect.arrayContaining(isAll ? ['GET /follows', 'GET /notifications'] : []),
    )
    expect(await statuses(addresses)).toEqual([200, 200])
    for (const action of ['sendBack', 'remove'] as const) {
      await decide(action)
      const after = await read()
      expect(answersWith(after, [...words, ...addresses])).toEqual([])
      expect(withoutOwnLists(differences(before, after))).toEqual([])
      expect(await statuses(addresses)).toEqual([404, 404])
      // Of what changes while it is hidden nobody is told.
      if (action === 'sendBack') await edit({ status: 'released' })
    }
    expect(answersWith(new Map(browser.received.map((each) => ['', JSON.stringify(each)])), words)).toEqual(
      [],
    )
  })

  test('what was shown with a report leaves the public with it', async () => {
    await propose()
    await nameInReport()
    const before = await read()
    const approve = async () => {
      await review('approve')
      expect(answersWith(await read({ tries: false }), words)).not.toEqual([])
      const addresses = await photosOf()
      expect(await statuses(addresses)).toEqual([200, 200])
      return addresses
    }
    const edited = await approve()
    await nameInReport()
    await expectLeft(before)
    expect(await statuses(edited)).toEqual([404, 404])
    const takenDown = await approve()
    await review('disapprove')
    await expectLeft(before)
    expect(await statuses(takenDown)).toEqual([404, 404])
    await nameInReport()
    const deleted = await approve()
    expect((await one.call('DELETE /posts/:id', reportParams(), { as: creator })).status).toBe(200)
    await expectLeft(before)
    expect(await statuses(deleted)).toEqual([404, 404])
  })

  describe('of a person under 18 nobody gets the name, the photo, the age or where in the district', () => {
    const suspectsIn = async (slug: string) => {
      const { district } = (await two.call('GET /places/districts/:slug', { params: { slug } })).body
      return [district.suspects, district.upazilas.find(({ en }) => en === 'Rupsa')?.suspects]
    }
    const expectUnrecognisable = async (addresses: readonly string[]) => {
      const found = await read({ tries: false })
      expect(answersWith(found, [...words, ...addresses])).toEqual([])
      const { criminal } = (await two.call('GET /criminals/:id', params(), { as: member })).body
      expect(criminal).toMatchObject({
        ...{ name: 'A person under 18', age: null, location: 'Khulna', isMinor: true },
        ...{ photo: null, thumbnail: null, photoWidths: [], crimeTypes: ['Money Laundering'] },
      })
    }

    test('proposed as such, shown with a report', async () => {
      const [inDistrict = 0, inUpazila] = await suspectsIn('khulna')
      await propose({ age: 13 })
      const addresses = await photosOf()
      await nameInReport()
      await review('approve')
      await one.call('PUT /follows', { body: { kind: 'suspect', of: about.suspect } }, { as: follower })
      await edit({ status: 'arrested' }, moderator)
      await expectUnrecognisable(addresses)
      expect(await suspectsIn('khulna')).toEqual([inDistrict + 1, inUpazila])
      await decide('remove')
    })

    test('shown before the age was known', async () => {
      await propose({ age: '' })
      await nameInReport()
      await review('approve')
      await one.call('PUT /follows', { body: { kind: 'suspect', of: about.suspect } }, { as: follower })
      await edit({ status: 'arrested' }, moderator)
      const addresses = await photosOf()
      expect(answersWith(await read({ tries: false }), words)).not.toEqual([])
      await edit({ age: 13 }, moderator)
      await expectUnrecognisable(addresses)
      expect(await statuses(addresses)).toEqual([404, 404])
      await decide('remove')
    })
  })

  test('the reading leaves out no route of the server', () => expect(unreadRoutes(one)).toEqual([]))
})

/** Without what somebody follows and is told of it, which differs once something was public. */
const withoutOwnLists = (lines: readonly string[]): string[] =>
  lines.filter((line) => !/^follower: GET \/(follows|notifications)/.test(line))

/** The names of the calls and files in which something stands. */
const placesOf = (keys: readonly string[]): string[] =>
  [...new Set(keys.map((key) => key.replace(/^[\w ]+: /, '').replace(/ \{.*| \d.*/, '')))].sort()
