import { randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey as derive } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { deriveKey } from '../authorship/sealer.ts'
import { invalidField } from '../refusal.ts'

/** Solved right before a report is sent; its files may then take ten minutes to arrive. */
export const challengeSeconds = 20 * 60

/** One try costs a phone some milliseconds, and there are these many: two to five seconds. A server looks at one. */
const cost = 5_000
const leastTries = 150
const mostTries = 400

/** That somebody's device has worked for a report. */
export interface Proof {
  /** Of its challenge: it is good for one report. */
  id: string
}

const hex = z.string().regex(/^[\da-f]{2,128}$/)

/** What a browser sends; nothing but what `createChallenge` makes, as whatever else is there would go into the work of checking it. */
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

/** Sets and checks tasks for browsers; nothing of them is kept but that one has been used. */
export function proofOfWork(serverKey: Buffer) {
  const secretFor = (use: string) => deriveKey(serverKey, use).export().toString('hex')
  const secrets = {
    hmacSignatureSecret: secretFor('guest-challenge'),
    hmacKeySignatureSecret: secretFor('guest-challenge-key'),
  }
  return {
    challenge: (): Promise<Challenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(leastTries, mostTries),
        deriveKey: derive,
        expiresAt: new Date(Date.now() + challengeSeconds * 1_000),
        ...secrets,
      }),

    /** The proof that came with a report; nothing where none came, and a refusal of one that proves nothing. */
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
