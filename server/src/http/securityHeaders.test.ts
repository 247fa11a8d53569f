import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test.each([
  ['an answer', '/api/posts', 200],
  ['a refusal', '/api/users/profile', 401],
  ['what is not there', '/api/nothing', 404],
  ['a missing file', '/media/none.jpg', 404],
  ['the health page', '/healthz', 200],
])('%s says what the browser is to do without', async (_name, path, status) => {
  const response = await app.request(path)
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'permissions-policy':
      'camera=(), microphone=(), display-capture=(), payment=(), usb=(), geolocation=(self)',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  })
})
