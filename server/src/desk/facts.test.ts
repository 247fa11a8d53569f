import { limits } from '@bichar/contract/rules/limits.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf, untilCarriedOut } from '../test/desk.ts'
import { makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { statementsOfRequest } from '../test/statements.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
let other: TestPerson
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { name: 'Shirin Akter' })
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
  other = await makePerson(app.deps, { role: 'admin', name: 'Bashir' })
  desk = deskOf(app, admin)
})
afterAll(() => app.close())

const waitingPost = (wishes: Parameters<typeof makePost>[2] = {}, as = author) =>
  makePost(app.deps, as, { review: 'waiting', ...wishes })
const report = (id: string, as: TestPerson) =>
  app.call('POST /posts/:id/report', { params: { id }, body: { reason: 'It is not true' } }, { as })
const factsOf = async (id: string, kind: 'post' | 'flag' = 'post') => (await desk.read(kind, id)).body.facts

describe('the whole thing', () => {
  test('of a post has its suspects and its timeline, what waits among it', async () => {
    const criminals = [await makeSuspect(app.deps, author, { name: 'Kalam' })]
    const id = await makePost(app.deps, author, { criminals })
    const entry = await makeTimeline(app.deps, author, id, { approved: false })
    await app.call('PUT /posts/:id', { params: { id }, form: { title: 'Anew', desc: 'x' } }, { as: author })
    const { body } = await desk.read('post', id)
    expect(body.item).toMatchObject({ kind: 'post', id, claim: null })
    expect(body.thing).toMatchObject({
      post: { _id: id, title: 'Anew' },
      criminals: [{ name: 'Kalam', createdBy: null }],
      timelines: [{ _id: entry, isApproved: false }],
      timeline: null,
      request: null,
    })
  })

  test('of an entry has its post around it, and of a request its files', async () => {
    const postId = await makePost(app.deps, author)
    const id = await makeTimeline(app.deps, author, postId, { approved: false })
    expect((await desk.read('timeline', id)).body.thing).toMatchObject({
      post: { _id: postId },
      timeline: { _id: id, createdBy: { name: 'Shirin Akter' } },
      timelines: [{ _id: id }],
    })
    const form = { name: 'Rahima', phone: '01712345678', desc: 'Help' }
    const request = (await app.call('POST /support', { form }, { as: author })).body.request._id
    expect((await desk.read('support', request)).body.thing).toMatchObject({
      post: null,
      request: { _id: request, phone: '8801712345678', files: [] },
    })
  })

  test('that does not wait is not found', async () => {
    const { status, body } = await desk.read('post', await makePost(app.deps, author))
    expect([status, body.code]).toEqual([404, 'desk_item_not_found'])
  })
})

