import type { FollowSubject } from '@bichar/contract/follows.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../db/ids.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { actorOf, confirmChanges, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { decideTimeline } from '../timelines/timelines.ts'
import { notifyDailyFollowers, notifyOfDueNews } from './notifying.ts'

let t: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  t = await startTestApp()
  author = await makePerson(t.deps, { name: 'Rina Akter' })
  admin = await makePerson(t.deps, { role: 'admin' })
})
afterAll(() => t.close())

const following = async (...subjects: FollowSubject[]): Promise<TestPerson> => {
  const reader = await makePerson(t.deps)
  for (const body of subjects) {
    expect((await t.call('PUT /follows', { body }, { as: reader })).status).toBe(200)
  }
  return reader
}
const list = async (as: TestPerson) =>
  (await t.call('GET /notifications', { query: { limit: 100 } }, { as })).body
const notificationsOf = async (as: TestPerson) => {
  await untilAllAreTold(t.deps)
  return (await list(as)).notifications.map(({ kind, data, link }) => ({ kind, data, link }))
}
const decide = (id: string, action: 'approve' | 'disapprove') =>
  t.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body: { action } }, { as: admin })
const daily = (isDaily: boolean, as: TestPerson) =>
  t.call('PUT /follows/rhythm', { body: { isDaily } }, { as })
const setStatus = (id: string, status: 'arrested' | 'released' | 'wanted', as: TestPerson) =>
  t.call('PUT /criminals/:id', { params: { id }, form: { status } } as never, { as })
const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000)

describe('whoever follows a report', () => {
  test('is told of an entry once it is let through, with its step, and never twice', async () => {
    const post = await makePost(t.deps, author, { title: 'Timber cut' })
    const reader = await following({ kind: 'post', of: post })
    const entry = await makeTimeline(t.deps, author, post, { approved: false, step: 'filed' })
    expect(await notificationsOf(reader)).toEqual([])
    await decideTimeline(t.deps, actorOf(admin), entry, 'approve')
    const told = [
      {
        kind: 'followed_entry',
        data: { postId: post, timelineId: entry, postTitle: 'Timber cut', count: 1, step: 'filed' },
        link: `/postDetails/${post}`,
      },
    ]
    expect(await notificationsOf(reader)).toEqual(told)
    // Neither a retry after a crash nor a second process notifies anybody twice.
    await Promise.all([notifyOfDueNews(t.deps), notifyOfDueNews(t.deps)])
    expect(await notificationsOf(reader)).toEqual(told)
    await decideTimeline(t.deps, actorOf(admin), entry, 'unapprove')
    expect(await notificationsOf(reader)).toEqual([])
    await decideTimeline(t.deps, actorOf(admin), entry, 'approve')
    expect(await notificationsOf(reader)).toEqual([])
  })

  test('finds it unread, is counted it, and reads it like any other', async () => {
    const post = await makePost(t.deps, author)
    const reader = await following({ kind: 'post', of: post })
    await makeTimeline(t.deps, author, post)
    await untilAllAreTold(t.deps)
    const { notifications, unreadCount } = await list(reader)
    expect(unreadCount).toBe(1)
    const params = { id: notifications[0]?._id ?? '' }
    const other = await makePerson(t.deps)
    expect((await t.call('PUT /notifications/:id/read', { params }, { as: other })).status).toBe(404)
    expect((await t.call('PUT /notifications/:id/read', { params }, { as: reader })).body.unreadCount).toBe(0)
    expect((await list(reader)).notifications[0]?.isRead).toBe(true)
  })

  test('keeps nothing in the list of a report that goes out of public view', async () => {
    const post = await makePost(t.deps, author)
    const reader = await following({ kind: 'post', of: post })
    await makeTimeline(t.deps, author, post)
    expect(await notificationsOf(reader)).toHaveLength(1)
    await decide(post, 'disapprove')
    expect(await notificationsOf(reader)).toEqual([])
    await decide(post, 'approve')
    expect(await notificationsOf(reader)).toEqual([])
  })
})

