import { expect, it } from 'vitest'
import { omitProblems, type Problems, pickProblems, remainingProblems } from './problems.ts'

const shown: Problems<'title' | 'desc'> = { title: 'title_required', desc: 'too_long' }

it('takes back what is said of fields that are written into', () => {
  expect(omitProblems(shown, ['title', 'source'])).toEqual({ desc: 'too_long' })
  expect(omitProblems(shown, [])).toEqual(shown)
})

it('tells what is wrong with some fields alone', () => {
  expect(pickProblems(shown, ['title', 'source'])).toEqual({ title: 'title_required' })
  expect(pickProblems(shown, [])).toEqual({})
})

it('keeps what is said of a field until it is right, in the words in which it was said', () => {
  expect(remainingProblems(shown, { title: 'too_long' })).toEqual({ title: 'title_required' })
  expect(remainingProblems(shown, { title: 'title_required', desc: 'too_long' })).toEqual(shown)
  expect(remainingProblems({}, { title: 'title_required' })).toEqual({})
})
