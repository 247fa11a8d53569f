import { expect, test } from 'vitest'
import { openDatabase } from '../db/db.ts'
import { makeDatabase } from '../test/database.ts'
import { describeError } from './logging.ts'

async function failureOf(statement: string, values: unknown[]): Promise<unknown> {
  const made = await makeDatabase()
  const database = openDatabase({ connectionString: made.url }, { onError: () => undefined })
  try {
    return await database.pool.query(statement, values).catch((error) => error)
  } finally {
    await database.close()
    await made.drop()
  }
}

test('what is logged of a duplicate row names the constraint and not the row', async () => {
  const row = `('0197a1b2-0000-7000-8000-00000000000X', 'Rahima', '8801711111111', 'hash')`
  const insert = `insert into users (id, name, phone, password_hash) values ${row.replace('X', '1')}, ${row.replace('X', '2')}`
  const text = JSON.stringify(describeError(await failureOf(insert, [])))
  expect(text).toContain('users_phone_key')
  expect(text).toContain('23505')
  expect(text).not.toContain('8801711111111')
})

test('what is logged of a value that the database cannot use does not quote it', async () => {
  const described = describeError(await failureOf('select $1::uuid', ['my secret']))
  expect(described).toMatchObject({ code: '22P02', message: 'PostgreSQL rejected a value (not logged)' })
  expect(JSON.stringify(described)).not.toContain('my secret')
})

test('an error inside an error is described as well', () => {
  const error = new Error('outer', { cause: new TypeError('inner') })
  expect(describeError(error)).toMatchObject({
    type: 'Error',
    message: 'outer',
    stack: expect.stringContaining('logging.test.ts'),
    cause: { type: 'TypeError', message: 'inner' },
  })
})

test('something thrown that is no error is not quoted', () => {
  expect(JSON.stringify(describeError('8801711111111'))).not.toContain('8801711111111')
})
