import type { Message, Talk } from '@bichar/contract/questions.ts'
import { expect, test } from 'vitest'
import { expectReadOnlyWhileSending } from '../test/forms.ts'
import { makePost } from '../test/make.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { Questions } from './Questions.tsx'

const question: Message = { from: 'moderator', text: 'Since when?', day: '2026-05-02' }
const talk = (...messages: Message[]): Talk => ({
  success: true,
  messages,
  can: { ask: false, answer: true },
})

test('an answer cannot be written on while it is sent, and leaves its field when it has arrived', async () => {
  const sent = Promise.withResolvers<Talk>()
  const { _id, name, avatar } = people.member
  const post = makePost({ isAnonymous: true, isAllowed: false, user: { _id, name, avatar } })
  const screen = await renderWith(<Questions post={post} />, {
    session: people.member,
    calls: {
      'GET /posts/:id/questions': () => talk(question),
      'POST /posts/:id/answers': () => sent.promise,
    },
  })
  const field = screen.getByLabelText('Your answer')
  await field.fill('Since the rains.')
  await screen.getByRole('button', { name: 'Send answer' }).click()
  await expectReadOnlyWhileSending(field)
  sent.resolve(talk(question, { from: 'author', text: 'Since the rains.', day: '2026-05-03' }))
  await expect.element(field).toHaveValue('')
})
