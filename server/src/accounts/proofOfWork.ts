import { randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey as derive } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { deriveKey } from '../authorship/sealer.ts'
import { invalidField } from '../core/refusal.ts'

/** The challenge is solved right before the request is sent; uploading the files of a report may then take ten minutes. */
export const challengeSeconds = 20 * 60

/**
 * PBKDF2 iterations per try. A try takes a phone some milliseconds and a solution needs this many tries, two to five seconds in
 * all; the server checks a single one.
 */
const cost = 5_000
const minTries = 150
const maxTries = 400

/** A proof that the sender's device has done the work for one request. */
export interface Proof {
  /** Signature of the challenge, by which the proof can be used once only. */
  id: string
}

const hex = z.string().regex(/^[\da-f]{2,128}$/)

/** What a browser sends. Only values that `createChallenge` makes are accepted, because others could make the check itself expensive. */
const sent = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.literal(cost),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.number().int(),
    }),
    signature: hex,
  }),
  solution: z.object({
    counter: z
      .number()
      .int()
      .min(0)
      .max(2 ** 32 - 1),
    derivedKey: hex,
  }),
})

/** Creates and checks the challenges of one use; all that is stored is that one has been used. */
export function proofOfWork(serverKey: Buffer, use: 'guest-challenge' | 'code-challenge') {
  const secretFor = (name: string) => deriveKey(serverKey, name).export().toString('hex')
  const secrets = {
    hmacSignatureSecret: secretFor(use),
    hmacKeySignatureSecret: secretFor(`${use}-key`),
  }
  return {
    challenge: (): Promise<Challenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(minTries, maxTries),
        deriveKey: derive,
        expiresAt: new Date(Date.now() + challengeSeconds * 1_000),
        ...secrets,
      }),

    /** Returns the proof of a request; undefined if there is none. Throws if it is invalid. */
    async check(text: string): Promise<Proof | undefined> {
      if (text === '') return undefined
      const read = sent.safeParse(parsed(text))
      if (!read.success) throw invalidField('proof', 'proof_wrong')
      const { challenge, solution } = read.data
      const { verified } = await verifySolution({ challenge, solution, deriveKey: derive, ...secrets })
      if (!verified) throw invalidField('proof', 'proof_wrong')
      return { id: challenge.signature }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
