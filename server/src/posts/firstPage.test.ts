import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../test/app.ts'
import { startCachingApps, untilDelivered } from '../test/guests.ts'
import { makeComment, makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { statementsOf } from '../test/statements.ts'

let one: TestApp
let two: TestApp
let author: TestPerson
let reader: TestPerson
let admin: TestPerson
beforeAll(async () => {
  ;[one, two] = await startCachingApps()
  author = await makePerson(one.deps, { name: 'Shirin' })
  reader = await makePerson(one.deps)
  admin = await makePerson(one.deps, { role: 'admin' })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

/** Makes a post of which the other process has heard. */
async function publish(by: TestPerson, wishes?: Parameters<typeof makePost>[2]): Promise<string> {
  const id = await makePost(one.deps, by, wishes)
  await untilDelivered(two)
  return id
}

const feed = async (by: TestApp, as: TestPerson) =>
  (await by.call('GET /posts', { query: { limit: 5 } }, { as })).body.posts
const shown = async (by: TestApp, as: TestPerson, id: string) =>
  (await feed(by, as)).find(({ _id }) => _id === id)
const ask = (by: TestApp, as: TestPerson, encoding = 'identity') =>
  by.app.inject({
    url: '/api/posts?limit=5',
    headers: { authorization: `Bearer ${as.token}`, 'accept-encoding': encoding },
  })

test('the rows of the first page are read once, and then only counts', async () => {
  await publish(author)
  await eventually(async () => {
    await ask(two, reader)
    const asked = await statementsOf(() => ask(two, reader))
    expect(asked.map((text) => text.includes('post_counts n where'))).toEqual([true])
  })
})

test('five who look at the same moment are answered by two statements, and each sees what is theirs', async () => {
  const id = await publish(author)
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => makePerson(one.deps)))
  const [first] = people
  if (!first) throw new Error('Nobody is there')
  await one.call('POST /posts/:id/reactions', { params: { id } }, { as: first })
  const lookAll = async () => Promise.all(people.map((person) => ask(two, person)))
  await eventually(async () => {
    await lookAll()
    let answers: Awaited<ReturnType<typeof lookAll>> = []
    const asked = await statementsOf(async () => {
      answers = await lookAll()
    })
    // One for the sessions, unless they were looked up less than a second ago, and one for the viewers' own reactions.
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(2)
    const reacted = answers.map(
      (answer) => answer.json().posts.find(({ _id }: { _id: string }) => _id === id).hasReacted,
    )
    expect(reacted).toEqual([true, false, false, false, false])
  })
})

test('it says the same however it is compressed', async () => {
  await publish(author)
  const plain = await ask(two, reader)
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = await ask(two, reader, encoding)
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'cache-control': 'no-store',
      'content-type': plain.headers['content-type'],
    })
    expect(unpack[encoding](packed.rawPayload).toString()).toBe(plain.body)
  }
  expect(plain.json()).toEqual((await one.call('GET /posts', { query: { limit: 5 } }, { as: reader })).body)
})

test('authors find what they may do with their own, and a moderator what they may', async () => {
  const id = await publish(author)
  expect(await shown(two, reader, id)).toMatchObject({ can: { edit: false }, review: null })
  expect(await shown(two, author, id)).toMatchObject({ can: { edit: true }, review: { state: 'approved' } })
  expect(await shown(two, admin, id)).toMatchObject({ can: { moderate: true } })
})

test('from whom their own is hidden gets what strangers get, and sees it again when it is unlocked', async () => {
  const hiding = await makePerson(one.deps, { name: 'Rima' })
  const id = await publish(hiding, { isAnonymous: true })
  const secondPassword = 'a second password'
  const body = { current: everybodysPassword, newPassword: secondPassword }
  await one.call('PUT /auth/second-password', { body }, { as: hiding })
  await one.call('POST /auth/second-password/lock', {}, { as: hiding })
  // The first viewer is the one from whom it is hidden.
  expect(await shown(two, hiding, id)).toEqual(await shown(two, reader, id))
  await one.call('POST /auth/second-password/unlock', { body: { secondPassword } }, { as: hiding })
  expect(await shown(two, hiding, id)).toMatchObject({ user: { name: 'Rima' }, can: { edit: true } })
})

test('counts and own reactions are those of the moment, for each viewer', async () => {
  const id = await publish(author)
  const other = await makePerson(one.deps)
  for (const viewer of [reader, other])
    expect(await shown(two, viewer, id)).toMatchObject({ reactionCount: 0 })
  const { body } = await one.call('POST /posts/:id/reactions', { params: { id } }, { as: reader })
  expect(body.reactionCount).toBe(1)
  expect(await shown(two, reader, id)).toMatchObject({ reactionCount: 1, hasReacted: true })
  expect(await shown(two, other, id)).toMatchObject({ reactionCount: 1, hasReacted: false })
  await makeComment(one.deps, other, id)
  expect(await shown(two, reader, id)).toMatchObject({ commentCount: 1 })
})

test('what is let through, edited or taken away is so in the next answer of the other process', async () => {
  const id = await publish(author, { review: 'waiting' })
  expect(await shown(two, reader, id)).toBeUndefined()
  const approve = { params: { id }, body: { action: 'approve' } } as const
  await one.call('POST /posts/admin/toggle-approval/:id', approve, { as: admin })
  expect(await shown(two, reader, id)).toMatchObject({ title: 'A bag was snatched' })
  const form = { title: 'Changed', desc: 'x' }
  await one.call('PUT /posts/:id', { params: { id }, form }, { as: author })
  expect(await shown(two, reader, id)).toBeUndefined()
  await one.call('POST /posts/admin/toggle-approval/:id', approve, { as: admin })
  expect(await shown(two, reader, id)).toMatchObject({ title: 'Changed' })
  await one.call('DELETE /posts/:id', { params: { id } }, { as: author })
  expect(await shown(two, reader, id)).toBeUndefined()
})

test('the author of an anonymous post finds it as their own, and nobody else learns whose it is', async () => {
  const id = await publish(author, { isAnonymous: true })
  expect(await shown(two, reader, id)).toMatchObject({ user: null, can: { edit: false } })
  expect(await shown(two, author, id)).toMatchObject({ user: { name: 'Shirin' }, can: { edit: true } })
  await one.call('POST /posts/:id/reactions', { params: { id } }, { as: author })
  expect(await shown(two, author, id)).toMatchObject({ hasReacted: true, reactionCount: 1 })
  expect(await shown(two, reader, id)).toMatchObject({ user: null, hasReacted: false, reactionCount: 1 })
})

test('a moderator sees what is told to nobody else', async () => {
  const id = await publish(author)
  expect(await shown(two, admin, id)).toMatchObject({ reportCount: 0 })
  await one.call('POST /posts/:id/report', { params: { id }, body: { reason: 'x' } }, { as: reader })
  expect(await shown(two, admin, id)).toMatchObject({ reportCount: 1 })
  expect(await shown(two, reader, id)).not.toHaveProperty('reportCount')
})
