import type { CallInput, CallOutput } from '@bichar/contract/api.ts'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'

type CodeCall =
  | 'POST /auth/register'
  | 'POST /auth/resend-otp'
  | 'POST /auth/forgot-password'
  | 'POST /auth/login'

/** Makes a call by which a code is sent; once more with a proof of work if the server asks for one, because many ask for codes. */
export async function callForCode<C extends CodeCall>(
  name: C,
  input: CallInput<C> & { body: object },
): Promise<CallOutput<C>> {
  try {
    return await call(name, input)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'proof_needed') throw error
    const { makeProof } = await import('../api/proofOfWork.ts')
    const proof = await makeProof('GET /auth/challenge')
    return await call(name, { ...input, body: { ...input.body, proof } })
  }
}
