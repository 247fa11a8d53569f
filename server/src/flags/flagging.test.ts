import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '../db/ids.ts'
import { notifyWaitingJob } from '../notifications/waiting.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { standStillWithin } from '../test/clock.ts'
import { makeComment, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { name: 'Shirin' })
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
})
afterAll(() => app.close())

const flag = (kind: FlagKind, id: string, as: TestPerson, said: object = { reason: 'spam' }) =>
  app.call('POST /flags', { body: { kind, id, ...said } as never }, { as })
const rowsOf = (id: string) =>
  app.deps.kysely
    .selectFrom('flags')
    .select(['kind', 'reporter_id', 'reason', 'text', 'state', 'is_automatic'])
    .where('subject_id', '=', id)
    .execute()

/** Creates a public thing of each kind. */
const make: Record<FlagKind, () => Promise<string>> = {
  post: () => makePost(app.deps, author),
  comment: async () => makeComment(app.deps, author, await makePost(app.deps, author)),
  timeline: async () => makeTimeline(app.deps, author, await makePost(app.deps, author)),
  suspect: () => makeSuspect(app.deps, author),
  person: async () => (await makePerson(app.deps)).user.id,
}
const kinds = Object.keys(make) as FlagKind[]

describe('flagging', () => {
  // Shows spec 2.49.
  test.each(kinds)('a %s: once while it is open, with its reason', async (kind) => {
    const [id, person] = [await make[kind](), await makePerson(app.deps)]
    const first = await flag(kind, id, person, { reason: 'namesVictim', text: ' Her name. ' })
    expect([first.status, first.body]).toEqual([200, { success: true, message: 'Flagged successfully' }])
    expect((await flag(kind, id, person, { reason: 'spam' })).status).toBe(200)
    expect(await rowsOf(id)).toEqual([
      {
        ...{ kind, reporter_id: person.user.id, reason: 'namesVictim', text: 'Her name.' },
        ...{ state: 'open', is_automatic: false },
      },
    ])
  })

  test('by ten people at once opens ten, by one person ten times one', async () => {
    const id = await make.comment()
    const crowd = await Promise.all(Array.from({ length: 10 }, () => makePerson(app.deps)))
    await Promise.all(crowd.map((person) => flag('comment', id, person)))
    await Promise.all(Array.from({ length: 10 }, () => flag('comment', id, author)))
    expect(await rowsOf(id)).toHaveLength(11)
  })

  test('needs a reason of the list, and words where it is none of them', async () => {
    const id = await make.comment()
    const refused = async (said: object) => (await flag('comment', id, author, said)).body.reasons
    expect(await refused({ reason: 'link' })).toMatchObject({ reason: { code: 'unknown_value' } })
    expect(await refused({})).toMatchObject({ reason: { code: 'unknown_value' } })
    expect(await refused({ reason: 'other', text: ' \n' })).toMatchObject({
      text: { code: 'reason_required' },
    })
    expect(await refused({ reason: 'spam', text: 'x'.repeat(501) })).toMatchObject({
      text: { code: 'too_long' },
    })
    expect(await rowsOf(id)).toEqual([])
  })

  test.each([
    ['post', 'post_not_found'],
    ['comment', 'comment_not_found'],
    ['timeline', 'timeline_not_found'],
    ['suspect', 'suspect_not_found'],
    ['person', 'user_not_found'],
  ] as const)('a %s that is not there is refused', async (kind, code) => {
    const { status, body } = await flag(kind, newId(), author)
    expect([status, body.code]).toEqual([404, code])
  })

  test('what is not public is not there, for its author neither', async () => {
    const post = await makePost(app.deps, author)
    const comment = await makeComment(app.deps, author, post)
    const entry = await makeTimeline(app.deps, author, post, { approved: false })
    expect((await flag('timeline', entry, author)).body.code).toBe('timeline_not_found')
    const approved = await makeTimeline(app.deps, author, post)
    const form = { title: 'Again', desc: 'Changed' }
    await app.call('PUT /posts/:id', { params: { id: post }, form }, { as: author })
    expect((await flag('comment', comment, author)).body.code).toBe('comment_not_found')
    expect((await flag('timeline', approved, author)).body.code).toBe('timeline_not_found')
  })

  test('a comment that waits is not there, for its author neither', async () => {
    const id = await make.comment()
    for (const state of ['held', 'hidden'] as const) {
      await app.deps.kysely.updateTable('comments').set({ state }).where('id', '=', id).execute()
      const { status, body } = await flag('comment', id, author)
      expect([status, body.code]).toEqual([404, 'comment_not_found'])
    }
    expect(await rowsOf(id)).toEqual([])
  })

  test('twice notifies the moderators once', async () => {
    const [id, person] = [await make.comment(), await makePerson(app.deps)]
    const ask = vi.spyOn(app.deps.jobs, 'ask')
    const calls = () => ask.mock.calls.filter(([, job]) => (job as unknown) === notifyWaitingJob).length
    await flag('comment', id, person)
    expect(calls()).toBe(1)
    await flag('comment', id, person)
    expect(calls()).toBe(1)
    ask.mockRestore()
  })

  test('goes with what was flagged, and stays without the name of who has left', async () => {
    const [post, person] = [await makePost(app.deps, author), await makePerson(app.deps)]
    const comment = await makeComment(app.deps, author, post)
    await flag('comment', comment, person)
    await app.deps.kysely.deleteFrom('users').where('id', '=', person.user.id).execute()
    expect(await rowsOf(comment)).toMatchObject([{ reporter_id: null, is_automatic: false }])
    await app.call('DELETE /posts/:id', { params: { id: post } }, { as: author })
    expect(await rowsOf(comment)).toEqual([])
  })

  test('thirty times in ten minutes is enough, and leaves the words in no log', async () => {
    standStillWithin(600)
    const [id, person] = [await make.suspect(), await makePerson(app.deps)]
    const said = { reason: 'other', text: 'unmistakable words' }
    for (let times = 0; times < 30; times++)
      expect((await flag('suspect', id, person, said)).status).toBe(200)
    expect((await flag('suspect', id, person, said)).status).toBe(429)
    expect(app.logged()).not.toContain('unmistakable')
  })
})

