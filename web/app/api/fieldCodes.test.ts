import type { ErrorBody } from '@bichar/contract/api.ts'
import { errors } from '@bichar/contract/rules/errors.ts'
import { describe, expect, it } from 'vitest'
import { CallError } from './errors.ts'
import { fieldCodes } from './fieldCodes.ts'

const refused = (body: Partial<ErrorBody>) => fieldCodes(new CallError(400, body))

describe('what is wrong with a field', () => {
  it('is told by its code, whatever the words are', () => {
    expect(
      refused({
        errors: { title: 'Too long by far' },
        reasons: { title: { code: 'too_long', params: { most: 200 } } },
      }),
    ).toEqual({ title: 'too_long' })
  })

  it('is told by its words where the server gives no code', () => {
    const [, words] = errors.title_required
    expect(refused({ errors: { title: words, desc: 'Something else' } })).toEqual({
      title: 'title_required',
      desc: 'validation',
    })
  })

  it('is told by its words where the code is newer than this app', () => {
    const [, words] = errors.too_long
    expect(refused({ errors: { title: words }, reasons: { title: { code: 'of_tomorrow' } } })).toEqual({
      title: 'too_long',
    })
  })
})

it('what is no refusal says nothing of any field', () => {
  expect(fieldCodes(new Error('offline'))).toEqual({})
})
