import { expect, test } from 'vitest'
import { postRow } from '../test/rows.ts'
import { followedView } from './view.ts'

const question = { from_author: false, text: 'Which colour?', day: '2026-11-20' }

test('of a public report its title, its address and what was asked are told, and nothing that was written in it', () => {
  expect(followedView({ post: postRow(), messages: [question], outcome: { state: 'filed' } })).toEqual({
    title: 'Robbery at the bus stop',
    state: 'approved',
    reason: '',
    link: '/postDetails/post',
    messages: [{ from: 'moderator', text: 'Which colour?', day: '2026-11-20' }],
    mayAnswer: true,
    outcome: { state: 'filed' },
  })
})

test('of one that was sent back the reason, and no address', () => {
  const post = postRow({ is_allowed: false, review_state: 'returned', review_reason: 'Which street?' })
  expect(followedView({ post, messages: [], outcome: null })).toEqual({
    title: 'Robbery at the bus stop',
    state: 'returned',
    reason: 'Which street?',
    link: null,
    messages: [],
    mayAnswer: false,
    outcome: null,
  })
})
