import { z } from 'zod'

/** A proof-of-work challenge that a client solves before it sends a request, signed by the server. */
export const challenge = z
  .object({
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
  .describe('A challenge of ALTCHA (altcha.org), version 2. It is valid for one request and twenty minutes.')

/** The challenge and its solution as JSON; empty if there is none. */
export const workProof = z.string({ error: 'proof_wrong' }).max(2_000, { error: 'proof_wrong' }).default('')

export const codeProof = workProof.describe(
  'A challenge of GET /auth/challenge and its solution as JSON. Needed only after `proof_needed`, which is never answered on a verified device or with the password of the account.',
)