describe('what is flagged', () => {
  const listed = async (kind: FlagKind | '' = '') =>
    (await app.call('GET /admin/flags', { query: { kind, limit: 100 } }, { as: admin })).body.flagged
  const found = async (id: string) => (await listed()).find(({ _id }) => _id === id)

  test.each(kinds)('a %s is listed with its flags', async (kind) => {
    const [id, person] = [await make[kind](), await makePerson(app.deps, { name: 'Karim' })]
    await flag(kind, id, person, { reason: 'hate' })
    expect(await found(id)).toMatchObject({
      ...{ kind, _id: id, isUrgent: false, flagCount: 1 },
      flags: [{ code: 'hate', reason: 'It spreads hate', reporter: { name: 'Karim' }, isAutomatic: false }],
    })
    const others = kinds.filter((other) => other !== kind)
    expect((await listed(kind)).some(({ _id }) => _id === id)).toBe(true)
    expect((await listed(others[0])).some(({ _id }) => _id === id)).toBe(false)
  })

  test('comes with its author, and with the post it stands on', async () => {
    const post = await makePost(app.deps, author, { title: 'At the station' })
    const id = await makeComment(app.deps, author, post, { text: 'Liars' })
    await flag('comment', id, admin)
    expect(await found(id)).toMatchObject({
      ...{ title: '', text: 'Liars', isAnonymous: false, version: 1 },
      author: { _id: author.user.id, name: 'Shirin' },
      post: { _id: post, title: 'At the station' },
    })
  })

  test('has of a person the day alone on which they came', async () => {
    const id = await make.person()
    await flag('person', id, author)
    expect((await found(id))?.createdAt).toMatch(/T18:00:00\.000Z$/)
  })

  test('never says who wrote what is anonymous, or added a suspect', async () => {
    const post = await makePost(app.deps, author, { isAnonymous: true })
    const things = {
      post,
      comment: await makeComment(app.deps, author, post, { isAnonymous: true }),
      timeline: await makeTimeline(app.deps, author, post),
      suspect: await make.suspect(),
    }
    for (const [kind, id] of Object.entries(things)) {
      await flag(kind as FlagKind, id, await makePerson(app.deps))
      const thing = await found(id)
      expect(thing?.author).toBeNull()
      expect(JSON.stringify(thing)).not.toMatch(`${author.user.id}|Shirin`)
    }
  })

  test('stands with the urgent first, and then with what waits longest', async () => {
    const ids = [await make.comment(), await make.suspect(), await make.person()]
    const [first, second, urgent] = ids as [string, string, string]
    await flag('comment', first, author)
    await app.deps.kysely
      .updateTable('flags')
      .set({ created_at: new Date(Date.now() - 60_000) })
      .where('subject_id', '=', first)
      .execute()
    await flag('suspect', second, author)
    await flag('person', urgent, author)
    await flag('person', urgent, admin, { reason: 'danger' })
    const order = (await listed()).map(({ _id }) => _id).filter((id) => ids.includes(id))
    expect(order).toEqual([urgent, first, second])
    expect(await found(urgent)).toMatchObject({ isUrgent: true, flagCount: 2 })
  })
})
