import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSealer } from '../authorship/sealer.ts'
import { subjectsOf } from '../authorship/store.ts'
import { openPayload } from '../jobs/payloads.ts'
import { notifyAuthor } from '../notifications/authors.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makePicture, makePost, makeSuspect } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'

/*
 * What somebody learns who has stolen the database and the server's key: who filed a report that keeps no link must not be found over the
 * suspects that it names, whatever happened to these before.
 */

let app: TestApp
let moderator: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  moderator = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

const propose = async (as: TestPerson) => {
  const photo = [await makePicture()]
  const form = { name: 'Jalal Mridha', crimeTypes: ['Theft' as const], location: 'Rupsa, Khulna', photo }
  const made = await app.call(
    'POST /criminals',
    { form },
    { as, headers: { 'idempotency-key': randomUUID() } },
  )
  return made.body.criminal._id
}
const edit = async (id: string, form: object, as: TestPerson) =>
  expect((await app.call('PUT /criminals/:id', { params: { id }, form }, { as })).status).toBe(200)
const decide = async (id: string, action: 'show' | 'sendBack') => {
  const call = { params: { id }, body: { action, reason: 'Which Jalal?' } }
  expect((await app.call('POST /admin/suspects/:id/decision', call, { as: moderator })).status).toBe(200)
}
const file = async (criminals: string[], as: TestPerson) => {
  const form = { title: 'What I saw', desc: 'In the lane.', keepNoLink: true, criminals }
  const headers = { 'idempotency-key': randomUUID() }
  const send = () => app.call('POST /posts', { form }, { as, headers })
  const [{ status, body }, again] = [await send(), await send()]
  expect([status, again.body.post._id, again.body.followUpCode]).toEqual([
    201,
    body.post._id,
    body.followUpCode,
  ])
  return body.post._id
}
const namedBy = async (postId: string) =>
  (
    await app.deps.kysely
      .selectFrom('post_suspects')
      .select('suspect_id')
      .where('post_id', '=', postId)
      .orderBy('position')
      .execute()
  ).map(({ suspect_id }) => suspect_id)

async function rows(): Promise<string[]> {
  const { rows: tables } = await app.deps.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'boss')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.deps.pool.query<{ text: string }>(`select r::text as text from ${name} r`)
    found.push(...rows.map(({ text }) => text))
  }
  return found
}

/** Everything that the key ties to this person: ids in the index, in jobs, in what is sealed, and in digests. */
async function tiedTo({ user }: TestPerson): Promise<string> {
  const { authorship, kysely, pool, serverKey } = app.deps
  const index = await subjectsOf(kysely, authorship, user.id)
  const sealer = openSealer(serverKey, 'jobs')
  const { rows: jobs } = await pool.query<{ data: object }>(
    "select data from boss.job where name not like '\\_\\_%' and data is not null",
  )
  const payloads = jobs
    .map(({ data }) => JSON.stringify(openPayload(sealer, data as never)))
    .filter((payload) => payload.includes(user.id))
  const all = await rows()
  const ids = [...new Set(all.flatMap((row) => row.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g) ?? []))]
  const sealed = all.filter((row) =>
    (row.match(/(?<=\\x)[\da-f]{60,}/g) ?? []).some((hex) =>
      ids.some((id) => row.includes(id) && authorship.isSealedBy(user.id, Buffer.from(hex, 'hex'), id)),
    ),
  )
  const digests = ids.map((id) => [id, authorship.digest('suspect_revisions', user.id, id)] as const)
  const digested = digests.filter(([, digest]) => all.some((row) => row.includes(digest)))
  return JSON.stringify([index, payloads, sealed, digested])
}

test('a suspect that was edited, sent back and corrected before the report was filed leads to nobody', async () => {
  const person = await makePerson(app.deps)
  const proposed = await propose(person)
  await edit(proposed, { age: '44' }, person)
  await decide(proposed, 'sendBack')
  await untilAllAreTold(app.deps)
  await edit(proposed, { name: 'Jalal Mridha, called Kalu', photo: [await makePicture('red')] }, person)
  expect(await tiedTo(person)).toContain(proposed)
  const post = await file([proposed], person)
  const [named = ''] = await namedBy(post)
  const tied = await tiedTo(person)
  for (const id of [post, proposed, named]) expect(tied).not.toContain(id)
  expect(
    await app.deps.kysely.selectFrom('suspects').select('id').where('id', '=', proposed).execute(),
  ).toEqual([])
  await untilAllAreTold(app.deps)
  const list = await app.call('GET /notifications', {}, { as: person })
  expect(list.body.notifications).toEqual([])
})

