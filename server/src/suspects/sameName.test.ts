import { describe, expect, it } from 'vitest'
import { isSameName, significantWords } from './sameName.ts'

describe('two names are the same', () => {
  it.each([
    ['Karim Uddin', 'KARIM  UDDIN'],
    ['Karim Uddin', 'Korim Uddin'],
    ['Karim Uddin', 'করিম উদ্দিন'],
    ['Md. Karim Uddin', 'মোঃ করিম উদ্দিন'],
    ['Mohammad Karim Uddin', 'Karim Uddin'],
    ['Karim Uddin Khan', 'Uddin Karim'],
    ['Jahangir', 'জাহাঙ্গীর'],
    ['মোঃ', 'Md'],
  ])('%s, %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true)
    expect(isSameName(other, one)).toBe(true)
  })
})

describe('two names are different', () => {
  it.each([
    ['Karim Uddin', 'Karim Khan'],
    ['Karim', 'Karim Uddin'],
    ['Md. Karim', 'Md. Rahim'],
    ['Md. Karim', 'Md. Karim Uddin'],
    ['Rashid Ali', 'Rashed Khan'],
    ['', ''],
    ['!', 'Karim'],
  ])('%s, %s', (one, other) => {
    expect(isSameName(one, other)).toBe(false)
    expect(isSameName(other, one)).toBe(false)
  })
})

it('titles do not tell people apart, unless there is nothing else', () => {
  expect(significantWords('Md. Abdul Karim alias Kalu')).toEqual(['abdul', 'karim', 'kalu'])
  expect(significantWords('Mohd.')).toEqual(['mohd'])
})
