import { expect, test } from 'vitest'
import { begunSoundOf, isOneSound, otherBeginningsOf } from './beginnings.ts'

test.each([
  ['ha', 'হাওলাদার'],
  ['hi', 'হিরা'],
  ['হা', 'Hawladar'],
  ['মো', 'Molla'],
  ['kh', 'খান'],
  ['ক', 'Quader'],
  ['চৌ', 'Chowdhury'],
  ['ফ', 'Pharuk'],
  ['জা', 'Zaman'],
  ['উ', 'Uddin'],
  ['wa', 'ওয়াহিদ'],
  ['y', 'ইয়াসমিন'],
])('%s may be the beginning of %s', (typed, name) => {
  const beginnings = otherBeginningsOf(typed)
  expect(beginnings.some((each) => name.toLowerCase().normalize('NFC').startsWith(each))).toBe(true)
})

test.each([
  ['hi', 'হাওলাদার'],
  ['হি', 'Hawladar'],
  ['m', 'নাসির'],
  ['ha', 'Hasan'],
])('%s is not the beginning of %s', (typed, name) => {
  expect(otherBeginningsOf(typed).some((each) => name.toLowerCase().startsWith(each))).toBe(false)
})

test.each(['7', '!', 'é', 'رو', ''])('of %j there is no more than of a letter', (typed) => {
  expect(otherBeginningsOf(typed).length).toBeLessThan(20)
})

test('a vowel at the end is heard as it is within a word', () => {
  expect(['হাওলা', 'hawla', 'মো', 'karima'].map(begunSoundOf)).toEqual(['hl', 'hl', 'm', 'krim'])
})

test('one sound may have several letters', () => {
  expect(['kha', 'হাও', 'হাওলা', '12', ''].map(isOneSound)).toEqual([true, true, false, false, false])
})