describe('the facts', () => {
  test('have public reports that say much the same of the same place', async () => {
    const words = {
      title: 'A violet rickshaw was stolen',
      desc: 'By the brewery gate at noon.',
      location: 'Khulna',
    }
    const alike = await makePost(app.deps, author, words)
    await makePost(app.deps, author, { title: 'A cow was lost', location: 'Khulna' })
    const id = await waitingPost(words)
    expect((await factsOf(id)).similar).toMatchObject([{ _id: alike, state: 'approved', title: words.title }])
  })

  test('have the other reports about the same suspects, also those that nobody else sees', async () => {
    const criminals = [await makeSuspect(app.deps, author)]
    const [approved, waiting] = [
      await makePost(app.deps, author, { criminals }),
      await waitingPost({ criminals, isAnonymous: true }),
    ]
    await makePost(app.deps, author)
    const id = await waitingPost({ criminals })
    const { ofSuspects } = await factsOf(id)
    expect(new Map(ofSuspects.map((each) => [each._id, each.state]))).toEqual(
      new Map([
        [approved, 'approved'],
        [waiting, 'waiting'],
      ]),
    )
    expect(JSON.stringify(ofSuspects)).not.toContain(author.user.id)
  })

  test('have what was said against it before, and what moderators did, by name and with their reasons', async () => {
    const id = await waitingPost()
    const sendBack = { kind: 'post', id, version: '1', action: 'sendBack', reason: 'Which street?' } as const
    await desk.decide(sendBack)
    await untilCarriedOut(app, id)
    await app.call('PUT /posts/:id', { params: { id }, form: { title: 'Anew', desc: 'x' } }, { as: author })
    await deskOf(app, other).decide({ kind: 'post', id, version: '3', action: 'approve' })
    await untilCarriedOut(app, id)
    const reporter = await makePerson(app.deps, { name: 'Jahan' })
    await report(id, reporter)
    const body = { action: 'ignore' } as const
    await app.call('POST /admin/reported-posts/:id', { params: { id }, body }, { as: admin })
    await report(id, reporter)
    const facts = await factsOf(id, 'flag')
    expect(facts.history.map(({ action, by, reason }) => [action, by?.name, reason])).toEqual([
      ['post.ignoreReports', 'Amina', undefined],
      ['post.approve', 'Bashir', undefined],
      ['post.disapprove', 'Amina', 'Which street?'],
    ])
    expect(facts.flags.map(({ state }) => state).sort()).toEqual(['cleared', 'open'])
    expect(facts.totalFlags).toBe(2)
    expect(facts.flags[0]).toMatchObject({ reason: 'It is not true', reporter: { name: 'Jahan' } })
  })

  test('have the standing of an author with a name, and of an anonymous one nothing, whoever they are', async () => {
    const veteran = await makePerson(app.deps)
    await makePost(app.deps, veteran)
    expect((await factsOf(await waitingPost({}, veteran))).standing).toMatchObject({ approvedCount: 1 })
    // One of the authors is the moderator who reads the items.
    const authors = [veteran, await makePerson(app.deps), admin]
    const told = []
    for (const person of authors) {
      const id = await waitingPost({ isAnonymous: true, title: 'Seen from the roof' }, person)
      const read = (await deskOf(app, other).read('post', id)).body
      expect(read.facts.standing).toBeNull()
      expect((await desk.read('post', id)).body.facts.standing).toBeNull()
      const { thing: _thing, ...rest } = read
      told.push(JSON.stringify({ ...rest, facts: { ...rest.facts, similar: [] } }).replaceAll(id, 'the post'))
    }
    expect(told[1]).toBe(told[0])
    expect(told[2]).toBe(told[0])
  })

  test('cost the same statements, however much there is', async () => {
    const criminals = [await makeSuspect(app.deps, author)]
    const id = await waitingPost({ criminals })
    const asked = async () =>
      (await statementsOfRequest(app, admin, { path: `/admin/desk/post/${id}` })).length
    const more = async (count: number) => {
      for (let made = 0; made < count; made += 1) {
        await makePost(app.deps, author, { criminals })
        await desk.note('post', id, `Note ${made}`)
      }
    }
    // The first similar report adds a statement, which is skipped while there is none.
    await more(1)
    const few = await asked()
    await more(4)
    expect(await asked()).toBe(few)
    expect(few).toBeLessThanOrEqual(18)
  })
})

describe('a note', () => {
  test('is read by moderators alone, with its author, and goes on with the thing', async () => {
    const id = await waitingPost()
    const { status, body } = await desk.note('post', id, '  I know the street. ')
    expect([status, body.note]).toEqual([
      201,
      {
        _id: expect.any(String),
        text: 'I know the street.',
        by: { _id: admin.user.id, name: 'Amina' },
        createdAt: expect.any(String),
      },
    ])
    await desk.decide({ kind: 'post', id, version: '1', action: 'approve' })
    await untilCarriedOut(app, id)
    await report(id, other)
    await deskOf(app, other).note('flag', id, 'So do I.')
    const { notes } = await factsOf(id, 'flag')
    expect(notes.map(({ text, by }) => [text, by?.name])).toEqual([
      ['I know the street.', 'Amina'],
      ['So do I.', 'Bashir'],
    ])
    const seen = await app.call('GET /posts/:id', { params: { id } }, { as: author })
    expect(JSON.stringify(seen.body)).not.toContain('street')
  })

  test('stays without a name when its author leaves, who takes their claims and decisions along', async () => {
    const leaving = await makePerson(app.deps, { role: 'admin' })
    const [id, decided] = [await waitingPost(), await waitingPost()]
    await deskOf(app, leaving).note('post', id, 'Farewell')
    await deskOf(app, leaving).claim('post', id)
    await deskOf(app, leaving).decide({ kind: 'post', id: decided, version: '1', action: 'approve' })
    await app.deps.kysely.deleteFrom('users').where('id', '=', leaving.user.id).execute()
    expect((await factsOf(id)).notes).toMatchObject([{ text: 'Farewell', by: null }])
    expect(await desk.listed(id)).toMatchObject([{ claim: null }])
    expect(await desk.listed(decided)).toMatchObject([{ claim: null }])
  })

  test.each([
    ['nothing', '  '],
    ['too much', 'x'.repeat(limits.deskNote + 1)],
  ])('of %s is refused', async (_what, text) => {
    expect((await desk.note('post', await waitingPost(), text)).status).toBe(400)
  })
})
