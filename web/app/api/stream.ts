import type { Api, Call, CallInput, CallOutput, ErrorBody } from '@bichar/contract/api.ts'
import { errors, isErrorCode } from '@bichar/contract/rules/errors.ts'
import { readEvents } from '@bichar/contract/rules/events.ts'
import { requestOf } from '@bichar/contract/rules/request.ts'
import { CallError, successOf } from './errors.ts'
import { exchange, readJson } from './send.ts'
import { withAuthorization } from './withAuthorization.ts'

/** Calls whose answer is a stream of events. */
type StreamedCall = { [C in Call]: Api[C] extends { stream: true } ? C : never }[Call]

/**
 * Calls the API as whoever is signed in, and yields the events of the answer as they arrive. A refusal, instead of the answer or in the
 * middle of it, and a lost connection are thrown as a CallError; when aborted, it throws the reason of `signal`.
 */
export async function* stream<C extends StreamedCall>(
  name: C,
  input: CallInput<C>,
  signal: AbortSignal,
): AsyncGenerator<CallOutput<C>, void> {
  const outgoing = requestOf(name, input as object)
  const response = await withAuthorization(
    (authorization) => exchange({ ...outgoing, signal, headers: { ...outgoing.headers, ...authorization } }),
    { signal },
  )
  if (!response.ok || !response.body) {
    successOf({ status: response.status, body: readJson(await response.text()) })
    return
  }
  try {
    for await (const event of readEvents<CallOutput<C>>(response.body)) {
      if (isError(event)) throw new CallError(statusOf(event.code), event)
      yield event
    }
  } catch (error) {
    throw signal.aborted || error instanceof CallError ? error : new CallError(0, {})
  }
}

const isError = (event: object): event is ErrorBody => 'success' in event && event.success === false

const statusOf = (code: string): number => (isErrorCode(code) ? errors[code][0] : errors.internal[0])
