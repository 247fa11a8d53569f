import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from '../core/refusal.ts'
import { decidePost } from '../moderation/moderation.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { actorOf, makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
  await app.deps.jobs.stop()
})
afterAll(() => app.close())

/** Compares the counts that the triggers keep with the same counts computed from the search tables. */
const compared = `
  with places as (
    select s.*, substr(lexeme, 4) as place from search_posts s, unnest(words) where lexeme like '#d:%' or lexeme like '#u:%'
  ), made as (
    select place, kind, day::date, count(*)::integer
    from places, unnest(array_prepend('', categories)) kind, unnest(array['-infinity', happened_on]) day
    where place !~ '/' or (kind = '' and day = '-infinity') group by 1, 2, 3
    union all select post.id::text, place, null, 0 from places post
    union all select place, 'suspects', null, count(*)::integer from (
      select substr(lexeme, 4) as place from search_suspects, unnest(words) where lexeme like '#d:%' or lexeme like '#u:%') s
      group by place
  ), kept as (
    select place, kind, day, posts from place_counts where posts <> 0
    union all select p.post_id::text, p.place, null, 0 from place_posts p join search_posts using (sort_key)
    union all select place, 'suspects', null, suspects from place_suspects where suspects <> 0
  )
  select (select count(*)::integer from kept) as kept,
    array(select m::text from (table made except all table kept) m) as missing,
    array(select k::text from (table kept except all table made) k) as wrong`

async function expectRight(after: string) {
  const { rows } = await app.deps.pool.query(compared)
  expect(rows[0], after).toEqual({ kept: expect.any(Number), missing: [], wrong: [] })
  return rows[0].kept as number
}

const locations = ['Rupsa, Khulna', 'সাভার, ঢাকা', 'Khulna to Dhaka', 'Nowhere', '', "Ramu, Cox's Bazar"]
const days = ['', '2026-01-31', '2025-12-01T10:30', '2024-02-29']
interface World {
  posts: string[]
  suspects: string[]
}
interface Choice {
  one: number
  location: string
  incidentAt: string
  kind: (typeof crimeTypes)[number]
}
const at = <Item>(list: readonly Item[], number: number): Item => list[number % list.length] as Item

const actions: Record<string, (world: World, choice: Choice) => Promise<unknown>> = {
  async report({ posts, suspects }, { one, location, incidentAt, kind }) {
    const criminals = one % 2 === 0 ? [at(suspects, one)] : []
    const report = { location, incidentAt, kinds: [kind], criminals, review: 'waiting' as const }
    const id = await unlessRefused(makePost(app.deps, author, report))
    if (!id) return
    posts.push(id)
    await decide(id, 'approve')
  },
  edit: ({ posts }, { one, location, incidentAt, kind }) =>
    app.call(
      'PUT /posts/:id',
      {
        params: { id: at(posts, one) },
        form: { title: 'T', desc: 'D', location, incidentAt, kinds: [kind] },
      },
      { as: admin },
    ),
  'by a hand in the database': ({ posts }, { one, incidentAt }) =>
    app.deps.pool.query('update posts set incident_at = $2 where id = $1', [at(posts, one), incidentAt]),
  approve: ({ posts }, { one }) => decide(at(posts, one), 'approve'),
  disapprove: ({ posts }, { one }) => decide(at(posts, one), 'disapprove'),
  delete: ({ posts }, { one }) =>
    app.call('DELETE /posts/:id', { params: { id: at(posts, one) } }, { as: admin }),
  async suspect({ suspects }, { location }) {
    suspects.push(await makeSuspect(app.deps, author, { location }))
  },
  'move a suspect': ({ suspects }, { one, location, kind }) =>
    app.call(
      'PUT /criminals/:id',
      { params: { id: at(suspects, one) }, form: { location, crimeTypes: [kind] } },
      { as: admin },
    ),
  'delete a suspect': ({ suspects }, { one }) =>
    app.call('DELETE /criminals/:id', { params: { id: at(suspects, one) } }, { as: admin }),
}

/** Ignores the refusal when another step has already decided on the thing or deleted it. */
const unlessRefused = <Result>(doing: Promise<Result>) =>
  doing.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return undefined
  })

const decide = (id: string, action: 'approve' | 'disapprove') =>
  unlessRefused(decidePost(app.deps, actorOf(admin), id, { action, reason: '' }))

const steps = fc.array(
  fc.tuple(
    fc.constantFrom(...Object.keys(actions)),
    fc.record({
      one: fc.nat(11),
      location: fc.constantFrom(...locations),
      incidentAt: fc.constantFrom(...days),
      kind: fc.constantFrom(...crimeTypes.slice(0, 3)),
    }),
  ),
  { minLength: 10, maxLength: 18 },
)

async function makeWorld(): Promise<World> {
  const world: World = { posts: [], suspects: [] }
  const choice = { incidentAt: '2026-01-31', kind: 'Theft' as const }
  for (const [one, location] of locations.entries()) {
    await actions.suspect?.(world, { ...choice, one, location })
    await actions.report?.(world, { ...choice, one, location })
  }
  return world
}

test('what is counted of each place is what is public, after every step', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = await makeWorld()
      for (const [name, choice] of taken) {
        await actions[name]?.(world, choice)
        expect(await expectRight(name)).toBeGreaterThan(0)
      }
    }),
    { numRuns: 3 },
  )
})

test('and when several are taken at once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = await makeWorld()
      for (let from = 0; from < taken.length; from += 6) {
        await Promise.all(taken.slice(from, from + 6).map(([name, choice]) => actions[name]?.(world, choice)))
        await expectRight('several')
      }
    }),
    { numRuns: 3 },
  )
})
