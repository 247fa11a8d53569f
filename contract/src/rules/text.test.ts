import { expect, test } from 'vitest'
import { characterCount, textProblem, textProblems } from './text.ts'

const title = { most: 5, missing: 'title_required' } as const

test.each([
  ['x', undefined],
  [' x\n', undefined],
  ['', 'title_required'],
  [' \u200b', 'title_required'],
  ['\u0007', 'title_required'],
  ['12345 ', undefined],
  ['123456', 'too_long'],
  ['👍👍👍👍👍', undefined],
  ['e\u0301'.repeat(5), undefined],
  ['\u09df\u09df\u09df', 'too_long'],
  [' '.repeat(20), 'title_required'],
  [' '.repeat(21), 'too_long'],
])('of a title of five characters, %j: %s', (typed, problem) => {
  expect(textProblem(title, typed)).toBe(problem)
})

test('what may be left out is wrong only when it is too long', () => {
  expect(textProblem({ most: 5 }, ' ')).toBeUndefined()
  expect(textProblem({ most: 5 }, '123456')).toBe('too_long')
})

test('what has a shape is looked at as it is stored, once it is short enough', () => {
  const digits = { most: 5, shape: { fits: (text: string) => /^\d*$/.test(text), error: 'age' } } as const
  const problems = [' 12 ', '', '1x', '123456', 'too long x'].map((typed) => textProblem(digits, typed))
  expect(problems).toEqual([undefined, undefined, 'age', 'too_long', 'too_long'])
})

test('of a form all texts are told that are wrong, and nothing of what has no rule', () => {
  const rules = { title, desc: { most: 3 }, source: { most: 3 } }
  expect(textProblems(rules, { title: '', desc: 'four', source: 'a' })).toStrictEqual({
    title: 'title_required',
    desc: 'too_long',
  })
})

test('half of a pair counts as one character, and so does a pair', () => {
  expect([characterCount('👍'), characterCount('\ud83d'), characterCount('a\ud83d\ud83db')]).toEqual([
    1, 1, 4,
  ])
})
