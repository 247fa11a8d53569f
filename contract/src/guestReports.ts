import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { keyed, success } from './fields.ts'
import { attachments, fileErrors, postFields } from './posts.ts'

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
    summary: 'A task that costs a browser some seconds of work; good for one report, and for a short while',
    access: 'open',
    response: z.object({ success, challenge }),
    errors: ['guest_reports_off'],
    limit: { times: 120, seconds: 600 },
  }),
  'POST /guest-reports': endpoint({
    summary: 'File a report without an account; it is anonymous, and followed by the code of the answer',
    access: 'open',
    status: 201,
    /** The idempotency key has 32 hexadecimal digits, so it cannot be guessed: whoever sends it again receives the follow-up code again. */
    headers: keyed,
    form: {
      fields: z.object({
        ...postFields,
        /** The challenge and its solution as JSON. A report without it falls under much stricter rate limits. */
        proof: z.string({ error: 'proof_wrong' }).max(2_000, { error: 'proof_wrong' }).default(''),
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
