import pg, { type QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { stepsOfStatement } from '../test/plans.ts'

const many = 5_000
const few = 20

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  await app.deps.jobs.stop()
  person = await makePerson(app.deps)
  const other = await makePerson(app.deps)
  const post = await makePost(app.deps, other)
  for (const [{ user }, count] of [[other, many] as const, [person, few] as const]) {
    await app.deps.pool.query(
      `insert into comments (id, post_id, user_id, text, is_anonymous, created_at)
        select gen_random_uuid(), $1, $2, 'x', false, now() from generate_series(1, $3::integer)`,
      [post, user.id, count],
    )
  }
  await app.deps.pool.query('analyze comments')
})
afterAll(() => app.close())

async function expectFewComments(statement: Pick<QueryConfig, 'text' | 'values'>): Promise<void> {
  const steps = await stepsOfStatement(app.deps.pool, statement)
  const read = steps.filter(({ table }) => table === 'comments')
  expect(read.length).toBeGreaterThan(0)
  for (const { type, rows } of read) expect([type, rows <= few && rows]).toEqual([type, rows])
}

test("a moderator's look at a person reads no comments of others", async () => {
  const admin = await makePerson(app.deps, { role: 'admin' })
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  const params = { id: person.user.id }
  const { body } = await app.call('GET /admin/users/:id', { params }, { as: admin })
  const sent = queries.mock.calls as unknown as [string | QueryConfig, unknown[]?][]
  queries.mockRestore()
  expect(body.person.totals.comments).toBe(few)
  const statements = sent
    .map(([query, values]) => (typeof query === 'string' ? { text: query, values } : query))
    .filter(({ text }) => text.includes('from comments where user_id'))
  expect(statements.length).toBeGreaterThan(1)
  for (const statement of statements) await expectFewComments(statement)
})

test('nor does the deletion of an account, which asks for all that name the person', async () => {
  const text = 'select from only comments where user_id = $1 for key share'
  await expectFewComments({ text, values: [person.user.id] })
})
