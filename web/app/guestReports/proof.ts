import type { CallOutput } from '@bichar/contract/api.ts'
import { describe } from '../api/describe.ts'
import { successOf } from '../api/errors.ts'
import { send } from '../api/send.ts'

/** Asks for a task and does it; of whoever is signed in nothing goes with that. The proof is JSON, for the field of the form. */
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
