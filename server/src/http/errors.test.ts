import pg from 'pg'
import { expect, test } from 'vitest'
import { asApiError } from './errors.ts'

const ofSystem = (code: string) => Object.assign(new Error('write'), { code })
const ofDatabase = (code: string) =>
  Object.assign(new pg.DatabaseError('it failed', 10, 'error'), { code, detail: undefined })

test.each([
  ['a disk without space', ofSystem('ENOSPC')],
  ['a quota that is used up', ofSystem('EDQUOT')],
  ['a database without space', ofDatabase('53100')],
  ['a table that is locked', ofDatabase('55P03')],
  ['a statement that takes too long', ofDatabase('57014')],
  ['a database that says nothing', new Error('Query read timeout')],
])('%s is no fault of the product: it may be tried again', (_, error) => {
  expect(asApiError(error).code).toBe('unavailable')
})

test.each([
  ['a file that may not be read', ofSystem('EACCES')],
  ['a statement that is wrong', ofDatabase('42601')],
  ['anything else', new Error('it failed')],
])('%s is', (_, error) => {
  expect(asApiError(error).code).toBe('internal')
})
