import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { raiseFlag } from '../flags/store.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf, untilCarriedOut } from '../test/desk.ts'
import { confirmChanges, makeComment, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let reporter: TestPerson
let admin: TestPerson
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { name: 'Shirin Akter' })
  reporter = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
  desk = deskOf(app, admin)
})
afterAll(() => app.close())

const onPost = (isAnonymous = false) => makePost(app.deps, author, { title: 'On the bridge', isAnonymous })
const make: Record<FlagKind, (isAnonymous?: boolean) => Promise<string>> = {
  post: (isAnonymous) => onPost(isAnonymous),
  comment: async (isAnonymous = false) => makeComment(app.deps, author, await onPost(), { isAnonymous }),
  timeline: async (isAnonymous) => makeTimeline(app.deps, author, await onPost(isAnonymous)),
  suspect: () => makeSuspect(app.deps, author, { name: 'Kalam' }),
  person: async () => (await makePerson(app.deps, { name: 'Jahan Ali' })).user.id,
}
const kinds = Object.keys(make) as FlagKind[]
const flag = (kind: FlagKind, id: string, as = reporter) =>
  app.call('POST /flags', { body: { kind, id, reason: 'hate' } }, { as })
const deedsOn = async (id: string) =>
  (
    await app.deps.kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_name'])
      .where('subject_id', '=', id)
      .orderBy('sort_key')
      .execute()
  ).map(({ action, actor_name }) => `${actor_name} ${action}`)

const shown: Record<FlagKind, { item: object; thing: object }> = {
  post: { item: { title: 'On the bridge', place: 'Dhaka' }, thing: { post: { title: 'On the bridge' } } },
  comment: {
    item: { title: 'On the bridge', excerpt: 'I saw it too.' },
    thing: { post: { title: 'On the bridge' }, comment: { text: 'I saw it too.' } },
  },
  timeline: {
    item: { title: 'A man was arrested' },
    thing: { post: { title: 'On the bridge' }, timeline: { title: 'A man was arrested' } },
  },
  suspect: { item: { title: 'Kalam', place: 'Khulna' }, thing: { post: null, suspect: { name: 'Kalam' } } },
  person: { item: { title: 'Jahan Ali' }, thing: { post: null, person: { name: 'Jahan Ali' } } },
}

test.each(kinds)('a flagged %s stands there, and is kept', async (kind) => {
  const id = await make[kind]()
  await flag(kind, id)
  const { item, thing, facts } = (await desk.read('flag', id)).body
  expect(item).toMatchObject({ kind: 'flag', id, subject: kind, flagCount: 1, ...shown[kind].item })
  expect(thing).toMatchObject(shown[kind].thing)
  expect(facts).toMatchObject({ totalFlags: 1, flags: [{ code: 'hate', state: 'open' }] })
  await desk.decide({ kind: 'flag', id, version: item.version, action: 'keep' })
  await untilCarriedOut(app, id)
  expect(await desk.listed(id)).toEqual([])
  expect((await deedsOn(id)).at(-1)).toBe(
    `Amina ${kind === 'post' ? 'post' : 'flags'}.ignore${kind === 'post' ? 'Reports' : ''}`,
  )
})

test.each(kinds.filter((kind) => kind !== 'person'))(
  'a flagged %s is removed, and all of it goes',
  async (kind) => {
    const id = await make[kind]()
    await flag(kind, id)
    await desk.note('flag', id, 'A note')
    const { version } = (await desk.read('flag', id)).body.item
    await desk.decide({ kind: 'flag', id, version, action: 'remove', reason: 'It is hateful' })
    await untilCarriedOut(app, id)
    expect((await desk.read('flag', id)).status).toBe(404)
    expect((await deedsOn(id)).at(-1)).toBe(`Amina ${kind}.delete`)
    const notes = await app.deps.kysely
      .selectFrom('desk_notes')
      .select('id')
      .where('subject_id', '=', id)
      .execute()
    expect(notes).toEqual([])
  },
)

