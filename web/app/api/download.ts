import type { Api, Call, CallInput } from '@bichar/contract/api.ts'
import { requestOf } from '@bichar/contract/rules/request.ts'
import { CallError, successOf } from './errors.ts'
import { exchange, readJson } from './send.ts'
import { withAuthorization } from './withAuthorization.ts'

/** Calls whose answer is a file. */
type FileCall = {
  [C in Call]: Api[C] extends { file: infer Type } ? (Type extends string ? C : never) : never
}[Call]

/** Calls the API as whoever is signed in, and returns the whole file. A refusal or a lost connection is thrown as a CallError. */
export async function download<C extends FileCall>(name: C, input: CallInput<C>): Promise<Blob> {
  const outgoing = requestOf(name, input as object)
  const response = await withAuthorization((authorization) =>
    exchange({ ...outgoing, headers: { ...outgoing.headers, ...authorization } }),
  )
  if (response.ok && !/zip/.test(response.headers.get('content-type') ?? '')) throw new CallError(0, {})
  if (!response.ok) successOf({ status: response.status, body: readJson(await response.text()) })
  return response.blob().catch(() => {
    throw new CallError(0, {})
  })
}
