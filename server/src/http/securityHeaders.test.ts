import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { securityHeaders } from './securityHeaders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { SECURITY_CONTACT: 'mailto:security@bichar.example' } })
})
afterAll(() => app.close())

test.each([
  ['an answer', '/api/posts', 200],
  ['a refusal', '/api/users/profile', 401],
  ['what is not there', '/api/nothing', 404],
  ['a missing file', '/media/none.jpg', 404],
  ['the health page', '/healthz', 200],
  ['the contact for security', '/.well-known/security.txt', 200],
])('%s says what the browser is to do without', async (_name, path, status) => {
  const response = await app.request(path)
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'permissions-policy':
      'camera=(), microphone=(), display-capture=(), payment=(), usb=(), geolocation=(self)',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  })
})

test('subdomains are bound to HTTPS only where the operator says so', async () => {
  const app = fastify()
  await securityHeaders(app, { HSTS_INCLUDE_SUBDOMAINS: true })
  const { headers } = await app.inject('/')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})
