import type { CallOutput } from '@bichar/contract/api.ts'
import { requestOf } from '@bichar/contract/rules/request.ts'
import { successOf } from '../api/errors.ts'
import { send } from '../api/send.ts'
import { withTimeout } from '../api/withTimeout.ts'

/** After this the report is sent without a proof: it must not wait for a network that hangs. */
const challengeMilliseconds = 20_000

async function askForChallenge() {
  const asked = await withTimeout(challengeMilliseconds, (signal) =>
    send({ ...requestOf('GET /guest-reports/challenge', {}), signal }),
  )
  return (successOf(asked) as CallOutput<'GET /guest-reports/challenge'>).challenge
}

/** Requests a proof-of-work challenge, without the access token of a signed-in user, and solves it. Returns the proof as JSON. */
export async function makeProof(): Promise<string> {
  const challenge = await askForChallenge()
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
