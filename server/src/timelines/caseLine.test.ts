import type { Post } from '@bichar/contract/posts.ts'
import { type CaseStep, caseSteps, entryOrigins, inOrder } from '@bichar/contract/rules/caseSteps.ts'
import type { Timeline } from '@bichar/contract/timelines.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilOneWaits } from '../test/locks.ts'
import { makePost, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

const nothing: Post['caseLine'] = { steps: [], updates: 0 }

/** The case line as a guest gets it. */
const lineOf = async (id: string) => (await app.call('GET /posts/:id', { params: { id } })).body.post.caseLine

const toggle = (id: string, action: 'approve' | 'unapprove') =>
  app.call('PATCH /timelines/:id/toggle', { params: { id }, body: { action } }, { as: admin })

const listed = async (postId: string, as?: TestPerson) =>
  (await app.call('GET /timelines/post/:postId/approved', { params: { postId } }, { as })).body.timelines

const step = (step: CaseStep, date: string, origin: Timeline['origin'] = '') => ({ step, date, origin })

describe('the case line of a report', () => {
  test('has nothing before an entry is let through, and shows it at once, to guests and in every list', async () => {
    const id = await makePost(app.deps, author)
    const entry = await makeTimeline(app.deps, author, id, {
      ...step('arrested', '2026-11-13', 'police'),
      approved: false,
    })
    expect(await lineOf(id)).toEqual(nothing)
    await toggle(entry, 'approve')
    const line = { steps: [step('arrested', '2026-11-13', 'police')], updates: 1 }
    expect(await lineOf(id)).toEqual(line)
    for (const as of [undefined, author, admin]) {
      const { posts } = (await app.call('GET /posts', { query: { limit: 100 } }, { as })).body
      expect(posts.find(({ _id }) => _id === id)?.caseLine).toEqual(line)
    }
    await toggle(entry, 'unapprove')
    expect(await lineOf(id)).toEqual(nothing)
  })

  test('has the latest of each step by their days, and counts what is no step', async () => {
    const id = await makePost(app.deps, author)
    const told = [
      step('court', '2026-11-20', 'newspaper'),
      step('court', '2026-12-04', 'court'),
      step('filed', '2026-11-12'),
      step('arrested', '2026-11-12'),
    ]
    for (const entry of told) await makeTimeline(app.deps, author, id, entry)
    await makeTimeline(app.deps, author, id, { date: '2026-12-05' })
    expect(await lineOf(id)).toEqual({
      steps: [
        step('filed', '2026-11-12'),
        step('arrested', '2026-11-12'),
        step('court', '2026-12-04', 'court'),
      ],
      updates: 5,
    })
  })

  test('of an anonymous report has days alone, and nobody who told them', async () => {
    const id = await makePost(app.deps, author, { isAnonymous: true })
    await makeTimeline(app.deps, author, id, step('filed', '2026-11-12', 'witness'))
    const line = await lineOf(id)
    expect(line).toEqual({ steps: [step('filed', '2026-11-12', 'witness')], updates: 1 })
    expect((await listed(id))[0]).toMatchObject({
      createdBy: null,
      ...step('filed', '2026-11-12', 'witness'),
    })
  })

  test('follows what a hand in the database changes', async () => {
    const id = await makePost(app.deps, author)
    const entry = await makeTimeline(app.deps, author, id, step('filed', '2026-11-12'))
    await app.deps.pool.query("update timelines set step = 'closed' where id = $1", [entry])
    expect((await lineOf(id)).steps).toEqual([step('closed', '2026-11-12')])
    await app.deps.pool.query('delete from timelines where id = $1', [entry])
    expect(await lineOf(id)).toEqual(nothing)
  })

  test('has both of two entries that are let through at the same time', async () => {
    const id = await makePost(app.deps, author)
    const [one = '', other = ''] = [
      await makeTimeline(app.deps, author, id, { ...step('filed', '2026-11-12'), approved: false }),
      await makeTimeline(app.deps, author, id, { ...step('arrested', '2026-11-13'), approved: false }),
    ]
    const approve = (entry: string) => sql`update timelines set is_approved = true where id = ${entry}`
    const { asked } = await app.deps.kysely.transaction().execute(async (tx) => {
      await approve(one).execute(tx)
      const asked = approve(other).execute(app.deps.kysely)
      await untilOneWaits(app.deps)
      return { asked }
    })
    await asked
    expect(await lineOf(id)).toEqual({
      steps: [step('filed', '2026-11-12'), step('arrested', '2026-11-13')],
      updates: 2,
    })
  })
})

test.each([
  ['step', 'escaped'],
  ['step', 7],
  ['origin', 'rumour'],
])('an entry is refused with a %s that is none: %j', async (field, value) => {
  const form = { title: 'T', date: '2026-11-12', [field]: value }
  const params = { postId: await makePost(app.deps, author) }
  const { status, body } = await app.call('POST /timelines/post/:postId', { params, form }, { as: author })
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: 'unknown_value', errors: { [field]: expect.any(String) } },
  })
})

/** The expected case line, computed from the entries that everybody can read. */
function lineFrom(entries: readonly Timeline[]): Post['caseLine'] {
  const latestFirst = entries.flatMap(({ step, date, origin }) => (step ? [{ step, date, origin }] : []))
  const latest = latestFirst.filter(
    (one, place) => latestFirst.findIndex(({ step }) => step === one.step) === place,
  )
  return { steps: inOrder(latest), updates: entries.length }
}

const days = ['2026-11-10', '2026-11-11', '2026-11-12']
const actions = fc.array(
  fc.record({
    action: fc.constantFrom('add', 'add', 'approve', 'approve', 'unapprove', 'delete', 'reject'),
    entry: fc.nat(9),
    form: fc.record({
      step: fc.constantFrom(...caseSteps, '' as const),
      origin: fc.constantFrom(...entryOrigins, '' as const),
      date: fc.constantFrom(...days),
    }),
  }),
  { minLength: 8, maxLength: 20 },
)

test('the line is that of the approved entries after everything that is done to them', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (taken) => {
      const postId = await makePost(app.deps, author)
      const made: string[] = []
      for (const { action, entry, form } of taken) {
        const id = made[entry % made.length] ?? ''
        if (action === 'add')
          made.push(await makeTimeline(app.deps, author, postId, { ...form, approved: entry > 4 }))
        else if (made.length === 0) continue
        else if (action === 'delete')
          await app.call(
            'DELETE /timelines/post/:postId/:timelineId',
            { params: { postId, timelineId: id }, body: {} },
            { as: admin },
          )
        else if (action === 'reject')
          await app.deps.pool.query('delete from timelines where id = $1 and not is_approved', [id])
        else await toggle(id, action === 'approve' ? 'approve' : 'unapprove')
        expect(await lineOf(postId), action).toEqual(lineFrom(await listed(postId)))
      }
    }),
    { numRuns: 8 },
  )
})
