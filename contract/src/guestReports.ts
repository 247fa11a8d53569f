import { z } from 'zod'
import { alts, attachments, fileErrors } from './attachments.ts'
import { endpoint } from './endpoint.ts'
import { keyed, success } from './fields.ts'
import { postFields } from './postFields.ts'

/** The proof-of-work challenge that a browser solves before it sends a report, signed by the server. */
const challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional(),
  }),
  signature: z.string().optional(),
})

export const guestReports = {
  'GET /guest-reports/challenge': endpoint({
    summary: 'Get a proof-of-work challenge, valid for one report and a short time',
    access: 'open',
    response: z.object({ success, challenge }),
    errors: ['guest_reports_off'],
    limit: { times: 120, seconds: 600 },
  }),
  'POST /guest-reports': endpoint({
    summary: 'Submit an anonymous report without an account; the response contains its follow-up code',
    access: 'open',
    status: 201,
    /** The idempotency key has 32 hexadecimal digits, so it cannot be guessed: whoever sends it again receives the follow-up code again. */
    headers: keyed,
    form: {
      fields: z.object({
        ...postFields,
        alts,
        proof: z
          .string({ error: 'proof_wrong' })
          .max(2_000, { error: 'proof_wrong' })
          .default('')
          .describe(
            'The challenge and its solution as JSON. A report without it falls under much stricter rate limits.',
          ),
      }),
      files: { medias: attachments },
    },
    response: z.object({ success, message: z.string(), followUpCode: z.string() }),
    errors: [
      'guest_reports_off',
      'guest_reports_full',
      'too_many_from_network',
      'proof_wrong',
      'sending_key',
      ...fileErrors,
    ],
    limit: { times: 60, seconds: 600 },
  }),
} as const
