import type { Post } from '@bichar/contract/posts.ts'
import { caseSteps } from '@bichar/contract/rules/caseSteps.ts'
import { normalisePhone } from '@bichar/contract/rules/phone.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAdmins } from '../accounts/roleStore.ts'
import { demoAdmin, demoColleagues, demoPassword, demoPeople } from '../demo/people.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { runCommand } from '../test/command.ts'
import { makePerson } from '../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Runs `npm run demo` while the app is running. */
const demo = () => {
  const { DATABASE_URL = '', DATA_DIR } = app.deps.config
  return runCommand('demo', [], { DATABASE_URL, DATA_DIR })
}

describe('the demo', () => {
  let posts: Post[]
  /** What the command printed. */
  let said: string
  beforeAll(async () => {
    // An installation may already have an admin, who does not count as content.
    const admin = await makePerson(app.deps, { role: 'admin' })
    const { code, out, err } = await demo()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('40 of 40 reports')
    expect(out).toContain(demoPassword)
    said = out
    const lists = [true, false].map((isAllowed) =>
      app.call('GET /posts', { query: { limit: 100, isAllowed } }, { as: admin }),
    )
    posts = (await Promise.all(lists)).flatMap(({ body }) => body.posts)
  }, 600_000)

  test('has public, waiting and returned posts, named and anonymous, with and without media', () => {
    const count = (is: (post: Post) => boolean) => posts.filter(is).length
    expect(posts.length).toBe(40)
    expect(count(({ review }) => review?.state === 'approved')).toBeGreaterThan(25)
    expect(count(({ review }) => review?.state === 'waiting')).toBeGreaterThan(2)
    expect(count(({ review }) => review?.state === 'returned' && review.reason !== '')).toBeGreaterThan(1)
    expect(count(({ isAnonymous }) => isAnonymous)).toBeGreaterThan(8)
    expect(count(({ user }) => user !== null)).toBeGreaterThan(15)
    const incidents = posts.map(({ incidentAt }) => incidentAt.length)
    expect(new Set(incidents)).toEqual(
      new Set(['', '2026-11-13', '2026-11-13T19:40'].map(({ length }) => length)),
    )
    expect(new Set(posts.map(({ kinds }) => kinds.length))).toEqual(new Set([0, 1, 2]))
    expect(count(({ kinds }) => kinds.length > 0)).toBeGreaterThan(25)
    expect(count(({ upazila }) => upazila !== '')).toBeGreaterThan(10)
    expect(count(({ district, upazila }) => district !== '' && upazila === '')).toBeGreaterThan(3)
    expect(count(({ location, district }) => location !== '' && district === '')).toBeGreaterThan(0)
    expect(new Set(posts.map(({ district }) => district)).size).toBeGreaterThan(10)
    const told = posts.flatMap(({ caseLine }) => caseLine.steps.map(({ step }) => step))
    expect(new Set(told)).toEqual(new Set(caseSteps))
    const amounts = new Set(posts.map(({ medias }) => medias.length))
    expect([...amounts].sort()).toEqual(expect.arrayContaining([0, 1, 2, 3, 4]))
    expect(count(({ medias }) => medias.some(({ type }) => type === 'audio'))).toBeGreaterThan(0)
    expect(count(({ title }) => /\p{Script=Bengali}/u.test(title))).toBe(20)
    expect(count(({ desc }) => desc.length > 150)).toBeGreaterThan(20)
  })

  test('spreads over the last weeks and, thinly, the last year, and is in the order of its dates', () => {
    for (const state of ['approved', 'waiting']) {
      const ofState = posts.filter(({ review, isAnonymous }) => review?.state === state && !isAnonymous)
      const dates = ofState.map(({ createdAt }) => createdAt)
      expect(dates).toEqual(dates.toSorted().toReversed())
    }
    const days = new Set(posts.map(({ createdAt }) => createdAt.slice(0, 10)))
    expect(days.size).toBeGreaterThan(10)
    expect(new Set([...days].map((day) => day.slice(0, 7))).size).toBeGreaterThan(5)
  })

  test('has suspects with and without photos, whom approved reports have made public', async () => {
    const query = { limit: 100 }
    const { body } = await app.call('GET /criminals/search', { query })
    expect(body.criminals.length).toBe(13)
    expect(body.criminals.every(({ shown, reportCount }) => shown === 'shown' && reportCount > 0)).toBe(true)
    // A picture of a person under 18 is not shown.
    expect(body.criminals.filter(({ isMinor }) => isMinor)).toMatchObject([{ photo: null, age: null }])
    expect(body.criminals.filter(({ photo }) => photo === null).length).toBe(3)
    for (const { photo } of body.criminals) {
      if (photo) expect((await app.request(photo)).status).toBe(200)
    }
    const isPublic = ({ isAllowed }: Post) => isAllowed
    expect(posts.filter(({ criminals }) => criminals.length > 0).length).toBe(17)
    const { body: feed } = await app.call('GET /posts', { query: { limit: 100 } })
    expect(feed.posts.filter(({ hasPendingSuspects }) => hasPendingSuspects).length).toBe(1)
    expect(
      posts
        .filter(isPublic)
        .flatMap(({ criminals }) => criminals)
        .map(({ shown }) => shown),
    ).toContain('proposed')
  })

  test('has suspects in every other state, and changes that wait, were confirmed and refused', async () => {
    const as = await makePerson(app.deps, { role: 'admin' })
    const { criminals } = (await app.call('GET /admin/suspects/pending', { query: { limit: 100 } }, { as }))
      .body
    expect(criminals.map(({ name }) => name)).toHaveLength(5)
    const states = await app.deps.kysely
      .selectFrom('suspects')
      .select(['visibility', 'is_returned', 'review_reason'])
      .where('visibility', '<>', 'shown')
      .execute()
    const count = (visibility: string, isReturned = false) =>
      states.filter((each) => each.visibility === visibility && each.is_returned === isReturned).length
    expect([count('proposed'), count('proposed', true), count('hidden'), count('removed')]).toEqual([
      5, 2, 1, 1,
    ])
    expect(states.filter(({ review_reason }) => review_reason !== '').length).toBe(4)
    const { revisions } = (await app.call('GET /admin/suspects/revisions', { query: {} }, { as })).body
    expect(revisions.map(({ state }) => state).toSorted()).toEqual([
      ...['confirmed', 'proposed', 'proposed', 'refused'],
    ])
  })

  test('is talked about, and leaves the admins something to do', async () => {
    const admin = await makePerson(app.deps, { role: 'admin' })
    const as = admin
    expect(posts.filter(({ commentCount }) => commentCount > 0).length).toBeGreaterThan(8)
    expect(posts.filter(({ reactionCount }) => reactionCount > 0).length).toBeGreaterThan(10)
    const { summary } = (await app.call('GET /admin/summary', {}, { as })).body
    expect(summary).toMatchObject({
      pendingPosts: { count: 4 },
      reportedPosts: { count: 2 },
      flaggedOthers: { count: 1 },
      pendingTimelines: { count: 4 },
      supportRequests: { count: 2 },
      // Two alone, one whom a report names that is public without them, and two changes.
      pendingSuspects: { count: 5 },
    })
    expect((await app.call('GET /blogs', { query: {} })).body.blogs).toHaveLength(2)
    expect((await app.call('GET /success-stories', { query: {} })).body.stories).toHaveLength(2)
  })

  test('has been moderated for fourteen days, by several people and with several ends', async () => {
    const as = await makePerson(app.deps, { superAdmin: true })
    const { figures } = (await app.call('GET /admin/figures', {}, { as })).body
    const names = [demoAdmin, ...demoColleagues].map(({ name }) => name)
    expect(figures.moderators.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expect(figures.days.filter(({ decided }) => decided > 0).length).toBeGreaterThanOrEqual(10)
    expect(figures.days.every(({ median }) => median === null || median < 24 * 60 * 60)).toBe(true)
    // There is only one appeal, and it waits.
    const daily = figures.kinds.filter(({ kind }) => kind !== 'appeal')
    for (const { kind, decided, median, history } of daily) {
      expect(decided, kind).toBeGreaterThan(1)
      // Of a suspect only the day is known, so the time until the decision is not measured.
      if (kind !== 'suspect') expect(median, kind).toBeGreaterThan(60)
      expect(history, kind).not.toContain(null)
    }
    const post = figures.kinds.find(({ kind }) => kind === 'post')
    expect(new Set(post?.history).size).toBeGreaterThan(2)
    expect(figures.reasons.length).toBeGreaterThanOrEqual(4)
  })

  test('has somebody who was warned and appeals, and a comment that waits', async () => {
    const as = await makePerson(app.deps, { role: 'admin' })
    const { appeals } = (await app.call('GET /admin/appeals', { query: {} }, { as })).body
    expect(appeals).toMatchObject([{ kind: 'warning', canJudge: true, appeal: { outcome: null } }])
    const id = appeals[0]?.person?._id ?? ''
    const { person } = (await app.call('GET /admin/users/:id', { params: { id } }, { as })).body
    expect(person.strikes).toBe(1)
    const { items } = (await app.call('GET /admin/desk', { query: { kind: 'flag' } }, { as })).body
    expect(items.filter(({ marks }) => marks.includes('held'))).toMatchObject([{ subject: 'comment' }])
  })

  test('serves every file of it', async () => {
    for (const { url, thumbnail } of posts.flatMap(({ medias }) => medias)) {
      for (const address of thumbnail ? [url, thumbnail] : [url]) {
        const response = await app.request(address)
        expect(response.status).toBe(200)
        expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
      }
    }
  })

  test('has one super admin, who is named as such', async () => {
    const ofDemo = new Set([demoAdmin, ...demoColleagues].map(({ phone }) => phone))
    const admins = (await listAdmins(app.deps.kysely)).filter(({ phone }) => ofDemo.has(phone))
    const [only, ...others] = admins.filter(({ is_super_admin }) => is_super_admin)
    expect(others).toEqual([])
    expect(said).toContain(`${only?.name} (super admin)`)
    expect(said.match(/ \(admin\)$/gm)).toHaveLength(2)
  })

  test('lets its people log in', async () => {
    for (const { phone } of [demoAdmin, ...demoColleagues, ...demoPeople]) {
      expect(normalisePhone(phone)).toEqual({ phone })
      const credentials = { phone, password: demoPassword, deviceId: 'dev_a_visitor' }
      const { status, body } = await app.call('POST /auth/login', { body: credentials })
      expect(status).toBe(200)
      expect(body).toMatchObject({ success: true, requiresVerification: true })
    }
  })

  test('refuses a database that has content, and changes nothing', async () => {
    const { code, out, err } = await demo()
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toMatch(/^This database already has content; the demo only fills an empty one\nDatabase: /)
    const { body } = await app.call('GET /posts', { query: { limit: 100 } })
    expect(body.posts.length).toBe(posts.filter(({ isAllowed }) => isAllowed).length)
  })
})
