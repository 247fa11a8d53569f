import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { stepsAsked } from '../test/plans.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.deps.jobs.stop()
  // 2,000 reports in each of ten months, each of two kinds.
  await app.deps.pool.query(`
    insert into counted_reports
      select gen_random_uuid(), date '2020-01-15' + 31 * (n / 2000), (array['Dhaka', 'Khulna', 'Feni', ''])[1 + n % 4]
      from generate_series(0, 19999) n`)
  await app.deps.pool.query(`
    insert into counted_crimes select post_id, kind from counted_reports, unnest(array['Rape', 'Theft']) kind`)
  await app.deps.pool.query('analyze counted_reports, counted_crimes')
})
afterAll(() => app.close())

test('the rows of a month cost what the month has, however many reports there are and however many of them it has', async () => {
  const steps = await stepsAsked(
    app.deps.pool,
    ({ name }) => name === 'reports_of_month',
    async () => {
      const { body } = await app.call('GET /numbers/reports', { query: { month: '2020-01' } })
      expect(body.total).toBe(2_000)
    },
  )
  expect(steps.length).toBeGreaterThan(5)
  for (const { type, table, rows } of steps)
    expect([type, table, rows <= 15 * 2_000 && rows]).toEqual([type, table, rows])
})
