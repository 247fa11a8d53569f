import { expect, test } from 'vitest'
import { messageView } from './view.ts'

test.each([
  [false, 'moderator'],
  [true, 'author'],
])('of a message it is told which side wrote it, and not who', (from_author, from) => {
  const row = { from_author, text: 'Which colour?', day: '2026-11-20', position: 3, post_id: 'post' }
  expect(messageView(row)).toEqual({ from, text: 'Which colour?', day: '2026-11-20' })
})
