import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, idParams, success } from './fields.ts'
import { caseSteps } from './rules/caseSteps.ts'

export const askedOutcome = z.object({ state: z.enum(['reported', ...caseSteps]) }).meta({
  id: 'AskedOutcome',
  description:
    'The question what became of a report. How far the case has come decides which answers are offered.',
})
export type AskedOutcome = z.output<typeof askedOutcome>

const asked = askedOutcome
  .extend({ postId: z.string(), title: z.string() })
  .meta({ id: 'OutcomeQuestion', description: 'A report whose author is asked what became of it.' })
export type AskedReport = z.output<typeof asked>

/** The chosen answer, and the language of the timeline entry that it creates. */
export const outcomeAnswer = {
  answer: z.enum(['nothing', ...caseSteps], { error: 'unknown_value' }),
  language: z.enum(['en', 'bn'], { error: 'unknown_value' }).default('en'),
}

export const outcomes = {
  'GET /outcomes': endpoint({
    summary:
      'List the reports whose outcome the current user is asked for: own reports, and followed ones they added to',
    access: 'user',
    response: z.object({ success, asked: z.array(asked) }),
  }),
  'POST /posts/:id/outcome': endpoint({
    summary: 'Submit the outcome of a report; creates a timeline entry that waits for approval',
    access: 'user',
    status: 201,
    params: idParams,
    body: z.object(outcomeAnswer),
    response: done,
    errors: ['post_not_found', 'conflict'],
    limit: { times: 60, seconds: 600 },
  }),
} as const
