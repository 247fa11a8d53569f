import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilOneWaits } from '../test/locks.ts'
import { makePost, makeSuspect } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  // Stops the jobs, such as the one that computes the sounds of new words, so that nothing else waits for a lock.
  await app.deps.jobs.stop()
})
afterAll(() => app.close())

const counted = async () => {
  const { stats } = (await app.call('GET /stats/crimes', {})).body
  return Object.fromEntries(Object.entries(stats).filter(([, posts]) => posts !== 0))
}

/** The same counts, computed from the posts themselves. */
async function recounted(): Promise<Record<string, number>> {
  const { rows } = await app.deps.pool.query<{ type: string; posts: number }>(`
    select type, count(distinct post_id)::integer as posts from (
      select post_id, unnest(crime_types) as type, is_allowed
      from posts join post_suspects on post_id = posts.id join suspects on suspects.id = suspect_id
      union select id, unnest(kinds), is_allowed from posts
    ) counted where is_allowed group by type`)
  return Object.fromEntries(rows.map(({ type, posts }) => [type, posts]))
}

/** The things that actions work on; some of them may have been deleted. */
interface World {
  authors: TestPerson[]
  suspects: string[]
  posts: string[]
}

/** Selects things by numbers that wrap around at the end of a list. */
interface Choice {
  one: number
  others: number[]
  types: CrimeType[]
}

const at = <Item>(list: readonly Item[], number: number): Item => list[number % list.length] as Item

const decide =
  (action: 'approve' | 'disapprove') =>
  ({ posts }: World, { one }: Choice) =>
    app.call(
      'POST /posts/admin/toggle-approval/:id',
      { params: { id: at(posts, one) }, body: { action } },
      { as: admin },
    )

/** A report with or without suspects, and with kinds of its own. */
const formOf = ({ suspects }: World, { one, others, types }: Choice) => ({
  title: 'T',
  desc: 'D',
  criminals: one % 3 === 0 ? [] : others.map((number) => at(suspects, number)),
  kinds: types.slice(0, 3),
})

/** Each action may be refused, for example because an earlier one has made it impossible; a refused one changes nothing. */
const actions: Record<string, (world: World, choice: Choice) => Promise<unknown>> = {
  async report(world, { one, others, types }) {
    const form = formOf(world, { one, others, types })
    const { status, body } = await app.call('POST /posts', { form }, { as: at(world.authors, one) })
    if (status !== 201) return
    world.posts.push(body.post._id)
    await decide('approve')({ ...world, posts: [body.post._id] }, { one, others, types: [] })
  },
  approve: decide('approve'),
  disapprove: decide('disapprove'),
  edit: (world, choice) => {
    const params = { id: at(world.posts, choice.one) }
    return app.call('PUT /posts/:id', { params, form: formOf(world, choice) }, { as: admin })
  },
  delete: ({ posts }, { one }) =>
    app.call('DELETE /posts/:id', { params: { id: at(posts, one) } }, { as: admin }),
  async 'take down what was reported'({ posts }, { one }) {
    const params = { id: at(posts, one) }
    await app.call('POST /posts/:id/report', { params, body: { reason: 'R' } }, { as: admin })
    await app.call('POST /admin/reported-posts/:id', { params, body: { action: 'delete' } }, { as: admin })
  },
  'say other crimes': ({ suspects }, { one, types }) =>
    app.call(
      'PUT /criminals/:id',
      { params: { id: at(suspects, one) }, form: { crimeTypes: types } },
      { as: admin },
    ),
  'add a crime': ({ suspects }, { one, types: [crimeType = 'Theft'] }) =>
    app.call(
      'POST /criminals/:id/crime-types',
      { params: { id: at(suspects, one) }, body: { crimeType } },
      { as: admin },
    ),
  async revert({ suspects }, { one }) {
    const id = at(suspects, one)
    const { body } = await app.call('GET /criminals/:id/revisions', { params: { id } }, { as: admin })
    const revisionId = body.revisions?.[0]?._id
    const params = { id, revisionId: revisionId ?? id }
    await app.call('POST /criminals/:id/revisions/:revisionId/revert', { params }, { as: admin })
  },
  'delete a suspect': ({ suspects }, { one }) =>
    app.call('DELETE /criminals/:id', { params: { id: at(suspects, one) } }, { as: admin }),
  async leave(world, { one }) {
    const body = { password: everybodysPassword, writing: one % 2 === 0 ? 'delete' : 'keep' } as const
    const leaver = world.authors.splice(one % world.authors.length, 1, await makePerson(app.deps))[0]
    await app.call('DELETE /users/profile', { body }, { as: leaver as TestPerson })
  },
}

const fewTypes = crimeTypes.slice(0, 4)
const steps = fc.array(
  fc.tuple(
    fc.constantFrom(...Object.keys(actions)),
    fc.record({
      one: fc.nat(11),
      others: fc.array(fc.nat(11), { minLength: 1, maxLength: 3 }),
      types: fc.uniqueArray(fc.constantFrom(...fewTypes), { minLength: 1 }),
    }),
  ),
  { minLength: 10, maxLength: 25 },
)

async function makeWorld(): Promise<World> {
  const authors = [await makePerson(app.deps), await makePerson(app.deps)]
  const suspects = await Promise.all(
    fewTypes.map((type) => makeSuspect(app.deps, at(authors, 0), { crime_types: [type] })),
  )
  const world: World = { authors, suspects, posts: [] }
  for (const one of [0, 1, 2, 4]) await actions.report?.(world, { one, others: [one, one + 1], types: [] })
  return world
}

/** Runs a step, which may be refused but must not cause an internal error. */
const take = async (world: World, [name, choice]: [string, Choice]) => {
  const answer = await actions[name]?.(world, choice)
  if (answer) expect((answer as { status: number }).status).toBeLessThan(500)
}

test('the counts are those of the public posts after every step', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = await makeWorld()
      for (const step of taken) {
        await take(world, step)
        expect(await counted(), step[0]).toEqual(await recounted())
      }
    }),
    { numRuns: 6 },
  )
})

test('and when several are taken at once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = await makeWorld()
      for (let from = 0; from < taken.length; from += 5) {
        await Promise.all(taken.slice(from, from + 5).map((step) => take(world, step)))
        expect(await counted()).toEqual(await recounted())
      }
    }),
    { numRuns: 6 },
  )
})

test('two suspects of one post that lose the same crime at once take it from the count', async () => {
  const wishes = { crime_types: ['Kidnapping' as const, 'Theft' as const] }
  const author = await makePerson(app.deps)
  const [first, second] = [
    await makeSuspect(app.deps, author, wishes),
    await makeSuspect(app.deps, author, wishes),
  ]
  await makePost(app.deps, author, { criminals: [first, second] })
  const before = (await counted()).Kidnapping ?? 0
  // The first change has been counted but not committed: the second transaction does not see it yet.
  const answer = await app.deps.kysely.transaction().execute(async (tx) => {
    await sql`update suspects set crime_types = array['Theft'] where id = ${first}`.execute(tx)
    await sql`set constraints all immediate`.execute(tx)
    const input = { params: { id: second }, form: { crimeTypes: ['Theft'] } }
    const asked = app.call('PUT /criminals/:id', input, { as: admin })
    await untilOneWaits(app.deps)
    return { asked }
  })
  expect((await answer.asked).status).toBe(200)
  expect((await counted()).Kidnapping ?? 0).toBe(before - 1)
})
