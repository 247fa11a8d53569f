import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.deps.jobs.stop()
  // In one month 2,000 of 20,000, each of two kinds.
  await app.deps.pool.query(`
    insert into counted_reports
      select gen_random_uuid(), date '2020-01-15' + 31 * (n / 2000), (array['Dhaka', 'Khulna', 'Feni', ''])[1 + n % 4]
      from generate_series(0, 19999) n`)
  await app.deps.pool.query(`
    insert into counted_crimes select post_id, kind from counted_reports, unnest(array['Rape', 'Theft']) kind`)
  await app.deps.pool.query('analyze counted_reports, counted_crimes')
})
afterAll(() => app.close())

interface Step {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}
const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

test('the rows of a month cost what the month has, however many reports there are and however many of them it has', async () => {
  const asks = vi.spyOn(app.deps.pool, 'query')
  const { body } = await app.call('GET /numbers/reports', { query: { month: '2020-01' } })
  expect(body.total).toBe(2_000)
  const asked = (asks.mock.calls as unknown[][])
    .map(([query]) => query as { name?: string; text: string; values: unknown[] })
    .find(({ name }) => name === 'reports_of_month')
  asks.mockRestore()
  const { rows } = await app.deps.pool.query(
    `explain (analyze, timing off, format json) ${asked?.text}`,
    asked?.values,
  )
  const steps = stepsOf(rows[0]['QUERY PLAN'][0].Plan)
  expect(steps.length).toBeGreaterThan(5)
  for (const step of steps) {
    const read = (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']
    expect([step['Node Type'], step['Relation Name'], read <= 15 * 2_000 && read]).toEqual([
      step['Node Type'],
      step['Relation Name'],
      read,
    ])
  }
})
