import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { deskOf } from './desk.ts'
import { openLockedPhone } from './lockedPhone.ts'
import { makeComment, makePost, makeSuspect, makeTimeline } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'

/** Lists tell an admin which of the things in them are their own, and nobody else. */

let app: TestApp
let admin: TestPerson
let phone: TestPerson
let colleague: TestPerson
let stranger: TestPerson
/** Ids of things of the admin, with a name and without. */
let own: { named: string[]; anonymous: string[] }
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  colleague = await makePerson(app.deps, { role: 'admin' })
  stranger = await makePerson(app.deps)
  phone = await openLockedPhone(app, admin)
  own = { named: await thingsOf(admin, false), anonymous: await thingsOf(admin, true) }
  await thingsOf(stranger, false)
  await thingsOf(stranger, true)
})
afterAll(() => app.close())

const flag = (kind: 'post' | 'comment' | 'timeline' | 'suspect' | 'person', id: string) =>
  app.call('POST /flags', { body: { kind, id, reason: 'hate' } }, { as: stranger })

/** One of each kind that waits for a moderator. */
async function thingsOf(by: TestPerson, isAnonymous: boolean): Promise<string[]> {
  const { deps } = app
  const post = await makePost(deps, by, { isAnonymous })
  const waiting = await makePost(deps, by, { isAnonymous, review: 'waiting' })
  const timeline = await makeTimeline(deps, by, post, { approved: false })
  const approved = await makeTimeline(deps, by, post)
  const comment = await makeComment(deps, by, await makePost(deps, stranger), { isAnonymous })
  await Promise.all([flag('post', post), flag('timeline', approved), flag('comment', comment)])
  if (isAnonymous) {
    const suspect = await makeSuspect(deps, by)
    await flag('suspect', suspect)
    return [post, waiting, timeline, approved, comment, suspect]
  }
  const form = { name: 'Rahima', phone: '01712345678', desc: 'Help' }
  const { request } = (await app.call('POST /support', { form }, { as: by })).body
  await flag('person', by.user.id)
  return [post, waiting, timeline, approved, comment, request._id, by.user.id]
}

interface Listed {
  can: { moderate: boolean }
}
const page = { query: { limit: 100 } }
const lists: Record<string, (as: TestPerson) => Promise<(Listed & { id: string })[]>> = {
  'the desk': async (as) => (await deskOf(app, as).list()).items,
  'each item of the desk': async (as) => {
    const desk = deskOf(app, as)
    const items = []
    for (const { kind, id } of (await desk.list()).items) items.push((await desk.read(kind, id)).body.item)
    return items
  },
  'the posts that wait': async (as) =>
    withIds((await app.call('GET /posts/admin/pending', page, { as })).body.posts),
  'the entries that wait': async (as) =>
    withIds((await app.call('GET /timelines/pending', page, { as })).body.timelines),
  'the reported posts': async (as) =>
    withIds((await app.call('GET /admin/reported-posts', page, { as })).body.posts),
  'what is flagged': async (as) => withIds((await app.call('GET /admin/flags', page, { as })).body.flagged),
  'the requests for support': async (as) =>
    withIds((await app.call('GET /support/all', page, { as })).body.requests),
}
const withIds = <Row extends Listed & { _id: string }>(rows: readonly Row[]) =>
  rows.map(({ _id: id, can }) => ({ id, can }))

/** The ids of what this viewer may not decide. */
const notFor = async (as: TestPerson, list: string) => {
  const rows = (await lists[list]?.(as)) ?? []
  expect(rows.length).toBeGreaterThan(1)
  return rows.flatMap(({ id, can }) => (can.moderate ? [] : [id])).sort()
}
const among = async (list: string, ids: readonly string[]) => {
  const rows = (await lists[list]?.(colleague)) ?? []
  return rows.flatMap(({ id }) => (ids.includes(id) ? [id] : [])).sort()
}

test.each(Object.keys(lists))('%s: the admin may decide on everything but their own', async (list) => {
  const expected = await among(list, [...own.named, ...own.anonymous])
  expect(expected.length).toBeGreaterThan(0)
  expect(await notFor(admin, list)).toEqual(expected)
  expect(await notFor(colleague, list)).toEqual([])
})

test.each(Object.keys(lists))('%s: of what is hidden from a session it does not say so', async (list) => {
  expect(await notFor(phone, list)).toEqual(await among(list, own.named))
})

describe('at the desk', () => {
  const nobodys = () => makePost(app.deps, stranger, { review: 'waiting' })

  test('the next item is never their own, unless that is hidden from them', async () => {
    const search = 'In whose yard'
    const title = 'In whose yard it was found'
    const made = async (by: TestPerson) =>
      makePost(app.deps, by, { title, isAnonymous: true, review: 'waiting' })
    const [first, second] = [await made(admin), await made(stranger)]
    const desk = deskOf(app, admin)
    expect((await desk.next({ search }))?.item.id).toBe(second)
    expect(await desk.next({ search, skip: [second] })).toBeNull()
    const thief = deskOf(app, phone)
    const offered = [
      await thief.next({ search, skip: [second] }),
      await thief.next({ search, skip: [first] }),
    ]
    expect(offered.map((next) => next?.item.id)).toEqual([first, second])
    await thief.release('post', first)
    expect((await deskOf(app, colleague).next({ search }))?.item.id).toBe(first)
  })

  test('they cannot claim their own, which another admin is to decide', async () => {
    const id = await makePost(app.deps, admin, { review: 'waiting' })
    const { status, body } = await deskOf(app, admin).claim('post', id)
    expect([status, body.code]).toEqual([403, 'own_item'])
    expect((await deskOf(app, colleague).claim('post', id)).status).toBe(200)
  })

  test('of several decided together, their own is refused and the others are taken', async () => {
    const [mine, others] = [await makePost(app.deps, admin, { review: 'waiting' }), await nobodys()]
    const approve = (id: string) => ({ kind: 'post', id, version: '1', action: 'approve' }) as const
    const { body } = await deskOf(app, admin).decide(approve(mine), approve(others))
    expect(body.decisions.map(({ id }) => id)).toEqual([others])
    expect(body.refused).toEqual([{ kind: 'post', id: mine, code: 'own_item' }])
    expect(await deskOf(app, colleague).listed(mine)).toMatchObject([{ claim: null }])
  })
})
