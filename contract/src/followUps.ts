import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, keyed, requiredText, success } from './fields.ts'
import { askedOutcome, outcomeAnswer } from './outcomes.ts'
import { reviewStates } from './posts.ts'
import { messages } from './questions.ts'
import { followUpCodeOf } from './rules/followUpCode.ts'
import { questionTexts } from './rules/texts.ts'
import { timelineFields } from './timelines.ts'

const followedReport = z
  .object({
    title: z.string(),
    state: z.enum(reviewStates),
    reason: z.string().describe("The moderator's reason for sending the report back; may be empty."),
    link: z.string().nullable().describe('The public address of the report; null while it is not public.'),
    messages,
    mayAnswer: z.boolean().describe('Whether a question was asked and the limit of answers is not reached.'),
    outcome: askedOutcome.nullable().describe('Set when the author is asked what became of the report.'),
  })
  .meta({ id: 'FollowedReport', description: 'What anybody with the follow-up code of a report can see.' })
export type FollowedReport = z.output<typeof followedReport>

/**
 * The follow-up code as it is typed. It is sent in request bodies only, so that it appears in no address, log or referrer. A text that
 * cannot be a code gets the same error as an unknown code, and is not counted as a try.
 */
const code = z
  .string({ error: 'follow_code_unknown' })
  .max(100, { error: 'follow_code_unknown' })
  .transform((typed) => followUpCodeOf(typed) ?? '')
  .describe(
    'Twenty digits, the last of them the check digit of Damm; older codes have sixteen. Bengali digits and separators are accepted. A right code is never refused; beyond 20 wrong ones an hour from one address, wrong ones are answered with 429.',
  )

const followed = z.object({ success, message: z.string(), report: followedReport })
const errors = ['follow_code_unknown', 'too_many_from_network'] as const

/**
 * None of these calls has a limit of its own: it would count wrong codes, and then refuse right ones from the same address. How much may
 * be added to a report is limited by what waits there.
 */
export const followUps = {
  'POST /follow-ups': endpoint({
    summary: 'Get the status of a report by its follow-up code',
    access: 'open',
    body: z.object({ code }),
    response: followed,
    errors,
  }),
  'POST /follow-ups/answers': endpoint({
    summary: "Answer a moderator's question about a report, by its follow-up code",
    access: 'open',
    body: z.object({ code, text: requiredText(questionTexts.text) }),
    response: followed,
    errors: [...errors, 'question_missing', 'too_many_messages'],
  }),
  'POST /follow-ups/timelines': endpoint({
    summary: 'Add a timeline entry to a report by its follow-up code; it waits for approval',
    access: 'open',
    status: 201,
    headers: keyed,
    body: z.object({ code, ...timelineFields }),
    response: followed,
    errors: [...errors, 'key_reused', 'too_many_entries_waiting'],
  }),
  'POST /follow-ups/outcomes': endpoint({
    summary:
      'Submit the outcome of a report by its follow-up code; creates a timeline entry that waits for approval',
    access: 'open',
    status: 201,
    body: z.object({ code, ...outcomeAnswer }),
    response: followed,
    errors: [...errors, 'conflict', 'too_many_entries_waiting'],
  }),
  'POST /follow-ups/withdraw': endpoint({
    summary: 'Delete a report and everything that belongs to it, by its follow-up code',
    access: 'open',
    body: z.object({ code }),
    response: done,
    errors,
  }),
} as const
