import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { keyed, success } from './fields.ts'
import { attachments, fileErrors, postFields } from './posts.ts'

/** What a browser has to find before it sends a report, and the server's word that it has set this task. */
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
    /** Of 32 hexadecimal digits: whoever knows it is told the code again. */
    headers: keyed,
    form: {
      fields: z.object({
        ...postFields,
        /** The challenge and its solution as JSON; without it, a report comes through a much narrower door. */
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
