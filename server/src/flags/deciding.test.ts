import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { actorOf, confirmChanges, makeComment, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { decideFlagged } from './deciding.ts'

let app: TestApp
let author: TestPerson
let reporter: TestPerson
let admin: TestPerson
let otherAdmin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { name: 'Shirin' })
  reporter = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
  otherAdmin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

type Body = { action: 'keep' | 'remove' | 'takeDown'; reason?: string; version?: number; flagCount?: number }
const decide = (kind: FlagKind, id: string, body: Body, as = admin) =>
  app.call('POST /admin/flags/:kind/:id', { params: { kind, id }, body }, { as })
const flag = (kind: FlagKind, id: string, as = reporter) =>
  app.call('POST /flags', { body: { kind, id, reason: 'hate' } }, { as })
const listed = async (id: string) =>
  (await app.call('GET /admin/flags', { query: { limit: 100 } }, { as: admin })).body.flagged.find(
    ({ _id }) => _id === id,
  )
const audit = (id: string) =>
  app.deps.kysely.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute()

/** Waits until this person has a notification of this kind, and returns it. */
const told = (person: TestPerson, kind: string, data: object = {}) =>
  eventually(
    async () => {
      const { body } = await app.call('GET /notifications', { query: { limit: 100 } }, { as: person })
      const found = body.notifications.find((each) => each.kind === kind)
      expect(found).toMatchObject({ kind, data })
      return found
    },
    { every: 100 },
  )

const make: Record<FlagKind, (isAnonymous?: boolean) => Promise<string>> = {
  post: (isAnonymous) => makePost(app.deps, author, { isAnonymous: isAnonymous ?? false }),
  comment: async (isAnonymous) =>
    makeComment(app.deps, author, await makePost(app.deps, admin, { title: 'On a post' }), {
      isAnonymous: isAnonymous ?? false,
    }),
  timeline: async (isAnonymous) =>
    makeTimeline(app.deps, author, await makePost(app.deps, author, { isAnonymous: isAnonymous ?? false })),
  suspect: () => makeSuspect(app.deps, author),
  person: async () => (await makePerson(app.deps, { name: 'Kamal' })).user.id,
}
const kinds = Object.keys(make) as FlagKind[]
const removable = kinds.filter((kind) => kind !== 'person')
const isThere = async (kind: FlagKind, id: string) => (await flag(kind, id, otherAdmin)).status === 200

