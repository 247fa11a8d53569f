import { caseSteps } from '@bichar/contract/rules/caseSteps.ts'
import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { reportsPerDownload } from '@bichar/contract/rules/numbers.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'

const month = '2020-01'
const count = 2 * reportsPerDownload + 1

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.deps.jobs.stop()
  // Each report is of other kinds, those of the bits of its number, so that no two rows are the same.
  await app.deps.pool.query(
    `with made as (
      insert into counted_reports
        select gen_random_uuid(), date '2020-01-01' + n % 31, 'Dhaka' from generate_series(1, ${count}) n
        returning post_id
    ), numbered as (select post_id, row_number() over () as n from made)
    insert into counted_crimes select post_id, kind from numbered, unnest($1::text[]) with ordinality k (kind, bit)
      where n & (1 << (bit - 1)::integer) <> 0`,
    [crimeTypes],
  )
})
afterAll(() => app.close())

const asJson = async (page: number) => {
  const { body } = await app.call('GET /numbers/reports', { query: { month, page } })
  return body.reports.map(({ kinds, ...report }) => ({ ...report, kinds: kinds.join('; ') }))
}

const asCsv = async (page: number) => {
  const response = await app.request(`/numbers/reports.csv?month=${month}&page=${page}`)
  return parse<Record<string, string>>(await response.text(), {
    columns: ['month', 'kinds', ...caseSteps, 'licence'],
    from: 2,
  })
}

test('a page of the rows of a month is the same in each format, and all pages have each row once', async () => {
  const rows: string[] = []
  for (const page of [1, 2, 3]) {
    const [json, csv] = [await asJson(page), await asCsv(page)]
    expect(csv.map(({ licence: _licence, ...row }) => row)).toEqual(json)
    rows.push(...json.map(({ kinds }) => kinds))
  }
  expect([rows.length, new Set(rows).size]).toEqual([count, count])
})