describe('whoever follows a suspect, a place or a category', () => {
  test('is told of a report once, by the nearest of what they follow', async () => {
    const suspect = await makeSuspect(t.deps, author, { crime_types: ['Extortion'], location: '' })
    const all = {
      category: { kind: 'category', of: 'Extortion' },
      district: { kind: 'district', of: 'Dhaka' },
      upazila: { kind: 'upazila', of: 'Dhaka/Savar' },
      suspect: { kind: 'suspect', of: suspect },
    } as const
    const { category, district, upazila } = all
    const readers = [
      await following(all.suspect, category, district, upazila),
      await following(category, upazila, district),
      await following(category, district),
      await following(category),
    ]
    const elsewhere = await following(
      { kind: 'upazila', of: 'Dhaka/Dhamrai' },
      { kind: 'category', of: 'Fraud' },
    )
    const wishes = { title: 'Toll at the gate', location: 'Savar, Dhaka', criminals: [suspect] }
    const post = await makePost(t.deps, author, { ...wishes, review: 'waiting' })
    for (const reader of readers) expect(await notificationsOf(reader)).toEqual([])
    await decide(post, 'approve')
    const named = [
      { followed: all.suspect, name: 'Karim Uddin' },
      { followed: upazila, name: 'Savar, Dhaka', nameBn: 'সাভার, ঢাকা' },
      { followed: district, name: 'Dhaka', nameBn: 'ঢাকা' },
      { followed: category },
    ]
    for (const [index, names] of named.entries()) {
      expect(await notificationsOf(readers[index] as TestPerson)).toEqual([
        {
          kind: 'followed_report',
          data: { postId: post, postTitle: 'Toll at the gate', ...names, count: 1 },
          link: `/postDetails/${post}`,
        },
      ])
    }
    expect(await notificationsOf(elsewhere)).toEqual([])
    // A post that was public before following existed, or that is approved again after years, is no news either.
    await t.deps.pool.query('delete from follow_news where post_id = $1', [post])
    await decide(post, 'disapprove')
    await decide(post, 'approve')
    expect(await notificationsOf(readers[0] as TestPerson)).toEqual([])
  })

  test('is told of no report that names a suspect who was hidden since they began to follow', async () => {
    const creator = await makePerson(t.deps)
    const suspect = await makeSuspect(t.deps, creator)
    const reader = await following({ kind: 'suspect', of: suspect })
    const criminals = [suspect]
    const post = await makePost(t.deps, creator, { criminals, review: 'waiting' })
    const body = { action: 'sendBack', reason: 'Not enough is known.' } as const
    await t.call('POST /admin/suspects/:id/decision', { params: { id: suspect }, body }, { as: admin })
    await decide(post, 'approve')
    expect(await notificationsOf(reader)).toEqual([])
  })

  test('is told of a new status, after the hour and once for all of that hour', async () => {
    const suspect = await makeSuspect(t.deps, author, { name: 'Karim Uddin' })
    const reader = await following({ kind: 'suspect', of: suspect })
    const stranger = await makePerson(t.deps)
    expect((await setStatus(suspect, 'released', stranger)).status).toBe(200)
    await confirmChanges(t.deps, suspect)
    await setStatus(suspect, 'arrested', stranger)
    await confirmChanges(t.deps, suspect)
    await notifyOfDueNews(t.deps)
    expect((await list(reader)).notifications).toEqual([])
    const { rows } = await t.deps.pool.query('select at from follow_news where suspect_id = $1', [suspect])
    expect(rows).toHaveLength(1)
    const secondsAfterTheHour = (rows[0].at.getTime() / 1000) % 3600
    expect(secondsAfterTheHour).toBeLessThan(121)
    expect(rows[0].at.getTime()).toBeGreaterThan(Date.now())
    await t.deps.pool.query('update follow_news set at = now() where suspect_id = $1', [suspect])
    expect(await notificationsOf(reader)).toEqual([
      {
        kind: 'followed_status',
        data: { name: 'Karim Uddin', status: 'arrested' },
        link: `/suspects/${suspect}`,
      },
    ])
    await t.call('DELETE /criminals/:id', { params: { id: suspect } }, { as: author })
    expect(await notificationsOf(reader)).toEqual([])
  })
})

