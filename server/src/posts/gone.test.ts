import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decidePost } from '../moderation/moderation.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { actorOf, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { statementsOf } from '../test/statements.ts'

let app: TestApp
let author: TestPerson
let stranger: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  stranger = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

async function answers(id: string) {
  const all = await Promise.all(
    [undefined, stranger].map((as) => app.call('GET /posts/:id', { params: { id } }, { as })),
  )
  return all.map(({ status, body }) => ({ status, body }))
}

const refusal = (status: number, code: string, message: string) =>
  [1, 2].map(() => ({ status, body: { success: false, code, message } }))
const gone = refusal(404, 'post_gone', 'Post not found')
const notFound = refusal(404, 'post_not_found', 'Post not found')

const remove = (id: string, as: TestPerson) => app.call('DELETE /posts/:id', { params: { id } }, { as })
const words = { title: 'T', desc: 'D', location: 'Dhaka' }

describe.each([false, true])('of a post that was public (anonymous: %s)', (isAnonymous) => {
  test('everybody is told the same, why ever it cannot be read', async () => {
    const make = () => makePost(app.deps, author, { isAnonymous })
    const [edited, sentBack, deleted, removed] = await Promise.all([make(), make(), make(), make()])
    await app.call('PUT /posts/:id', { params: { id: edited }, form: words }, { as: author })
    await decidePost(app.deps, actorOf(admin), sentBack, { action: 'disapprove', reason: 'No' })
    await remove(deleted, author)
    await remove(removed, admin)
    for (const id of [edited, sentBack, deleted, removed]) expect(await answers(id)).toEqual(gone)
    for (const id of [edited, sentBack]) {
      const own = await app.call('GET /posts/:id', { params: { id } }, { as: author })
      expect(own.status).toBe(200)
    }
  })

  test('nothing is told once it is public again', async () => {
    const id = await makePost(app.deps, author, { isAnonymous })
    await app.call('PUT /posts/:id', { params: { id }, form: words }, { as: author })
    await decidePost(app.deps, actorOf(admin), id, { action: 'approve', reason: '' })
    expect((await answers(id)).map(({ status }) => status)).toEqual([200, 200])
  })
})

test('that one was filed is told to nobody until it is public, nor after it was deleted', async () => {
  const waiting = await makePost(app.deps, author, { isAnonymous: true, review: 'waiting' })
  const sentBack = await makePost(app.deps, author, { isAnonymous: true, review: 'returned' })
  for (const id of [waiting, sentBack]) expect(await answers(id)).toEqual(notFound)
  for (const id of [waiting, sentBack]) await remove(id, author)
  for (const id of [waiting, sentBack, randomUUID()]) expect(await answers(id)).toEqual(notFound)
  const { rows } = await app.deps.pool.query('select from deleted_posts where id = any ($1)', [
    [waiting, sentBack],
  ])
  expect(rows).toEqual([])
})

test('the work is the same for all that cannot be read', async () => {
  const waiting = await makePost(app.deps, author, { review: 'waiting' })
  const deleted = await makePost(app.deps, author)
  await remove(deleted, author)
  const worked = []
  for (const id of [waiting, deleted, randomUUID()])
    worked.push(await statementsOf(() => app.app.inject(`/api/posts/${id}`)))
  const [first, ...others] = worked
  expect(first).not.toEqual([])
  for (const each of others) expect(each).toEqual(first)
})
