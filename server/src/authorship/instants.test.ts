import { setTimeout } from 'node:timers/promises'
import type { Call } from '@bichar/contract/api.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { adminCallsOf } from '../test/adminCalls.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { day, hour } from '../test/clock.ts'
import { between, closerThanDay } from '../test/instants.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { connect, type LivePerson } from '../test/live.ts'
import { makeBlog, makeComment, makePicture, makePost, makeStory, makeSuspect } from '../test/make.ts'
import { behindProxy, from, someAddress } from '../test/network.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { readEverything } from '../test/readEverything.ts'
import type { Subjects } from '../test/readingCalls.ts'

/*
 * Somebody writes anonymously whatever can be written, at known times of two days of last week; moderators decide on it on the day between
 * them. All that a guest, a member who is concerned by it and a moderator can read today, they read today: in none of it is a time of those
 * days but their beginning. The clock of PostgreSQL and that of the file system do not stand in last week; so nothing may say a time at
 * which the test wrote or decided, either.
 */

const today = Date.now()
const dayAgo = (days: number, at: number) => new Date(today - (today % day) - 6 * hour - days * day + at)
const written = dayAgo(6, 13 * hour + 37 * 60_000 + 11_222)
const decided = dayAgo(5, 15 * hour + 21 * 60_000 + 44_333)
const writtenAgain = dayAgo(4, 9 * hour + 5 * 60_000 + 6_789)
const days = [6, 5, 4].map((ago) => dayAgo(ago, 0))

let app: TestApp
let author: TestPerson
let moderator: TestPerson
const viewers: Record<string, TestPerson | undefined> = {}
let about: Subjects
/** The times, by the clock of the machine, between which the author wrote. */
const writing: { begun: number; ended: number }[] = []
let photo: string

const aReport = { title: 'A fence was cut', desc: 'At the field.', isAnonymous: true }
const aSuspect = { name: 'Zorhab Quelmi', crimeTypes: ['Theft' as const], location: 'Rupsa, Khulna' }
const threat = 'We should kill him tonight'

async function answered<Body>(
  status: number,
  answer: Promise<{ status: number; body: Body }>,
): Promise<Body> {
  const { body, status: given } = await answer
  expect([given, body]).toEqual([status, expect.anything()])
  return body
}

async function at<Result>(time: Date, act: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
  const result = await act()
  await untilAllAreTold(app.deps)
  vi.useRealTimers()
  return result
}

/** The clock of the machine, whatever that of the app says. */
const clock = () => performance.timeOrigin + performance.now()

/** What the author does in one sitting. */
async function write(post: string, comment: string, suspect: string) {
  // Headers say whole seconds, and what is done before is said to the millisecond.
  await setTimeout(1_000)
  const begun = Math.floor(clock() / 1000) * 1000
  const as = author
  const params = { id: post }
  const proposed = await answered(
    201,
    app.call('POST /criminals', { form: { ...aSuspect, photo: [await makePicture()] } }, { as }),
  )
  const form = {
    ...aReport,
    district: 'Khulna',
    criminals: [proposed.criminal._id],
    medias: [await makePicture()],
  }
  const report = await answered(201, app.call('POST /posts', { form }, { as }))
  await answered(201, app.call('POST /posts', { form: { ...aReport, keepNoLink: true } }, { as }))
  const guestReport = await answered(
    201,
    app.call('POST /guest-reports', { form: aReport as never }, from(someAddress())),
  )
  const remark = (text: string, parentId?: string) =>
    app.call(
      'POST /posts/:id/comments',
      { params, body: { text, isAnonymous: true, parentId } as never },
      { as },
    )
  const remarked = await answered(201, remark('I was there.'))
  await answered(201, remark('So was I.', comment))
  await answered(201, remark(threat))
  const change = { params: { id: suspect }, form: { location: 'Savar, Dhaka' } }
  await answered(200, app.call('PUT /criminals/:id', change, { as }))
  const entry = { title: 'Nobody came', date: '2026-03-01' }
  const timeline = await answered(
    201,
    app.call('POST /timelines/post/:postId', { params: { postId: report.post._id }, form: entry }, { as }),
  )
  writing.push({ begun, ended: clock() })
  return {
    report: report.post._id,
    suspect: proposed.criminal._id,
    entry: timeline.timeline._id,
    comment: remarked.comment._id,
    code: guestReport.followUpCode,
  }
}

/** A moderator lets through all that waits. */
async function decideAll(entries: readonly string[], report: string): Promise<void> {
  const as = moderator
  const { posts } = (await app.call('GET /posts/admin/pending', { query: { limit: 50 } }, { as })).body
  for (const { _id: id } of posts) {
    const call = { params: { id }, body: { action: 'approve' as const } }
    await answered(200, app.call('POST /posts/admin/toggle-approval/:id', call, { as }))
  }
  for (const id of entries) {
    const call = { params: { id }, body: { action: 'approve' as const } }
    await answered(200, app.call('PATCH /timelines/:id/toggle', call, { as }))
  }
  const { revisions } = (
    await app.call('GET /admin/suspects/revisions', { query: { state: 'proposed' } }, { as })
  ).body
  for (const { _id: revisionId, criminal } of revisions) {
    const call = { params: { id: criminal._id, revisionId }, body: { action: 'confirm' as const } }
    await answered(200, app.call('POST /criminals/:id/revisions/:revisionId/decision', call, { as }))
  }
  const question = { params: { id: report }, body: { text: 'Which field?' } }
  await answered(200, app.call('POST /posts/:id/questions', question, { as }))
}

