import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeComment, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { dayAhead, sanction } from '../test/sanctions.ts'

let t: TestApp
let admin: TestPerson
beforeAll(async () => {
  t = await startTestApp()
  admin = await makePerson(t.deps, { role: 'admin', name: 'Amina' })
})
afterAll(() => t.close())

const page = async ({ user }: TestPerson, as = admin) =>
  (await t.call('GET /admin/users/:id', { params: { id: user.id } }, { as })).body.person

test('shows what somebody wrote with their name, and nothing that they wrote without', async () => {
  const person = await makePerson(t.deps, { name: 'Kamal Hossain' })
  const named = await makePost(t.deps, person, { title: 'By name' })
  const waiting = await makePost(t.deps, person, { title: 'It waits', review: 'waiting' })
  const comment = await makeComment(t.deps, person, named, { text: 'My words' })
  const entry = await makeTimeline(t.deps, person, named, { title: 'An entry', approved: false })
  const before = await page(person)
  const anonymous = await makePost(t.deps, person, { isAnonymous: true, title: 'Secret' })
  await makeComment(t.deps, person, named, { isAnonymous: true, text: 'Secret words' })
  await makeTimeline(t.deps, person, anonymous, { title: 'Secret entry' })
  await makeSuspect(t.deps, person, { name: 'Secret Suspect' })
  await t.call('POST /posts/:id/report', { params: { id: anonymous }, body: { reason: 'x' } }, { as: admin })
  expect(await page(person)).toEqual(before)
  expect(before.user).toMatchObject({ _id: person.user.id, name: 'Kamal Hossain', role: 'user' })
  expect(before.user).not.toHaveProperty('phone')
  expect(before.totals).toEqual({ posts: 2, comments: 1, timelines: 1 })
  const shown = before.contributions.map(({ kind, _id, postId, text, state }) => [
    kind,
    _id,
    postId,
    text,
    state,
  ])
  expect(shown.toSorted((a, b) => String(a[3]).localeCompare(String(b[3])))).toEqual([
    ['timeline', entry, named, 'An entry', 'waiting'],
    ['post', named, named, 'By name', 'public'],
    ['post', waiting, waiting, 'It waits', 'waiting'],
    ['comment', comment, named, 'My words', 'public'],
  ])
})

test('shows what was said against their posts, and what was decided', async () => {
  const person = await makePerson(t.deps)
  const id = await makePost(t.deps, person, { title: 'Doubtful', review: 'waiting' })
  const decide = (body: { action: 'approve' | 'disapprove'; reason?: string }) =>
    t.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body }, { as: admin })
  await decide({ action: 'approve' })
  await t.call(
    'POST /posts/:id/report',
    { params: { id }, body: { reason: 'A child is named' } },
    { as: admin },
  )
  await decide({ action: 'disapprove', reason: 'No names of children' })
  const { flags, decisions } = await page(person)
  expect(flags).toMatchObject([{ postId: id, title: 'Doubtful', reason: 'A child is named', state: 'open' }])
  const said = decisions.map(({ action, reason, by, title }) => [action, reason, by, title])
  expect(said.toSorted()).toEqual([
    ['post.approve', '', 'Amina', 'Doubtful'],
    ['post.disapprove', 'No names of children', 'Amina', 'Doubtful'],
  ])
})

test('shows what was said against themselves, and says what of a comment waits for a moderator', async () => {
  const person = await makePerson(t.deps, { name: 'Selim' })
  const postId = await makePost(t.deps, person, { title: 'A report' })
  const comment = await makeComment(t.deps, person, postId)
  const flag = (kind: 'person' | 'comment', id: string) =>
    t.call('POST /flags', { body: { kind, id, reason: 'hate', text: '' } }, { as: admin })
  await flag('person', person.user.id)
  await flag('comment', comment)
  const { flags } = await page(person)
  const said = flags.map(({ kind, postId: on, title, reason, state }) => [kind, on, title, reason, state])
  expect(said.toSorted()).toEqual([
    ['comment', postId, 'A report', 'It spreads hate', 'open'],
    ['person', null, 'Selim', 'It spreads hate', 'open'],
  ])
  const states = async () =>
    (await page(person)).contributions.filter(({ kind }) => kind === 'comment').map(({ state }) => state)
  expect(await states()).toEqual(['public'])
  for (const state of ['held', 'hidden']) {
    await t.deps.pool.query('update comments set state = $2 where id = $1', [comment, state])
    expect(await states()).toEqual([state])
  }
})

test('counts warnings and pauses of the last year that were not lifted as strikes', async () => {
  const person = await makePerson(t.deps)
  await sanction(t, admin, person, { kind: 'warning' })
  await sanction(t, admin, person, { kind: 'suspension', until: dayAhead(9) })
  const lifted = await sanction(t, admin, person, { kind: 'warning' })
  await t.call('POST /admin/sanctions/:id/lift', { params: { id: lifted } }, { as: admin })
  const old = await sanction(t, admin, person, { kind: 'pause', until: dayAhead(200) })
  expect((await page(person)).strikes).toBe(2)
  await t.deps.pool.query(
    "update sanctions set created_at = created_at - interval '366 days' where id = $1",
    [old],
  )
  const { strikes, sanctions } = await page(person)
  // It is still in force, but no longer counts as a strike.
  expect([strikes, sanctions.length]).toEqual([1, 4])
})

test('says whether this admin may do something about them', async () => {
  const colleague = await makePerson(t.deps, { role: 'admin' })
  const chief = await makePerson(t.deps, { superAdmin: true })
  expect((await page(colleague)).can.sanction).toBe(false)
  expect((await page(colleague, chief)).can.sanction).toBe(true)
  expect((await page(await makePerson(t.deps))).can.sanction).toBe(true)
})