describe('nobody is told of what they did under their name, and of what has none all are told alike', () => {
  test.each([
    [false, 0],
    [true, 1],
  ])('a report of their own, anonymous: %s', async (isAnonymous, times) => {
    const reader = await following({ kind: 'district', of: 'Rajshahi' })
    const other = await following({ kind: 'district', of: 'Rajshahi' })
    const post = await makePost(t.deps, reader, { location: 'Rajshahi', isAnonymous })
    const ofFollow = async (as: TestPerson) =>
      (await notificationsOf(as)).filter(({ kind }) => kind === 'followed_report').length
    expect([await ofFollow(other), await ofFollow(reader)]).toEqual([1, times])
    await t.call('PUT /follows', { body: { kind: 'post', of: post } }, { as: reader })
    await makeTimeline(t.deps, reader, post)
    const entries = (await notificationsOf(reader)).filter(({ kind }) => kind === 'followed_entry')
    expect(entries).toHaveLength(times)
  })

  test('and nothing that they are told names an anonymous author', async () => {
    const writer = await makePerson(t.deps, { name: 'Salma Hidden' })
    const reader = await following({ kind: 'district', of: 'Bogura' })
    const post = await makePost(t.deps, writer, { location: 'Bogura', isAnonymous: true })
    await t.call('PUT /follows', { body: { kind: 'post', of: post } }, { as: reader })
    await makeTimeline(t.deps, writer, post)
    await untilAllAreTold(t.deps)
    const said = JSON.stringify(await list(reader))
    expect((await list(reader)).notifications).toHaveLength(2)
    expect(said).not.toContain(writer.user.id)
    expect(said).not.toContain('Salma')
  })
})

describe('whoever wants to be told once a day', () => {
  test('is told nothing at once, and then of each thing how much there is of it', async () => {
    const post = await makePost(t.deps, author, { title: 'A wall' })
    const reader = await following({ kind: 'post', of: post }, { kind: 'district', of: 'Khulna' })
    await daily(true, reader)
    for (const title of ['First', 'Second']) await makePost(t.deps, author, { title, location: 'Khulna' })
    await makePost(t.deps, author, { location: 'Khulna', review: 'waiting' })
    for (const step of ['filed', 'court'] as const) await makeTimeline(t.deps, author, post, { step })
    expect(await notificationsOf(reader)).toEqual([])
    await Promise.all([notifyDailyFollowers(t.deps, inTwoDays()), notifyDailyFollowers(t.deps, inTwoDays())])
    const told = await notificationsOf(reader)
    expect(told).toHaveLength(2)
    expect(told).toContainEqual({
      kind: 'followed_report',
      data: { followed: { kind: 'district', of: 'Khulna' }, name: 'Khulna', nameBn: 'খুলনা', count: 2 },
      link: '/search?district=Khulna',
    })
    expect(told).toContainEqual({
      kind: 'followed_entry',
      data: { postId: post, postTitle: 'A wall', count: 2 },
      link: `/postDetails/${post}`,
    })
    const { rows } = await t.deps.pool.query(
      `select count(*)::integer as pushes from boss.job where name = 'notifications.push'`,
    )
    await notifyDailyFollowers(t.deps, inTwoDays())
    expect(await notificationsOf(reader)).toHaveLength(2)
    expect(rows[0].pushes).toBeGreaterThan(0)
  })

  test('and makes their report anonymous before that is told of it as everybody is', async () => {
    const subject = { kind: 'district', of: 'Bhola' } as const
    const [reader, stranger] = [await following(subject), await following(subject)]
    for (const each of [reader, stranger]) await daily(true, each)
    const id = await makePost(t.deps, reader, { location: 'Bhola' })
    const adding = await makePerson(t.deps, { role: 'admin' })
    await t.call('PUT /follows', { body: { kind: 'post', of: id } }, { as: adding })
    await daily(true, adding)
    await makeTimeline(t.deps, adding, id)
    await untilAllAreTold(t.deps)
    const form = { title: 'A wall', desc: 'At night.', location: 'Bhola', isAnonymous: true }
    expect((await t.call('PUT /posts/:id', { params: { id }, form }, { as: reader })).status).toBe(200)
    expect((await decide(id, 'approve')).status).toBe(200)
    await notifyDailyFollowers(t.deps, inTwoDays())
    const ofPlace = async (as: TestPerson) =>
      (await notificationsOf(as)).filter(({ kind }) => kind === 'followed_report')
    expect(await ofPlace(stranger)).toMatchObject([{ data: { count: 1 } }])
    expect(await ofPlace(reader)).toEqual(await ofPlace(stranger))
    // Whoever is not its author has added under their name, and still does not hear of it.
    const kinds = (await notificationsOf(adding)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.startsWith('followed'))).toEqual([])
  })

  test('and changes back is told at once what was kept for the evening, and from then on at once', async () => {
    const reader = await following({ kind: 'district', of: 'Feni' })
    await daily(true, reader)
    await makePost(t.deps, author, { title: 'In the morning', location: 'Feni' })
    await untilAllAreTold(t.deps)
    await daily(false, reader)
    expect(await notificationsOf(reader)).toHaveLength(1)
    await makePost(t.deps, author, { title: 'At noon', location: 'Feni' })
    expect((await notificationsOf(reader)).map(({ data }) => data.postTitle)).toEqual([
      'At noon',
      'In the morning',
    ])
  })
})

