import { caseSteps } from '@bichar/contract/rules/caseSteps.ts'
import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilOneWaits } from '../test/locks.ts'
import { makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
let author: TestPerson
let suspect: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  author = await makePerson(app.deps)
  suspect = await makeSuspect(app.deps, author, { location: 'Khulna', crime_types: ['Theft'] })
  await app.deps.jobs.stop()
})
afterAll(() => app.close())

type Counted = Record<string, number>

const kept = async (): Promise<Counted> => {
  const { rows } = await app.deps.pool.query<{ what: string; value: string; reports: number }>(
    'select what, value, reports from report_counts where reports <> 0',
  )
  return Object.fromEntries(rows.map(({ what, value, reports }) => [`${what} ${value}`, reports]))
}

/** The same counts, computed from the posts, their entries and the search index. */
async function recounted(): Promise<Counted> {
  const { rows } = await app.deps.pool.query<{ id: string; day: string; steps: Counted; district: string }>(`
    select p.id, to_char(p.created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day,
      (select coalesce(jsonb_object_agg(step, days), '{}') from (
        select step, min(happened_on::date - (p.created_at at time zone 'Asia/Dhaka')::date) as days
        from timelines t where t.post_id = p.id and is_approved and step <> '' group by step) each) as steps,
      case when p.location in ('Savar, Dhaka', 'Khulna') then split_part(p.location, ' ', -1)
        when p.location = '' and exists (select from post_suspects where post_id = p.id) then 'Khulna' else '' end as district
    from posts p where p.is_allowed`)
  const counted: Counted = {}
  const count = (name: string) => {
    counted[name] = (counted[name] ?? 0) + 1
  }
  for (const { day, steps, district } of rows) {
    count(`month ${day.slice(0, 7)}`)
    count(`district ${district}`)
    for (const [step, days] of Object.entries(steps)) {
      count(`step ${step}`)
      if (days >= 0) count(`${step} ${days}`)
    }
  }
  return counted
}

interface World {
  posts: string[]
  entries: string[]
}

interface Choice {
  one: number
  location: string
  step: (typeof caseSteps)[number] | ''
  date: string
  kinds: CrimeType[]
}

const at = (list: readonly string[], number: number) => list[number % list.length] ?? suspect

const formOf = ({ one, location, kinds }: Choice) => ({
  ...{ title: 'T', desc: 'D', location, kinds, criminals: one % 2 === 0 ? [suspect] : [] },
})

const decide = (id: string, action: 'approve' | 'disapprove') =>
  app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body: { action } }, { as: admin })

const entryOf = ({ step, date }: Choice) => ({ title: 'E', date, step, origin: '' as const })

/** Each action may be refused; a refused one changes nothing. */
const actions: Record<string, (world: World, choice: Choice) => Promise<unknown>> = {
  async report({ posts }, choice) {
    const form = { ...formOf(choice), isAnonymous: choice.one % 3 === 0 }
    const { body } = await app.call('POST /posts', { form }, { as: author })
    posts.push(body.post._id)
    return decide(body.post._id, 'approve')
  },
  approve: ({ posts }, { one }) => decide(at(posts, one), 'approve'),
  disapprove: ({ posts }, { one }) => decide(at(posts, one), 'disapprove'),
  async edit({ posts }, choice) {
    const id = at(posts, choice.one)
    await app.call('PUT /posts/:id', { params: { id }, form: formOf(choice) }, { as: author })
    return decide(id, 'approve')
  },
  delete: ({ posts }, { one }) =>
    app.call('DELETE /posts/:id', { params: { id: at(posts, one) } }, { as: admin }),
  async 'add an entry'({ posts, entries }, choice) {
    const params = { postId: at(posts, choice.one) }
    const { body } = await app.call(
      'POST /timelines/post/:postId',
      { params, form: entryOf(choice) },
      { as: admin },
    )
    if (body.timeline) entries.push(body.timeline._id)
  },
  'let an entry through or not': ({ entries }, { one }) =>
    app.call('PATCH /timelines/:id/toggle', { params: { id: at(entries, one) }, body: {} }, { as: admin }),
  'change an entry by hand': ({ entries }, { one, step, date }) =>
    sql`update timelines set step = ${step}, happened_on = ${date} where id = ${at(entries, one)}`.execute(
      app.deps.kysely,
    ),
  async 'delete an entry'({ posts, entries }, { one }) {
    const timelineId = at(entries, one)
    for (const postId of posts)
      await app.call(
        'DELETE /timelines/post/:postId/:timelineId',
        { params: { postId, timelineId } },
        { as: admin },
      )
  },
  'change the day by hand': ({ posts }, { one, date }) =>
    sql`update posts set created_at = ${`${date}T00:00:00+06:00`} where id = ${at(posts, one)}`.execute(
      app.deps.kysely,
    ),
  'delete by hand': ({ posts }, { one }) =>
    sql`delete from posts where id = ${at(posts, one)}`.execute(app.deps.kysely),
}

