import pg from 'pg'
import { expect, test } from 'vitest'
import { ignoreErrorsAfterEnd } from './errorsAfterEnd.ts'

test('an error on a connection that was told to end, and to which nobody listens any more, ends nothing', async () => {
  ignoreErrorsAfterEnd()
  const client = new pg.Client({ host: '/nowhere' })
  client.removeAllListeners()
  await client.end()
  const killed = new Error('terminating connection due to unexpected postmaster exit')
  expect(client.emit('error', killed)).toBe(true)
})
