import { expect, it } from 'vitest'
import { shownToast } from './shownToast.ts'

const toast = (message: string, type: 'success' | 'error' | 'blank', visible = true) => ({
  message,
  type,
  visible,
})

// Shows spec 9.30.
it('of many messages the newest is shown', () => {
  const toasts = [toast('newest', 'success'), toast('before', 'error'), toast('first', 'error')]
  expect(shownToast(toasts)?.message).toBe('newest')
  expect(shownToast([])).toBeUndefined()
})

it('what has happened elsewhere does not hide an answer to the reader', () => {
  const news = toast('news', 'blank')
  expect(shownToast([news, toast('answer', 'success'), toast('before', 'error')])?.message).toBe('answer')
  expect(shownToast([news, toast('older news', 'blank')])?.message).toBe('news')
})

it('one that is leaving is shown to the end, unless there is another', () => {
  const leaving = toast('leaving', 'success', false)
  expect(shownToast([leaving])?.message).toBe('leaving')
  expect(shownToast([leaving, toast('news', 'blank')])?.message).toBe('news')
})