test('a flagged post is taken down until its author has corrected it', async () => {
  const id = await make.post()
  await flag('post', id)
  const { version } = (await desk.read('flag', id)).body.item
  await desk.decide({ kind: 'flag', id, version, action: 'takeDown', reason: 'Whose house is it?' })
  await untilCarriedOut(app, id)
  const { post } = (await app.call('GET /posts/:id', { params: { id } }, { as: author })).body
  expect(post.review).toMatchObject({ state: 'returned', reason: 'Whose house is it?' })
  expect(await desk.listed(id)).toEqual([])
  const form = { title: 'On the bridge', desc: 'Nobody is named.' }
  await app.call('PUT /posts/:id', { params: { id }, form }, { as: author })
  expect((await desk.listed(id))[0]?.marks).toContain('returned')
})

describe('a decision', () => {
  test('falls away when somebody flags it once more', async () => {
    const id = await make.comment()
    await flag('comment', id)
    const { version } = (await desk.read('flag', id)).body.item
    await desk.decide({ kind: 'flag', id, version, action: 'remove', reason: 'It is hateful' })
    await flag('comment', id, author)
    await untilCarriedOut(app, id)
    expect(await desk.listed(id)).toMatchObject([{ flagCount: 2, marks: ['changed'] }])
  })

  test.each(['post', 'suspect'] as const)('falls away when the %s is changed', async (kind) => {
    const id = await make[kind]()
    await flag(kind, id)
    const { version } = (await desk.read('flag', id)).body.item
    await desk.decide({ kind: 'flag', id, version, action: 'remove', reason: 'It is hateful' })
    if (kind === 'post') {
      const form = { title: 'Corrected', desc: 'Without the name' }
      await app.call('PUT /posts/:id', { params: { id }, form }, { as: author })
    } else {
      await app.call('PUT /criminals/:id', { params: { id }, form: { name: 'Jalal' } }, { as: author })
      await confirmChanges(app.deps, id)
    }
    await untilCarriedOut(app, id)
    expect(await desk.listed(id, { kind: 'flag' })).toMatchObject([{ flagCount: 1, marks: ['changed'] }])
  })

  test('of a kind that there is not falls away, and one without a reason is refused', async () => {
    const id = await make.comment()
    await flag('comment', id)
    const { version } = (await desk.read('flag', id)).body.item
    const { status, body } = await desk.decide({ kind: 'flag', id, version, action: 'remove' })
    expect([status, body.code]).toEqual([400, 'reason_required'])
    await desk.decide({ kind: 'flag', id, version, action: 'takeDown', reason: 'x' })
    await untilCarriedOut(app, id)
    expect(await desk.listed(id)).toMatchObject([{ marks: ['changed'] }])
  })
})

test.each(['post', 'comment', 'timeline'] as const)(
  'of an anonymous %s the day is told, and nothing of its author',
  async (kind) => {
    const id = await make[kind](true)
    await flag(kind, id)
    const { body } = await desk.read('flag', id)
    expect(body.item.marks).toEqual(['anonymous'])
    expect(body.item.since).toMatch(/T18:00:00\.000Z$/)
    const { post, ...withoutPost } = body.thing
    const told = kind === 'comment' ? withoutPost : body.thing
    expect(JSON.stringify([told, body.item, body.facts])).not.toContain(author.user.id)
    expect(JSON.stringify([told, body.item, body.facts])).not.toContain('Shirin')
    expect(body.facts.standing).toBeNull()
    expect(post).not.toBeNull()
  },
)

test.each(['comment', 'timeline'] as const)(
  'a moderator who wrote an anonymous %s is told no more of its author than others',
  async (kind) => {
    const postId = await makePost(app.deps, admin, { isAnonymous: true })
    const id =
      kind === 'comment'
        ? await makeComment(app.deps, admin, postId, { isAnonymous: true })
        : await makeTimeline(app.deps, admin, postId)
    await flag(kind, id)
    const { facts, thing } = (await desk.read('flag', id)).body
    expect([facts.standing, thing[kind]]).toEqual([null, expect.anything()])
  },
)

test('a comment is marked as held while it is not shown, whoever flagged it', async () => {
  const id = await make.comment()
  await app.deps.kysely
    .transaction()
    .execute((tx) => raiseFlag(tx, { kind: 'comment', id }, { reason: 'link', isAnonymous: false }))
  expect((await desk.listed(id))[0]?.marks).toEqual([])
  await app.deps.kysely.updateTable('comments').set({ state: 'hidden' }).where('id', '=', id).execute()
  expect((await desk.listed(id))[0]?.marks).toEqual(['held'])
})
