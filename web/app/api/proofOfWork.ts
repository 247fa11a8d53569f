import type { CallOutput } from '@bichar/contract/api.ts'
import { requestOf } from '@bichar/contract/rules/request.ts'
import { successOf } from './errors.ts'
import { send } from './send.ts'
import { withTimeout } from './withTimeout.ts'

/** After this no proof is made: a report is sent without one then, and must not wait for a network that hangs. */
const challengeMilliseconds = 20_000

type ChallengeCall = 'GET /guest-reports/challenge' | 'GET /auth/challenge'

async function askForChallenge(name: ChallengeCall) {
  const asked = await withTimeout(challengeMilliseconds, (signal) => send({ ...requestOf(name, {}), signal }))
  return (successOf(asked) as CallOutput<ChallengeCall>).challenge
}

/** Requests a proof-of-work challenge, without the access token of a signed-in user, and solves it. Returns the proof as JSON. */
export async function makeProof(name: ChallengeCall): Promise<string> {
  const challenge = await askForChallenge(name)
  const worker = new Worker(new URL('./proofWorker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = () => reject(new Error('The task could not be done'))
      worker.postMessage(challenge)
    })
    return solution ? JSON.stringify({ challenge, solution }) : ''
  } finally {
    worker.terminate()
  }
}
