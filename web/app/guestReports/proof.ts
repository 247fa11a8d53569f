import type { CallOutput } from '@bichar/contract/api.ts'
import { describe } from '../api/describe.ts'
import { CallError, successOf } from '../api/errors.ts'
import { send } from '../api/send.ts'

/** After this the report is sent without a proof: it must not wait for a network that hangs. */
const challengeMilliseconds = 20_000

async function askForChallenge() {
  const waiting = new AbortController()
  const timeout = setTimeout(() => waiting.abort(new CallError(0, {})), challengeMilliseconds)
  try {
    const asked = await send({ ...describe('GET /guest-reports/challenge', {}), signal: waiting.signal })
    return (successOf(asked) as CallOutput<'GET /guest-reports/challenge'>).challenge
  } finally {
    clearTimeout(timeout)
  }
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
