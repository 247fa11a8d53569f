import { expect, test } from 'vitest'
import { guest } from '../actor.ts'
import { startTestApp } from '../test/app.ts'
import { untilItRemembers } from '../test/guests.ts'
import { makePost } from '../test/make.ts'
import { makePerson } from '../test/people.ts'
import { recordTransactions } from '../test/statements.ts'
import { readingFor } from './readingFor.ts'

test('without a replica nobody asks how far the primary has come, and guests read by what everybody reads by', async () => {
  const asked = recordTransactions()
  const app = await startTestApp({ settings: { GUEST_CACHE_MB: '8' } })
  await untilItRemembers(app)
  const id = await makePost(app.deps, await makePerson(app.deps))
  await app.deps.live.ask('select')
  expect((await app.request(`/api/posts/${id}`)).status).toBe(200)
  expect(readingFor(app.deps, guest)).toBe(app.deps)
  const statements = asked().flat()
  // The statements of the listening connection are recorded as well.
  expect(statements.filter((text) => text.includes('pg_advisory_lock_shared($1, $2)'))).toHaveLength(1)
  expect(statements.filter((text) => text.includes('_lsn'))).toEqual([])
  await app.close()
})
