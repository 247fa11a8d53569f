import { limits } from '@bichar/contract/rules/limits.ts'
import { expect, it } from 'vitest'
import { checkSupport } from './checks.ts'

const fine = { name: 'Rokeya', phone: '8801711111111', desc: 'I need a lawyer' }

// Shows spec 5.44.
it('asks for a name, a phone number and a description, and for no more text than is taken', () => {
  expect(checkSupport(fine)).toEqual({})
  expect(checkSupport({ name: ' ', phone: '12', desc: '\n' })).toEqual({
    name: 'name_required',
    phone: 'phone_length',
    desc: 'description_required',
  })
  expect(checkSupport({ ...fine, desc: 'x'.repeat(limits.description + 1) })).toEqual({ desc: 'too_long' })
})
