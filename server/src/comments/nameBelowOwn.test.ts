import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../accounts/sessions.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makeComment, makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let reader: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  reader = await makePerson(app.deps)
})
afterAll(() => app.close())

interface Said {
  isAnonymous?: boolean
  parentId?: string
  confirmsName?: boolean
  text?: string
}

let ofAuthor: string
let ofReader: string
let named: string
beforeEach(async () => {
  ofAuthor = await makePost(app.deps, author, { isAnonymous: true })
  ofReader = await makePost(app.deps, reader, { isAnonymous: true })
  named = await makePost(app.deps, author)
})

const say = (id: string, said: Said = {}, as: { token: string } = author, key?: string) =>
  app.call(
    'POST /posts/:id/comments',
    { params: { id }, body: { text: 'They come every night.', ...said } },
    { as, ...(key && { headers: { 'idempotency-key': key } }) },
  )
const countOn = async (id: string) =>
  (await app.call('GET /posts/:id', { params: { id } })).body.post.commentCount

describe('a comment with a name', () => {
  test('below an anonymous post of its author is refused, and nothing is written', async () => {
    expect(await say(ofAuthor)).toMatchObject({
      status: 409,
      body: {
        code: 'name_below_own_post',
        message:
          'You posted this anonymously. A comment with your name may make people guess that you wrote the post too.',
      },
    })
    expect(await countOn(ofAuthor)).toBe(0)
  })

  test('is written once its author confirms it, and once only', async () => {
    const key = crypto.randomUUID()
    expect((await say(ofAuthor, {}, author, key)).status).toBe(409)
    const first = await say(ofAuthor, { confirmsName: true }, author, key)
    expect(first).toMatchObject({ status: 201, body: { comment: { author: author.user.name } } })
    // The request of a phone that has not heard of the answer.
    const again = await say(ofAuthor, {}, author, key)
    expect(again).toMatchObject({ status: 201, body: { comment: { _id: first.body.comment._id } } })
    expect(await countOn(ofAuthor)).toBe(1)
  })

  test('is not refused for anybody else, below anything named, or without the name', async () => {
    expect((await say(ofReader)).status).toBe(201)
    expect((await say(named)).status).toBe(201)
    expect((await say(ofAuthor, { isAnonymous: true })).status).toBe(201)
    expect(await Promise.all([countOn(ofReader), countOn(named), countOn(ofAuthor)])).toEqual([1, 1, 1])
  })

  test('is refused as well when something of it is on the watch list', async () => {
    const text = 'Call 01712 345678'
    expect((await say(ofAuthor, { text })).body).toMatchObject({ code: 'name_below_own_post' })
    expect((await say(ofAuthor, { text, confirmsName: true })).status).toBe(201)
  })
})

describe('a reply with a name', () => {
  test('to an anonymous comment of its author is refused until it is confirmed, below any post', async () => {
    for (const id of [named, ofReader]) {
      const parentId = await makeComment(app.deps, author, id, { isAnonymous: true })
      expect((await say(id, { parentId })).body).toMatchObject({ code: 'name_below_own_comment' })
      expect(await countOn(id)).toBe(1)
      expect((await say(id, { parentId, confirmsName: true })).status).toBe(201)
    }
  })

  test('to a comment of somebody else is refused below an anonymous post of its author', async () => {
    const parentId = await makeComment(app.deps, reader, ofAuthor, { isAnonymous: true })
    expect((await say(ofAuthor, { parentId })).body).toMatchObject({ code: 'name_below_own_post' })
    expect((await say(ofAuthor, { parentId, confirmsName: true })).status).toBe(201)
  })

  test('to a comment of somebody else is not refused anywhere else', async () => {
    const parentId = await makeComment(app.deps, reader, named, { isAnonymous: true })
    expect((await say(named, { parentId })).status).toBe(201)
  })
})

test('a session without the second password does not learn by it whose the post is', async () => {
  const person = await makePerson(app.deps)
  const id = await makePost(app.deps, person, { isAnonymous: true })
  const body = { current: everybodysPassword, newPassword: 'copper bengal' }
  expect((await app.call('PUT /auth/second-password', { body }, { as: person })).status).toBe(200)
  const locked = await openSession(app.deps, {
    userId: person.user.id,
    deviceId: 'dev_other',
    userAgent: undefined,
  })
  expect((await say(id, {}, locked)).status).toBe(201)
  expect((await say(id, {}, person)).body).toMatchObject({ code: 'name_below_own_post' })
})

test('whoever is refused leaves no trace in the database', async () => {
  const parentId = await makeComment(app.deps, author, named, { isAnonymous: true })
  const people = [author.user.id, reader.user.id]
  // A row that a transaction has locked names that transaction.
  const marks = async () => {
    const posts = [ofAuthor, named]
    const { rows } = await app.deps.pool.query(
      `select 'posts', id, xmin::text, xmax::text from posts where id = any($1) union all
       select 'users', id, xmin::text, xmax::text from users where id = any($2) union all
       select 'comments', id, xmin::text, xmax::text from comments where id = $3 order by id`,
      [posts, people, parentId],
    )
    return rows
  }
  // Those who are told of the comment are locked as well.
  await untilAllAreTold(app.deps)
  const before = await marks()
  expect((await say(ofAuthor)).status).toBe(409)
  expect((await say(named, { parentId })).status).toBe(409)
  expect((await say(ofAuthor, { text: 'Call 01712 345678' })).status).toBe(409)
  expect(await marks()).toEqual(before)
})

test('comments that come at the same time are told apart', async () => {
  const parentId = await makeComment(app.deps, author, named, { isAnonymous: true })
  const people = [author, reader, await makePerson(app.deps), await makePerson(app.deps)]
  const answers = await Promise.all(people.map((as) => say(named, { parentId }, as)))
  expect(answers.map(({ status }) => status)).toEqual([409, 201, 201, 201])
  expect(await countOn(named)).toBe(4)
})
