import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams, requiredText, success } from './fields.ts'
import { questionTexts } from './rules/texts.ts'

/** A moderator's question to the author of an anonymous report, or the author's answer. */
const message = z.object({
  from: z.enum(['moderator', 'author']),
  text: z.string(),
  /** The day in Bangladesh, YYYY-MM-DD. Neither side learns more precisely when the other was active. */
  day: z.string(),
})
export type Message = z.output<typeof message>

/** The oldest first. */
export const messages = z.array(message)

const talk = z.object({
  success,
  messages,
  /** What this viewer may do; only the server decides it. */
  can: z.object({ ask: z.boolean(), answer: z.boolean() }),
})
export type Talk = z.output<typeof talk>

const body = z.object({ text: requiredText(questionTexts.text) })

export const questions = {
  'GET /posts/:id/questions': endpoint({
    summary: 'What moderators have asked the author of an anonymous report, and the answers; for these alone',
    access: 'user',
    params: idParams,
    response: talk,
    errors: ['post_not_found', 'questions_forbidden'],
  }),
  'POST /posts/:id/questions': endpoint({
    summary: 'Ask the author of an anonymous report something; they do not learn who asks',
    access: 'admin',
    params: idParams,
    body,
    response: talk,
    errors: ['post_not_found', 'question_not_anonymous', 'too_many_messages'],
    limit: { times: 120, seconds: 600 },
  }),
  'POST /posts/:id/answers': endpoint({
    summary: "Answer what moderators have asked about one's own anonymous report",
    access: 'user',
    params: idParams,
    body,
    response: talk,
    errors: ['post_not_found', 'questions_forbidden', 'question_missing', 'too_many_messages'],
    limit: { times: 60, seconds: 600 },
  }),
} as const
