import { expect, it } from 'vitest'
import { only, type Problems, stillWrong, without } from './problems.ts'

const shown: Problems<'title' | 'desc'> = { title: 'title_required', desc: 'too_long' }

it('takes back what is said of fields that are written into', () => {
  expect(without(shown, ['title', 'source'])).toEqual({ desc: 'too_long' })
  expect(without(shown, [])).toEqual(shown)
})

it('tells what is wrong with some fields alone', () => {
  expect(only(shown, ['title', 'source'])).toEqual({ title: 'title_required' })
  expect(only(shown, [])).toEqual({})
})

it('keeps what is said of a field until it is right, in the words in which it was said', () => {
  expect(stillWrong(shown, { title: 'too_long' })).toEqual({ title: 'title_required' })
  expect(stillWrong(shown, { title: 'title_required', desc: 'too_long' })).toEqual(shown)
  expect(stillWrong({}, { title: 'title_required' })).toEqual({})
})