beforeAll(async () => {
  app = await startTestApp({ settings: behindProxy })
  const { deps } = app
  author = await makePerson(deps)
  moderator = await makePerson(deps, { role: 'admin' })
  const member = await makePerson(deps)
  Object.assign(viewers, {
    guest: undefined,
    member,
    moderator: await makePerson(deps, { superAdmin: true }),
  })
  const suspect = await makeSuspect(deps, member, { name: 'Abul Kashem' })
  const post = await makePost(deps, member, { criminals: [suspect] })
  const comment = await makeComment(deps, member, post)
  const blog = await makeBlog(deps, moderator)
  for (const [kind, of] of [
    ['district', 'Khulna'],
    ['category', 'Theft'],
    ['suspect', suspect],
    ['post', post],
  ] as const)
    await answered(200, app.call('PUT /follows', { body: { kind, of } }, { as: member }))
  await untilAllAreTold(deps)
  about = {
    ...{ suspect, queries: ['Zorhab', 'fence'], post, comment, blog, own: post },
    ...{ author: member.user.id, report: post },
  }
})
afterAll(() => app.close())

/** Has the author write, moderators decide, and the author write again. */
async function writeAll(): Promise<void> {
  const { post, comment, suspect } = about
  const first = await at(written, () => write(post, comment, suspect))
  await at(decided, () => decideAll([first.entry], first.report))
  await makeStory(app.deps, moderator, { postId: first.report })
  await at(writtenAgain, async () => {
    await write(post, comment, suspect)
    const answer = { params: { id: first.report }, body: { text: 'The green one.' } }
    await answered(200, app.call('POST /posts/:id/answers', answer, { as: author }))
  })
  about = { ...about, suspect: first.suspect, report: first.report }
  const { medias } = (await app.call('GET /posts/:id', { params: { id: first.report } })).body.post
  photo = medias[0]?.url ?? ''
  await setTimeout(1_000)
}

/** Lists with so short pages that they have a next one. */
const shortLists = ({ post, comment, report }: Subjects): [Call, object][] => {
  const short = { query: { limit: 1 } }
  return [
    ['GET /posts', short],
    ['GET /posts/district/:slug', { ...short, params: { slug: 'khulna' } }],
    ['GET /posts/:id/comments', { ...short, params: { id: post } }],
    ['GET /posts/:id/comments', { params: { id: report } }],
    [
      'GET /posts/:postId/comments/:commentId/replies',
      { ...short, params: { postId: post, commentId: comment } },
    ],
    ['GET /notifications', short],
    ['GET /blogs', short],
    ['GET /numbers/reports', { query: { month: decided.toISOString().slice(0, 7) } }],
  ]
}

/** What says when a moderator decided, by their name, to other moderators. */
const ofModerators = /^moderator: GET \/admin\/audit/

async function readAll(viewer: string): Promise<Map<string, string>> {
  const as = viewers[viewer]
  const isModerator = viewer === 'moderator'
  const more = [...shortLists(about), ...(isModerator ? adminCallsOf(about) : [])]
  const found = await readEverything(app, as, about, { more, withHeaders: true })
  if (isModerator) {
    const { items } = (await app.call('GET /admin/desk', { query: { limit: 50 } }, { as })).body
    for (const { kind, id } of items) {
      const answer = await app.call('GET /admin/desk/:kind/:id', { params: { kind, id } }, { as })
      found.set(`GET /admin/desk/${kind}`, JSON.stringify([[...answer.headers], answer.body]))
    }
  }
  const file = await app.request(photo, {}, as)
  found.set('the file', JSON.stringify([file.status, [...file.headers]]))
  return found
}

test('of what was written anonymously nothing that anybody reads tells more than the day', async () => {
  const windows = new Map<string, LivePerson>()
  for (const viewer of ['member', 'moderator']) {
    const window = await connect(app, viewers[viewer] ?? author)
    expect(await window.watch(about.post)).toEqual({ success: true })
    windows.set(viewer, window)
  }
  await writeAll()
  const found = new Map<string, string>()
  const texts = new Map<string, string>()
  for (const viewer of Object.keys(viewers)) {
    const all = await readAll(viewer)
    for (const [key, answer] of all) found.set(`${viewer}: ${key}`, answer)
    texts.set(viewer, [...all.values()].join('\n'))
  }
  for (const [viewer, { heard, told, desk }] of windows) {
    found.set(`${viewer}: what is pushed`, JSON.stringify([heard, told, desk]))
  }
  const instants = [...found].flatMap(([key, answer]) => {
    const hidden = ofModerators.test(key) ? days.filter((each) => each !== days[1]) : days
    const close = [...closerThanDay(answer, hidden), ...writing.flatMap((time) => between(answer, time))]
    return close.map((instant) => `${key}: ${instant}`)
  })
  expect(instants).toEqual([])

  // Proves that what was written was there to be read.
  const said = [about.report, 'Zorhab Quelmi', 'I was there.', 'Nobody came', String(days[0]?.toISOString())]
  for (const [viewer, text] of texts) {
    const unread = [...said, threat].filter((each) => !text.includes(each))
    expect([viewer, unread]).toEqual([viewer, viewer === 'moderator' ? [] : [threat]])
  }
  for (const { heard, told } of windows.values())
    expect([heard.length > 0, told.length > 0]).toEqual([true, true])
})
