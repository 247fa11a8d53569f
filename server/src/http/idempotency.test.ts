import { expect, test } from 'vitest'
import { idempotencyOf } from './idempotency.ts'

const headers = { idempotencyKey: 'key' }
const fields = { title: 'A bag', kinds: ['Theft'], isAnonymous: true }
const file = { field: 'medias', bytes: 100 }
const requestOf = (changes: object) =>
  idempotencyOf({ headers, params: {}, fields, uploads: [file], ...changes }).request

test('without a key a request is not looked at', () => {
  expect(idempotencyOf({ headers: {}, fields, uploads: [] })).toEqual({})
  expect(idempotencyOf({ headers: undefined, uploads: [] })).toEqual({})
})

test('a request is the same in another order, and with further fields that nobody has filled in', () => {
  const { title, ...rest } = fields
  const further = { caseNumber: '', age: null, alts: [], keepNoLink: false, parentId: undefined }
  expect(requestOf({ fields: { ...rest, ...further, title } })).toBe(requestOf({}))
})

test('a request is another one with another value, field, file, or number of files', () => {
  const changes = [
    {},
    { fields: { ...fields, title: 'A purse' } },
    { fields: { ...fields, desc: 'Gone.' } },
    { fields: { ...fields, isAnonymous: false } },
    { params: { id: 'other' } },
    { fields: undefined, body: fields },
    { uploads: [{ ...file, bytes: 101 }] },
    { uploads: [{ ...file, field: 'photo' }] },
    { uploads: [file, file] },
    { uploads: [] },
  ]
  expect(new Set(changes.map(requestOf)).size).toBe(changes.length)
})
