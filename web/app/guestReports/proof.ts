import type { CallOutput } from '@bichar/contract/api.ts'
import { describe } from '../api/describe.ts'
import { successOf } from '../api/errors.ts'
import { send } from '../api/send.ts'

/** Requests a proof-of-work challenge, without the access token of a signed-in user, and solves it. Returns the proof as JSON. */
export async function makeProof(): Promise<string> {
  const asked = await send(describe('GET /guest-reports/challenge', {}))
  const { challenge } = successOf(asked) as CallOutput<'GET /guest-reports/challenge'>
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
