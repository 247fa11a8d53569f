import { expect, test } from 'vitest'
import { isAge } from './age.ts'

test.each(['0', '7', '45', '007', '150'])('%s is an age', (text) => {
  expect(isAge(text)).toBe(true)
})

test.each(['', '151', '999', '1500', '-1', '4.5', ' 45', '45 ', 'old', '4a', '১২'])('%j is none', (text) => {
  expect(isAge(text)).toBe(false)
})