const steps = fc.array(
  fc.tuple(
    fc.constantFrom(...Object.keys(actions)),
    fc.record({
      one: fc.nat(11),
      location: fc.constantFrom('', 'Savar, Dhaka', 'Khulna', 'Khulna and Sylhet', 'somewhere'),
      step: fc.constantFrom('' as const, ...caseSteps),
      date: fc.constantFrom('2026-01-31', '2026-02-01', '2026-11-10', '2025-12-31'),
      kinds: fc.uniqueArray(fc.constantFrom(...crimeTypes), { maxLength: 3 }),
    }),
  ),
  { minLength: 12, maxLength: 30 },
)

const begin = async (): Promise<World> => {
  const world: World = { posts: [], entries: [] }
  for (const [one, location] of [
    [1, 'Savar, Dhaka'],
    [2, ''],
    [3, 'Khulna'],
  ] as const) {
    const choice: Choice = { one, location, step: 'filed', date: '2026-11-20', kinds: ['Fraud'] }
    await actions.report?.(world, choice)
    await actions['add an entry']?.(world, choice)
    await actions['let an entry through or not']?.(world, choice)
  }
  return world
}

const take = async (world: World, [name, choice]: [string, Choice]) => {
  const answer = await actions[name]?.(world, choice)
  if (answer && typeof answer === 'object' && 'status' in answer) expect(answer.status).toBeLessThan(500)
}

test('what is kept is what the public posts and their entries say, after every step', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = await begin()
      for (const step of taken) {
        await take(world, step)
        expect(await kept(), step[0]).toEqual(await recounted())
      }
    }),
    { numRuns: 6 },
  )
})

test('and when several are taken at once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = await begin()
      for (let from = 0; from < taken.length; from += 5) {
        await Promise.all(taken.slice(from, from + 5).map((step) => take(world, step)))
        expect(await kept()).toEqual(await recounted())
      }
    }),
    { numRuns: 6 },
  )
})

test('who counts waits for whoever is counting, before anything of it is in their hands', async () => {
  const ids = [
    await makePost(app.deps, author),
    await makePost(app.deps, author, { location: 'Khulna' }),
  ] as const
  await sql`update posts set created_at = '2026-01-15T00:00:00+06:00' where id = ${ids[1]}`.execute(
    app.deps.kysely,
  )
  const wishes = { step: 'court', date: '2026-11-20', approved: false } as const
  const waiting = await makeTimeline(app.deps, author, ids[0], wishes)
  const other = await makeTimeline(app.deps, author, ids[1], { ...wishes, step: 'verdict' })
  const before = await kept()
  // The first approval has been counted but not committed. The counts of the other report are in other rows, so the
  // second approval can only wait for the lock of counting itself.
  const answer = await app.deps.kysely.transaction().execute(async (tx) => {
    await sql`update timelines set is_approved = true where id = ${waiting}`.execute(tx)
    await sql`set constraints all immediate`.execute(tx)
    const input = { params: { id: other }, body: { action: 'approve' as const } }
    const asked = app.call('PATCH /timelines/:id/toggle', input, { as: admin })
    await untilOneWaits(app.deps)
    return { asked }
  })
  expect((await answer.asked).status).toBe(200)
  const after = await kept()
  for (const step of ['step court', 'step verdict']) expect(after[step]).toBe((before[step] ?? 0) + 1)
})
