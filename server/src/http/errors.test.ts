import { requiredText } from '@bichar/contract/fields.ts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { invalidField } from '../core/refusal.ts'
import { asApiError, errorBody, validationError } from './errors.ts'

const ofSystem = (code: string) => Object.assign(new Error('write'), { code })
const ofDatabase = (code: string) =>
  Object.assign(new pg.DatabaseError('it failed', 10, 'error'), { code, detail: undefined })

test.each([
  ['a disk without space', ofSystem('ENOSPC')],
  ['a quota that is used up', ofSystem('EDQUOT')],
  ['a database without space', ofDatabase('53100')],
  ['a table that is locked', ofDatabase('55P03')],
  ['a deadlock that was lost, for example against a migration', ofDatabase('40P01')],
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

const report = z.object({
  title: requiredText({ most: 5, missing: 'title_required' }),
  password: z.string().min(6, { error: 'password_too_short' }),
})

const refusal = (sent: unknown) => errorBody(validationError(report.safeParse(sent).error?.issues ?? []))

test('each field is refused in words, and by a code with the number that it may name', () => {
  expect(refusal({ title: '123456', password: 'short' })).toEqual({
    success: false,
    message: 'This text is too long',
    code: 'too_long',
    errors: { title: 'This text is too long', password: 'Password must be at least 6 characters' },
    reasons: {
      title: { code: 'too_long', params: { most: 5 } },
      password: { code: 'password_too_short', params: { least: 6 } },
    },
  })
})

test('the limit is the one that people know, however long the text was', () => {
  expect(refusal({ title: 'x'.repeat(1_000), password: 'secret' }).reasons).toEqual({
    title: { code: 'too_long', params: { most: 5 } },
  })
})

test('what is missing has no number, nor has what was found later', () => {
  expect(refusal({ title: ' ', password: 'secret' }).reasons).toEqual({ title: { code: 'title_required' } })
  expect(errorBody(invalidField('image', 'image_required')).reasons).toEqual({
    image: { code: 'image_required' },
  })
})
