import { api, type Call } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePost } from '../../test/make.ts'
import { makePerson, type TestPerson } from '../../test/people.ts'

let server: TestApp
let person: TestPerson
let postId: string
beforeAll(async () => {
  server = await startTestApp()
  person = await makePerson(server.deps)
  postId = await makePost(server.deps, person)
})
afterAll(() => server.close())

const calls = (Object.entries(api) as [Call, Endpoint][]).filter(([, { example }]) => example)

test('a stranger finds examples of the first calls', () => {
  expect(calls.length).toBeGreaterThan(5)
})

test.each(calls)('the example of %s is taken as it stands', async (call, { example, status = 200 }) => {
  const input = { params: { id: postId, postId }, ...example }
  expect((await server.call(call, input as never, { as: person })).status).toBe(status)
})