describe('deciding on flags', () => {
  test.each(kinds)('a %s that is kept: its flags are cleared, and who flagged is told', async (kind) => {
    const [id, person] = [await make[kind](), await makePerson(app.deps)]
    await flag(kind, id, person)
    const { status, body } = await decide(kind, id, { action: 'keep' })
    expect([status, body.message]).toEqual([200, 'Flags cleared successfully'])
    expect(await listed(id)).toBeUndefined()
    await told(person, 'report_reviewed', { outcome: 'kept', ...(kind !== 'post' && { flagged: kind }) })
    const action = kind === 'post' ? 'post.ignoreReports' : 'flags.ignore'
    expect((await audit(id)).find((entry) => entry.action === action)).toMatchObject({
      ...{ actor_name: 'Amina', subject_kind: kind === 'person' ? 'user' : kind, detail: { reports: 1 } },
    })
    expect(await isThere(kind, id)).toBe(true)
  })

  test.each(removable)('a %s that is removed is gone; who flagged and who made it are told', async (kind) => {
    const [id, person] = [await make[kind](), await makePerson(app.deps)]
    await flag(kind, id, person)
    const { status } = await decide(kind, id, { action: 'remove', reason: `Hate in a ${kind}` })
    expect(status).toBe(200)
    expect(await isThere(kind, id)).toBe(false)
    const word = await told(person, 'report_reviewed', { outcome: 'removed' })
    expect(JSON.stringify(word)).not.toContain(id)
    await told(author, `${kind}_removed`, { reason: `Hate in a ${kind}` })
    expect((await audit(id)).find((entry) => entry.action === `${kind}.delete`)).toMatchObject({
      ...{ actor_name: 'Amina', subject_kind: kind },
      detail: { reason: `Hate in a ${kind}`, reports: 1 },
    })
  })

  test('a post that is taken down is its author’s to correct, and public again once it was approved', async () => {
    const id = await make.post()
    const person = await makePerson(app.deps)
    await flag('post', id, person)
    const reason = 'Take the house number out'
    const { body } = await decide('post', id, { action: 'takeDown', reason })
    expect(body.message).toBe('Post taken down successfully')
    expect((await app.call('GET /posts/:id', { params: { id } })).status).toBe(404)
    const own = await app.call('GET /posts/:id', { params: { id } }, { as: author })
    expect(own.body.post.review).toMatchObject({ state: 'returned', reason })
    await told(author, 'post_returned', { reason })
    await told(person, 'report_reviewed', { outcome: 'takenDown' })
    expect((await audit(id)).find(({ action }) => action === 'post.takeDown')).toMatchObject({
      detail: { reason, reports: 1 },
    })
    const form = { title: 'Corrected', desc: 'Without the number' }
    await app.call('PUT /posts/:id', { params: { id }, form }, { as: author })
    const approve = { params: { id }, body: { action: 'approve' } } as const
    await app.call('POST /posts/admin/toggle-approval/:id', approve, { as: admin })
    const { post } = (await app.call('GET /posts/:id', { params: { id } }, { as: admin })).body
    expect(post).toMatchObject({ isAllowed: true, reportCount: 0 })
  })

  test('a post that went back to its author meanwhile is not taken down once more', async () => {
    const id = await make.post()
    await flag('post', id, await makePerson(app.deps))
    const body = { action: 'disapprove', reason: 'Which street?' } as const
    await app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body }, { as: otherAdmin })
    const late = await decide('post', id, { action: 'takeDown', reason: 'Another reason' })
    expect([late.status, late.body.code]).toEqual([409, 'already_decided'])
    const { post } = (await app.call('GET /posts/:id', { params: { id } }, { as: author })).body
    expect(post.review).toMatchObject({ state: 'returned', reason: 'Which street?' })
  })

  test('nobody is removed, only posts are taken down, and each with a reason', async () => {
    const refused = async (kind: FlagKind, body: Body) => {
      const id = await make[kind]()
      await flag(kind, id)
      const answer = await decide(kind, id, body)
      expect(answer.status).toBe(400)
      expect(await listed(id)).toMatchObject({ flagCount: 1 })
      return answer.body.reasons
    }
    const action = { action: { code: 'unknown_value' } }
    expect(await refused('person', { action: 'remove', reason: 'x' })).toMatchObject(action)
    expect(await refused('comment', { action: 'takeDown', reason: 'x' })).toMatchObject(action)
    const reason = { reason: { code: 'reason_required' } }
    expect(await refused('comment', { action: 'remove', reason: ' ' })).toMatchObject(reason)
    expect(await refused('post', { action: 'takeDown' })).toMatchObject(reason)
  })

  test.each([
    ['comment', 'remove', 'keep'],
    ['comment', 'remove', 'remove'],
    ['person', 'keep', 'keep'],
    ['post', 'takeDown', 'keep'],
  ] as const)('of a %s, %s and %s at once: one decides, the other is told so', async (kind, one, other) => {
    for (let round = 0; round < 5; round++) {
      const id = await make[kind]()
      await flag(kind, id)
      const answers = await Promise.all([
        decide(kind, id, { action: one, reason: 'x' }),
        decide(kind, id, { action: other, reason: 'x' }, otherAdmin),
      ])
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual([[409, 'already_decided']])
    }
  })

  test('nobody decides on what they have not seen', async () => {
    const id = await make.suspect()
    await flag('suspect', id)
    const seen = { version: (await listed(id))?.version ?? 0, flagCount: 1 }
    await flag('suspect', id, author)
    expect((await decide('suspect', id, { action: 'keep', ...seen })).body.code).toBe('conflict')
    const form = { name: 'Another name', version: seen.version }
    await app.call('PUT /criminals/:id', { params: { id }, form }, { as: author })
    await confirmChanges(app.deps, id)
    const late = { ...seen, flagCount: 2 }
    expect((await decide('suspect', id, { action: 'keep', ...late })).body.code).toBe('conflict')
    expect((await decide('suspect', id, { action: 'keep', ...late, version: seen.version + 1 })).status).toBe(
      200,
    )
  })
})

describe('of what is anonymous', () => {
  test.each(removable)('whoever made a %s is told why, and no row says who that is', async (kind) => {
    const maker = author
    author = await makePerson(app.deps)
    const id = await make[kind](true)
    await flag(kind, id)
    await decide(kind, id, { action: 'remove', reason: 'It is hateful' })
    await told(author, `${kind}_removed`, { reason: 'It is hateful' })
    const rows = await app.deps.kysely
      .selectFrom('notifications')
      .selectAll()
      .where('kind', '=', `${kind}_removed` as 'comment_removed')
      .where('user_id', '=', author.user.id)
      .execute()
    expect(rows).toEqual([])
    expect(JSON.stringify(await audit(id))).not.toContain(author.user.id)
    author = maker
  })

  test('the only admin who decides on their own comment stands in the log as with any other', async () => {
    const id = await makeComment(app.deps, admin, await make.post(), { isAnonymous: true })
    await flag('comment', id)
    const ruling = { action: 'remove', reason: 'x' } as const
    await decideFlagged(app.deps, actorOf(admin), { kind: 'comment', id }, ruling)
    expect((await audit(id)).map(({ action }) => action)).toEqual(['comment.delete'])
  })
})
