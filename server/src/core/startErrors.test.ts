import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { explainError } from './startErrors.ts'

test('a machine that is not found is called by its name, whoever was looked for', async () => {
  const error = await new Promise((resolve) => connect(5432, 'database.invalid').on('error', resolve))
  expect(explainError(error)).toBe('cannot resolve the host name database.invalid')
})
