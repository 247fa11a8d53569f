import { expect, test } from 'vitest'
import { readConfig } from '../core/config.ts'
import { operatorMissing, operatorOf } from './operator.ts'

const all = { OPERATOR_NAME: ' A Foundation ', OPERATOR_ADDRESS: 'Dhaka', OPERATOR_CONTACT: 'a@b.example' }

test('who has said everything is shown as they said it, and hears nothing at the start', () => {
  const config = readConfig(all)
  expect(operatorOf(config)).toEqual({ name: 'A Foundation', address: 'Dhaka', contact: 'a@b.example' })
  expect(operatorMissing(config)).toBeUndefined()
})

test.each(Object.keys(all))('the start says that %s is missing', (name) => {
  expect(operatorMissing(readConfig({ ...all, [name]: '' }))).toMatch(new RegExp(`: set ${name}$`))
})
