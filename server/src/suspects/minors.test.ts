import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminCallsOf } from '../test/adminCalls.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { auditOf } from '../test/audit.ts'
import { makeComment, makePicture, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

/* A public suspect under 18 is recognised at the moderators' desk only, whatever moderators do about them elsewhere. */

let app: TestApp
let admin: TestPerson
let reporter: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  reporter = await makePerson(app.deps)
})
afterAll(() => app.close())

/** Somebody under 18 with a photo, whom a report names and a moderator has shown. */
async function shownMinor(name: string): Promise<string> {
  const form = { name, age: 13, location: 'Vexbridge', crimeTypes: ['Theft' as const] }
  const photo = [await makePicture()]
  // Of somebody else each time, because one of the actions pauses them.
  const creator = await makePerson(app.deps)
  const { body } = await app.call('POST /criminals', { form: { ...form, photo } }, { as: creator })
  const id = body.criminal._id
  await decide(id, 'show')
  return id
}

const succeeds = async (answer: Promise<{ status: number }>) =>
  expect((await answer).status).toBeLessThan(300)
const decide = (id: string, action: 'show' | 'sendBack' | 'remove') =>
  succeeds(app.call('POST /admin/suspects/:id/decision', { params: { id }, body: { action } }, { as: admin }))
const takeBack = (kind: 'suspect' | 'flag', id: string) =>
  succeeds(app.call('POST /admin/desk/:kind/:id/take-back', { params: { kind, id } }, { as: admin }))
const flag = (id: string) =>
  succeeds(app.call('POST /flags', { body: { kind: 'suspect', id, reason: 'hate' } }, { as: reporter }))
const decideFlag = (id: string, body: { action: 'keep' } | { action: 'remove'; reason: string }) =>
  succeeds(app.call('POST /admin/flags/:kind/:id', { params: { kind: 'suspect', id }, body }, { as: admin }))
const propose = async (id: string): Promise<string> => {
  const edit = { params: { id }, form: { status: 'arrested' as const } }
  await succeeds(app.call('PUT /criminals/:id', edit, { as: reporter }))
  const { body } = await app.call('GET /criminals/:id/revisions', { params: { id } }, { as: admin })
  return body.revisions[0]?._id ?? ''
}
const decideChange = async (id: string, action: 'confirm' | 'refuse') => {
  const revisionId = await propose(id)
  const input = { params: { id, revisionId }, body: { action } }
  await succeeds(app.call('POST /criminals/:id/revisions/:revisionId/decision', input, { as: admin }))
  return revisionId
}
const pause = (id: string) => {
  const until = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const body = { thing: 'suspect' as const, id, reason: 'No more names', until }
  return succeeds(app.call('POST /admin/author-pauses', { body }, { as: admin }))
}

/** What moderators can do about them, by the last action that the log has of it. */
const actions: Record<string, (id: string) => Promise<unknown>> = {
  'suspect.show': async () => {},
  'suspect.edit': (id) =>
    succeeds(app.call('PUT /criminals/:id', { params: { id }, form: { status: 'arrested' } }, { as: admin })),
  'suspect.confirmChange': (id) => decideChange(id, 'confirm'),
  'suspect.refuseChange': (id) => decideChange(id, 'refuse'),
  async 'suspect.revert'(id) {
    const params = { id, revisionId: await decideChange(id, 'confirm') }
    await succeeds(app.call('POST /criminals/:id/revisions/:revisionId/revert', { params }, { as: admin }))
  },
  'suspect.pauseAuthor': pause,
  'suspect.reopen': (id) => takeBack('suspect', id),
  'suspect.remove': (id) => decide(id, 'remove'),
  'suspect.sendBack': (id) => decide(id, 'sendBack'),
  'suspect.delete': (id) => succeeds(app.call('DELETE /criminals/:id', { params: { id } }, { as: admin })),
  async 'flags.ignore'(id) {
    await flag(id)
    await decideFlag(id, { action: 'keep' })
  },
  async 'flags.reopen'(id) {
    await flag(id)
    await decideFlag(id, { action: 'keep' })
    await takeBack('flag', id)
  },
  async 'suspect.delete, flagged'(id) {
    await flag(id)
    await decideFlag(id, { action: 'remove', reason: 'Nobody may know' })
  },
}

/** The desk, and what its decision on a post needs. */
const ofDesk = /^GET \/(admin\/desk|posts\/admin\/review)/

/** The calls in which moderators read the name or the photo of this suspect, except those of the desk. */
async function foundElsewhere(name: string, id: string, post: string, comment: string): Promise<string[]> {
  const { rows } = await app.deps.pool.query<{ name: string }>(
    'select m.name from suspects s join media m on m.id = s.photo_id where s.id = $1',
    [id],
  )
  const about = { suspect: id, post, comment, blog: post, report: post, own: post, queries: [] }
  const found: string[] = []
  for (const [call, input] of adminCallsOf({ ...about, author: reporter.user.id })) {
    if (ofDesk.test(call)) continue
    const { status, body } = await app.call(call, input as never, { as: admin })
    expect(status, call).toBeLessThan(500)
    const answer = JSON.stringify(body)
    if ([name, ...rows.map((photo) => photo.name)].some((each) => answer.includes(each))) found.push(call)
  }
  return found
}

test.each(Object.keys(actions))('of a person under 18 the log never has the name: %s', async (action) => {
  const name = 'Zorhab Quelmi'
  const id = await shownMinor(name)
  await actions[action]?.(id)
  const entries = await auditOf(app.deps, id)
  expect(entries.at(-1)?.action).toBe(action.split(',')[0])
  expect(JSON.stringify(entries)).not.toContain(name)
})

test('of a public person under 18 moderators read the name and the photo at the desk only', async () => {
  const name = 'Tonglab Firku'
  const id = await shownMinor(name)
  const post = await makePost(app.deps, reporter, { criminals: [id] })
  const comment = await makeComment(app.deps, reporter, post)
  await actions['suspect.edit']?.(id)
  await propose(id)
  await pause(id)
  await flag(id)
  expect(await foundElsewhere(name, id, post, comment)).toEqual([])
})

test('an upgrade takes the name out of entries that a release before wrote', async () => {
  const name = 'Plinovar Doskey'
  const id = await shownMinor(name)
  const written = { id: randomUUID(), action: 'flags.ignore', actor_name: 'Admin', at: new Date() } as const
  const detail = JSON.stringify({ name, flagCount: 2 })
  const about = { subject_kind: 'suspect', subject_id: id, detail } as const
  await app.deps.kysely
    .insertInto('audit_log')
    .values({ ...written, ...about })
    .execute()
  await app.deps.pool.query(await readFile('server/src/db/migrations/0100-log-without-minors.sql', 'utf8'))
  const details = (await auditOf(app.deps, id)).map(({ detail }) => detail)
  expect(details).toContainEqual({ name: 'A person under 18', flagCount: 2 })
})
