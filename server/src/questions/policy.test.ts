import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import { expect, test } from 'vitest'
import { who } from '../test/viewers.ts'
import { abilities, hasRoom, isAsked, mayAnswer, mayRead } from './policy.ts'

const post = { user_id: 'owner', is_allowed: false, is_anonymous: true }
const ofNobody = { ...post, user_id: null }
const said = (questions: number, answers: number) => [
  ...Array.from({ length: questions }, () => ({ from_author: false })),
  ...Array.from({ length: answers }, () => ({ from_author: true })),
]
const max = serverLimits.followUpMessages

test('moderators and the author alone read what was asked and answered', () => {
  expect(who((viewer) => mayRead(post, viewer))).toEqual(['owner', 'admin', 'superAdmin', 'owningAdmin'])
  expect(who((viewer) => mayRead(ofNobody, viewer))).toEqual(['admin', 'superAdmin', 'owningAdmin'])
})

test('moderators ask, of what is anonymous, as long as there is room for a question', () => {
  const asking = (of: object, messages: ReturnType<typeof said>) =>
    who((viewer) => abilities({ ...post, ...of }, messages, viewer).ask)
  const moderators = ['admin', 'superAdmin', 'owningAdmin']
  expect(asking({}, [])).toEqual(moderators)
  expect(asking({ user_id: null }, said(max - 1, max))).toEqual(moderators)
  expect(asking({}, said(max, 0))).toEqual([])
  expect(asking({ is_anonymous: false }, [])).toEqual([])
})

test('the author answers what was asked, as long as there is room for an answer', () => {
  const answering = (of: object, messages: ReturnType<typeof said>) =>
    who((viewer) => abilities({ ...post, ...of }, messages, viewer).answer)
  expect(answering({}, said(1, 0))).toEqual(['owner', 'owningAdmin'])
  expect(answering({}, said(max, max - 1))).toEqual(['owner', 'owningAdmin'])
  expect(answering({}, said(1, max))).toEqual([])
  expect(answering({}, [])).toEqual([])
  expect(answering({}, said(0, 1))).toEqual([])
  expect(answering({ user_id: null }, said(1, 0))).toEqual([])
})

test.each([
  [0, 0, false, false],
  [0, 1, false, false],
  [1, 0, true, true],
  [1, max - 1, true, true],
  [1, max, true, false],
])('after %i questions and %i answers there is a question: %s, and may be an answer: %s', (...row) => {
  const [questions, answers, asked, answer] = row
  expect(isAsked(said(questions, answers))).toBe(asked)
  expect(mayAnswer(said(questions, answers))).toBe(answer)
})

test('each side has room of its own', () => {
  expect([hasRoom(said(max, 0), true), hasRoom(said(max, 0), false)]).toEqual([true, false])
  expect([hasRoom(said(0, max), true), hasRoom(said(0, max), false)]).toEqual([false, true])
  expect([hasRoom(said(max - 1, max - 1), true), hasRoom(said(max - 1, max - 1), false)]).toEqual([
    true,
    true,
  ])
})
