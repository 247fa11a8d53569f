import { readyReason } from '@bichar/contract/rules/readyReasons.ts'
import type { WaitingKind } from '@bichar/contract/rules/waiting.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '../authorship/days.ts'
import { transact } from '../db/transaction.ts'
import { raiseFlag } from '../flags/store.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeComment, makePost, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

const hour = 60 * 60 * 1000

let app: TestApp
let admin: TestPerson
let person: TestPerson
let postId: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  person = await makePerson(app.deps)
  postId = await makePost(app.deps, person)
})
afterAll(() => app.close())

const figures = async () => (await app.call('GET /admin/figures', {}, { as: admin })).body.figures
const ofKind = async (kind: WaitingKind) => (await figures()).kinds.find((each) => each.kind === kind)
const flag = async (kind: 'post' | 'comment', id: string) =>
  app.call('POST /flags', { body: { kind, id, reason: 'hate' } }, { as: await makePerson(app.deps) })
const decide = (
  kind: 'post' | 'comment',
  id: string,
  body: { action: 'keep' | 'takeDown'; reason?: string },
) => app.call('POST /admin/flags/:kind/:id', { params: { kind, id }, body }, { as: admin })
const raised = async () => {
  const id = await makeComment(app.deps, person, postId)
  await transact(app.deps.kysely, (tx) =>
    raiseFlag(tx, { kind: 'comment', id }, { reason: 'link', isAnonymous: false }),
  )
  return id
}
const cameBefore = (table: 'timelines' | 'flags' | 'support_requests', hours: number) =>
  sql`update ${sql.table(table)} set created_at = now() - make_interval(hours => ${hours})`.execute(
    app.deps.kysely,
  )

test('a post that is taken down has been sent back, and what Bichar alone flagged is not measured', async () => {
  const id = await makePost(app.deps, person)
  await flag('post', id)
  const reason = readyReason('privateDetails', 'bn')
  expect((await decide('post', id, { action: 'takeDown', reason })).status).toBe(200)
  expect(await ofKind('flag')).toMatchObject({ decided: 1, sentBack: 1, median: expect.any(Number) })
  expect((await figures()).reasons).toEqual([{ reason: 'privateDetails', count: 1 }])
  const marked = await raised()
  expect((await decide('comment', marked, { action: 'keep' })).status).toBe(200)
  expect(await ofKind('flag')).toMatchObject({ decided: 2, sentBack: 1 })
  const { rows } = await app.deps.pool.query('select waited_seconds from audit_log where subject_id = $1', [
    marked,
  ])
  expect(rows).toEqual([{ waited_seconds: null }])
})

test('however many flags something has, it waits once', async () => {
  const id = await makeComment(app.deps, person, postId)
  await flag('comment', id)
  await flag('comment', id)
  expect((await ofKind('flag'))?.waiting).toBe(1)
  await decide('comment', id, { action: 'keep' })
  expect((await ofKind('flag'))?.waiting).toBe(0)
})

test('entries, flags and requests for support are late after a day, and of what only the day is known after two', async () => {
  await makeTimeline(app.deps, person, postId, { approved: false })
  await makeTimeline(app.deps, person, await makePost(app.deps, person, { isAnonymous: true }), {
    approved: false,
  })
  const form = { name: 'Rahima', phone: '01712345678', desc: 'x' }
  await app.call('POST /support', { form }, { as: person })
  await flag('comment', await makeComment(app.deps, person, postId))
  await raised()
  const tables = { timeline: 'timelines', flag: 'flags', support: 'support_requests' } as const
  for (const [kind, table] of Object.entries(tables) as [keyof typeof tables, (typeof tables)['flag']][]) {
    const late = async (hours: number) => {
      await cameBefore(table, hours)
      return (await ofKind(kind))?.late
    }
    const all = kind === 'support' ? 1 : 2
    expect([await late(23), await late(25), await late(49)], kind).toEqual([0, 1, all])
  }
})

test('a decision counts on its day in Bangladesh, and for fourteen days', async () => {
  const today = dayOf(new Date()).getTime()
  const counts = async () => (await figures()).days.map(({ decided }) => decided)
  /** Returns the indexes of the shown days that count a decision made at this time. */
  const countedOn = async (at: number) => {
    const before = await counts()
    await sql`
      insert into audit_log (id, actor_id, actor_name, action, subject_kind, subject_id, detail, at, decided, was_sent_back)
      values (gen_random_uuid(), ${admin.user.id}, 'x', 'post.approve', 'post', gen_random_uuid(), '{}', ${new Date(at)},
        'post', false)`.execute(app.deps.kysely)
    return (await counts()).flatMap((decided, day) => (decided === before[day] ? [] : [day]))
  }
  expect(await countedOn(today)).toEqual([13])
  expect(await countedOn(today - 1)).toEqual([12])
  expect(await countedOn(today - 24 * hour)).toEqual([12])
  expect(await countedOn(today - 13 * 24 * hour)).toEqual([0])
  const decided = (await ofKind('post'))?.decided
  expect(await countedOn(today - 13 * 24 * hour - 1)).toEqual([])
  expect((await ofKind('post'))?.decided).toBe(decided)
})
