import { z } from 'zod'
import { aboutFiles, attachments, fileErrors, stills } from './attachments.ts'
import { endpoint } from './endpoint.ts'
import { keyed, success } from './fields.ts'
import { postFields } from './postFields.ts'
import { challenge, workProof } from './proofOfWork.ts'

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
        ...aboutFiles,
        proof: workProof.describe(
          'The challenge and its solution as JSON. Of reports without it, far fewer an hour are shown to moderators in their order; all others are shown after everything else.',
        ),
      }),
      files: { medias: attachments, stills },
    },
    response: z.object({ success, message: z.string(), followUpCode: z.string() }),
    errors: ['guest_reports_off', 'too_many_from_network', 'proof_wrong', 'sending_key', ...fileErrors],
    limit: { times: 60, seconds: 600 },
  }),
} as const
