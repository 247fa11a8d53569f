import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { connect } from '../test/live.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
let author: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  author = await makePerson(app.deps)
})
afterAll(() => app.close())

/** New accounts of the given age; by default they are old enough for their flags to count. */
const people = async (count: number, ago = '25 hours') => {
  const made = await Promise.all(Array.from({ length: count }, () => makePerson(app.deps)))
  const ids = made.map(({ user }) => user.id)
  await sql`update users set created_at = now() - ${ago}::interval where id = any(${ids}::uuid[])`.execute(
    app.deps.kysely,
  )
  return made
}
const flagAll = async (id: string, reporters: readonly TestPerson[]) => {
  for (const as of reporters) {
    const { status } = await app.call(
      'POST /flags',
      { body: { kind: 'comment', id, reason: 'hate' } },
      { as },
    )
    expect(status).toBe(200)
  }
}
const decide = (id: string, action: 'keep' | 'remove') =>
  app.call(
    'POST /admin/flags/:kind/:id',
    { params: { kind: 'comment', id }, body: { action, reason: action === 'keep' ? '' : 'Spam' } },
    { as: admin },
  )
const listed = async (postId: string, as?: TestPerson) =>
  (await app.call('GET /posts/:id/comments', { params: { id: postId } }, { as })).body.comments.map(
    ({ _id, isHeld }) => [_id, isHeld],
  )
const commented = async (text = 'Something') => {
  const postId = await makePost(app.deps, author)
  const writer = await makePerson(app.deps)
  return { postId, writer, id: await makeComment(app.deps, writer, postId, { text }) }
}

describe('a comment that people flag', () => {
  test('is hidden by the third of them, from everybody but its author and moderators', async () => {
    const { postId, writer, id } = await commented()
    const [one, two, three] = await people(3)
    if (!one || !two || !three) throw new Error('There is nobody')
    await flagAll(id, [one, two, one])
    expect(await listed(postId)).toEqual([[id, false]])
    await flagAll(id, [three])
    for (const as of [undefined, author, one]) expect(await listed(postId, as)).toEqual([])
    for (const as of [writer, admin]) expect(await listed(postId, as)).toEqual([[id, true]])
    const { body } = await app.call('GET /admin/flags', { query: { limit: 100 } }, { as: admin })
    expect(body.flagged.find(({ _id }) => _id === id)?.flagCount).toBe(3)
  })

  test('is not hidden by accounts of today, nor because Bichar marks it', async () => {
    const { postId, id } = await commented()
    await flagAll(id, [...(await people(3, '23 hours')), ...(await people(2))])
    await sql`
      insert into flags (id, comment_id, is_automatic, reason, text, created_at)
      values (gen_random_uuid(), ${id}, true, 'link', '', now())`.execute(app.deps.kysely)
    expect(await listed(postId)).toEqual([[id, false]])
  })

  test('is shown again when a moderator keeps it, and not hidden by the same people, only by three others', async () => {
    const { postId, id } = await commented()
    const first = await people(3)
    await flagAll(id, first)
    expect((await decide(id, 'keep')).status).toBe(200)
    expect(await listed(postId)).toEqual([[id, false]])
    await flagAll(id, first)
    await flagAll(id, await people(2))
    expect(await listed(postId)).toEqual([[id, false]])
    await flagAll(id, await people(1))
    expect(await listed(postId)).toEqual([])
    expect((await decide(id, 'remove')).status).toBe(200)
    expect(await listed(postId, admin)).toEqual([])
  })

  test('is not there to be flagged by whoever cannot see it', async () => {
    const { id } = await commented('Call 01712345678')
    const as = await makePerson(app.deps)
    const { body } = await app.call('POST /flags', { body: { kind: 'comment', id, reason: 'hate' } }, { as })
    expect(body.code).toBe('comment_not_found')
  })
})

test('a comment that waits is in the queue, and open windows see it once a moderator keeps it', async () => {
  const { postId, id } = await commented('Call 01712345678')
  const { flagged } = (await app.call('GET /admin/flags', { query: { limit: 100 } }, { as: admin })).body
  const waiting = flagged.find(({ _id }) => _id === id)
  expect(waiting?.flags.map(({ reporter }) => reporter)).toEqual([null, null])
  const window = await connect(app, author)
  await window.watch(postId)
  expect((await decide(id, 'keep')).status).toBe(200)
  await eventually(() => expect(window.heard.map(([event]) => event)).toContain('commentAdded'))
  expect(await listed(postId)).toEqual([[id, false]])
  expect((await decide(id, 'keep')).body.code).toBe('already_decided')
})
