import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams, requiredText, success } from './fields.ts'
import { questionTexts } from './rules/texts.ts'

const message = z
  .object({
    from: z.enum(['moderator', 'author']),
    text: z.string(),
    day: z
      .string()
      .describe(
        'The day in Bangladesh, YYYY-MM-DD. Neither side learns more precisely when the other was active.',
      ),
  })
  .meta({
    id: 'QuestionMessage',
    description: "A moderator's question to the author of an anonymous report, or the author's answer.",
  })
export type Message = z.output<typeof message>

/** The oldest first. */
export const messages = z.array(message)

const talk = z
  .object({
    success,
    messages,
    can: z
      .object({ ask: z.boolean(), answer: z.boolean() })
      .describe('What this viewer may do; only the server decides it.'),
  })
  .meta({
    id: 'Questions',
    description: 'The questions and answers between a moderator and the author of an anonymous report.',
  })
export type Talk = z.output<typeof talk>

const body = z.object({ text: requiredText(questionTexts.text) })

export const questions = {
  'GET /posts/:id/questions': endpoint({
    summary:
      "List moderators' questions to the author of an anonymous report, and the answers; visible to these only",
    access: 'user',
    params: idParams,
    response: talk,
    errors: ['post_not_found', 'questions_forbidden'],
  }),
  'POST /posts/:id/questions': endpoint({
    summary: 'Ask the author of an anonymous report a question; the moderator is not named',
    access: 'admin',
    params: idParams,
    body,
    response: talk,
    errors: ['post_not_found', 'question_not_anonymous', 'too_many_messages'],
    limit: { times: 120, seconds: 600 },
  }),
  'POST /posts/:id/answers': endpoint({
    summary: "Answer moderators' questions about your own anonymous report",
    access: 'user',
    params: idParams,
    body,
    response: talk,
    errors: ['post_not_found', 'questions_forbidden', 'question_missing', 'too_many_messages'],
    limit: { times: 60, seconds: 600 },
  }),
} as const
