import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, idParams, success } from './fields.ts'
import { caseSteps } from './rules/caseSteps.ts'

/** The question what became of a report. How far the case has come decides which answers are offered. */
export const askedOutcome = z.object({ state: z.enum(['reported', ...caseSteps]) })
export type AskedOutcome = z.output<typeof askedOutcome>

const asked = askedOutcome.extend({ postId: z.string(), title: z.string() })
export type AskedReport = z.output<typeof asked>

/** The chosen answer, and the language of the timeline entry that it creates. */
export const outcomeAnswer = {
  answer: z.enum(['nothing', ...caseSteps], { error: 'unknown_value' }),
  language: z.enum(['en', 'bn'], { error: 'unknown_value' }).default('en'),
}

export const outcomes = {
  'GET /outcomes': endpoint({
    summary:
      'The reports of which I am asked what became of them: my own, and those followed that I have added to',
    access: 'user',
    response: z.object({ success, asked: z.array(asked) }),
  }),
  'POST /posts/:id/outcome': endpoint({
    summary: 'Answer what became of a report; it makes an entry that waits until an admin lets it through',
    access: 'user',
    status: 201,
    params: idParams,
    body: z.object(outcomeAnswer),
    response: done,
    errors: ['post_not_found', 'conflict'],
    limit: { times: 60, seconds: 600 },
  }),
} as const
