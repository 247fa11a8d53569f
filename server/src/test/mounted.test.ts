import { api } from '@bichar/contract/api.ts'
import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

// A call that is mounted twice would already keep the server from starting.
test('the calls of the contract are all mounted', () => {
  const missing = Object.keys(api).filter((call) => {
    const [method, url] = call.split(' ')
    return !server.app.hasRoute({ method: method as HTTPMethods, url: `/api${url}` })
  })
  expect(missing).toEqual([])
})