test('a session that hides what is anonymous lists, changes and is told of no followed report or suspect, of places as ever', async () => {
  const [post, suspect] = [await makePost(t.deps, author), await makeSuspect(t.deps, author)]
  const place = { kind: 'district', of: 'Khulna' } as const
  const named = [
    { kind: 'post', of: post },
    { kind: 'suspect', of: suspect },
  ] as const
  const reader = await following(...named, place)
  const follows = async () => (await t.call('GET /follows', {}, { as: reader })).body
  const protect = (isProtected: boolean) =>
    isProtected
      ? t.deps.kysely
          .insertInto('second_passwords')
          .values({ user_id: reader.user.id, password_hash: 'hash', void_at: null })
          .execute()
      : t.deps.kysely.deleteFrom('second_passwords').where('user_id', '=', reader.user.id).execute()
  const kinds = async () => (await notificationsOf(reader)).map(({ kind }) => kind).toSorted()
  await makeTimeline(t.deps, author, post)
  await setStatus(suspect, 'arrested', admin)
  const about = await makePost(t.deps, author, {
    district: 'Khulna',
    criminals: [suspect],
    review: 'waiting',
  })
  await decide(about, 'approve')
  const all = await kinds()
  expect(all).toEqual(expect.arrayContaining(['followed_entry', 'followed_report', 'followed_status']))
  const { unreadCount } = await list(reader)

  await protect(true)
  const hidden = await follows()
  expect(hidden).toMatchObject({ isHidden: true, follows: [place] })
  const left = (await list(reader)).notifications
  expect(left.map(({ kind }) => kind).filter((kind) => kind !== 'followed_report')).toEqual([])
  expect((await list(reader)).unreadCount).toBe(left.length)
  for (const body of [...named, { kind: 'post', of: newId() } as const]) {
    for (const call of ['PUT /follows', 'DELETE /follows'] as const) {
      expect(await t.call(call, { body }, { as: reader })).toMatchObject({
        status: 409,
        body: { code: 'follows_hidden' },
      })
    }
  }
  await protect(false)
  expect((await follows()).follows).toHaveLength(3)
  expect(await kinds()).toEqual(all)
  expect((await list(reader)).unreadCount).toBe(unreadCount)
})
