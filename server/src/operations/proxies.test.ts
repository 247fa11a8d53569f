import { expect, test } from 'vitest'
import { startTestApp } from '../test/app.ts'

const forwarded = { headers: { 'x-forwarded-for': '203.0.113.7' } }

test.each([
  ['0', 1],
  ['1', 0],
])('with TRUSTED_PROXIES=%s, who comes through a proxy is warned of %i times', async (proxies, times) => {
  const app = await startTestApp({ settings: { TRUSTED_PROXIES: proxies } })
  await app.request('/healthz')
  expect(app.logged()).not.toContain('X-Forwarded-For')
  for (let count = 0; count < 3; count += 1) await app.request('/healthz', forwarded)
  expect(app.logged().split('a proxy sends X-Forwarded-For').length - 1).toBe(times)
  expect(app.logged()).not.toContain('203.0.113.7')
  await app.close()
})
