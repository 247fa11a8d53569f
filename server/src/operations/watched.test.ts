import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    settings: {
      METRICS_TOKEN: 'a-token-of-the-operator',
      GUEST_CACHE_MB: '8',
    },
  })
})
afterAll(() => app.close())

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../../deploy', file), 'utf8')

const alerts = [...read('prometheus/bichar.rules.yml').matchAll(/^ +expr: (.+)$/gm)].map(
  ([, expression]) => expression,
)
const panels = (
  JSON.parse(read('grafana/bichar.json')) as { panels: { targets: { expr: string }[] }[] }
).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

const functions = new Set(['histogram_quantile'])

test.each([
  ['alerts', alerts],
  ['panels', panels],
])('the %s ask for metrics that there are', async (_what, expressions) => {
  const headers = { authorization: 'Bearer a-token-of-the-operator' }
  const told = await (await app.request('/metrics', { headers })).text()
  const names = new Set(
    [...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
  const asked = expressions.flatMap(
    (expression = '') => expression.match(/\b[a-z0-9]+(_[a-z0-9]+)+\b/g) ?? [],
  )
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.filter((name) => !names.has(name) && !functions.has(name))).toEqual([])
})

test('docs/operate/monitor.md says what to do about each alert, and about no other', () => {
  const names = [...read('prometheus/bichar.rules.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const told = [...read('../docs/operate/monitor.md').matchAll(/^\| `(Bichar\w+)`/gm)].map(([, name]) => name)
  expect(told).toEqual(names)
})