test('it is otherwise the same, waits with the report, and is shown with it', async () => {
  const person = await makePerson(app.deps)
  const others = await makeSuspect(app.deps, await makePerson(app.deps), { name: 'Abul Kashem' })
  const proposed = await propose(person)
  await decide(proposed, 'sendBack')
  const before = await app.call('GET /criminals/:id', { params: { id: proposed } }, { as: moderator })
  const post = await file([others, proposed], person)
  const [first, named = ''] = await namedBy(post)
  expect([first, named === proposed]).toEqual([others, false])
  const read = (as: TestPerson) => app.call('GET /criminals/:id', { params: { id: named } }, { as })
  const now = (await read(moderator)).body.criminal
  const { photo, name, age, location, crimeTypes, createdAt } = before.body.criminal
  expect(now).toMatchObject({ photo, name, age, location, crimeTypes, createdAt })
  expect(now.review).toEqual({ isReturned: false, reason: '' })
  expect((await app.request(photo ?? '')).status).toBe(200)
  expect((await read(person)).status).toBe(404)
  const approve = { params: { id: post }, body: { action: 'approve' } } as const
  await app.call('POST /posts/admin/toggle-approval/:id', approve, { as: moderator })
  expect((await read(person)).body.criminal).toMatchObject({ name, shown: 'shown', createdBy: null })
})

test('one that is public by then, or that another report of theirs names, loses who added it', async () => {
  const person = await makePerson(app.deps)
  const [shown, elsewhere] = [await propose(person), await propose(person)]
  await decide(shown, 'show')
  await makePost(app.deps, person, { review: 'waiting', criminals: [elsewhere] })
  const post = await file([shown, elsewhere], person)
  expect(await namedBy(post)).toEqual([shown, elsewhere])
  const stored = app.deps.kysely.selectFrom('suspects').select('sealed_creator')
  const keys = app.deps.kysely.selectFrom('idempotency_keys').select('key')
  for (const id of [shown, elsewhere]) {
    expect(await stored.where('id', '=', id).execute()).toEqual([{ sealed_creator: null }])
    expect(await keys.where('subject_id', '=', id).execute()).toEqual([])
  }
})

test('what was proposed for a report that keeps its link, or by somebody else, stays theirs', async () => {
  const [person, other] = [await makePerson(app.deps), await makePerson(app.deps)]
  const theirs = await propose(other)
  await decide(theirs, 'show')
  const own = await propose(person)
  const form = { title: 'T', desc: 'D', criminals: [own] }
  const linked = await app.call('POST /posts', { form }, { as: person })
  expect(await namedBy(linked.body.post._id)).toEqual([own])
  await file([theirs], person)
  for (const [id, as] of [
    [own, person],
    [theirs, other],
  ] as const) {
    const { criminal } = (await app.call('GET /criminals/:id', { params: { id } }, { as })).body
    expect(criminal.createdBy).toEqual({ _id: as.user.id })
  }
})

test('a suspect that is deleted before anybody was told of the decision takes the notification with it', async () => {
  const person = await makePerson(app.deps)
  const id = await propose(person)
  await app.call('DELETE /criminals/:id', { params: { id } }, { as: person })
  const told = { authorOf: id, suspectId: id, data: {} }
  await notifyAuthor(app.deps, {
    ...{ ...told, userId: null, kind: 'suspect_returned' },
    ofSuspect: { id, decidedBy: moderator.user.id },
  })
  await notifyAuthor(app.deps, { ...told, userId: person.user.id, kind: 'suspect_change_confirmed' })
  await untilAllAreTold(app.deps)
  expect((await app.call('GET /notifications', {}, { as: person })).body.notifications).toEqual([])
})

test('a proposed suspect of somebody who has deleted the account waits on, and is decided on', async () => {
  const person = await makePerson(app.deps)
  const alone = await propose(person)
  await decide(alone, 'sendBack')
  const waiting = await propose(person)
  await untilAllAreTold(app.deps)
  const body = { password: everybodysPassword, writing: 'delete' } as const
  expect((await app.call('DELETE /users/profile', { body }, { as: person })).status).toBe(200)
  await decide(waiting, 'sendBack')
  await decide(alone, 'show')
  await untilAllAreTold(app.deps)
  const stranger = await makePerson(app.deps)
  const status = async (id: string) =>
    (await app.call('GET /criminals/:id', { params: { id } }, { as: stranger })).status
  expect([await status(alone), await status(waiting)]).toEqual([200, 404])
})
