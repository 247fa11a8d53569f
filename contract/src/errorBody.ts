import { z } from 'zod'
import { errors } from './rules/errors.ts'

const message = z.string().describe('English, for logs and people; it may change.')

/** In the browser a code is a text, because a newer server may send one that it does not know. */
const code = z.string().meta({
  id: 'ErrorCode',
  description: 'Why a call was refused; stable.',
  enum: Object.keys(errors),
})

const fieldReason = z
  .object({
    code,
    params: z
      .object({ most: z.number().optional(), least: z.number().optional() })
      .optional()
      .describe('The limits that a message can name: the maximum or minimum that the field accepts.'),
    file: z
      .number()
      .int()
      .optional()
      .describe(
        'Which of the files of the field it is, counted from 0 in the order in which they were sent.',
      ),
  })
  .meta({ id: 'FieldReason', description: 'Why one field was refused.' })

const sanctionNotice = z
  .object({
    until: z
      .string()
      .nullable()
      .describe('The first day (YYYY-MM-DD, in Bangladesh) after the sanction; null if it has no end.'),
    reason: z.string().optional(),
    canAppeal: z.boolean().optional().describe('Whether the person can still appeal.'),
  })
  .meta({ id: 'SanctionNotice', description: 'Why a paused or suspended person is refused.' })

export const errorBody = z
  .object({
    success: z.literal(false),
    message,
    code,
    errors: z.record(z.string(), message).optional().describe('The English message for each invalid field.'),
    reasons: z
      .record(z.string(), fieldReason)
      .optional()
      .describe('The same errors by field, in machine-readable form.'),
    sanction: sanctionNotice
      .optional()
      .describe('Only for a paused or suspended caller: until when the sanction lasts, and why.'),
    createdId: z
      .string()
      .optional()
      .describe('Only with `key_reused`: the id of what the first request under that key has created.'),
  })
  .meta({ id: 'ApiError', description: 'The single shape of every refusal.' })
