import type { Api, Call, CallOutput } from '@bichar/contract/api.ts'
import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import type { Differences } from './filledCache.ts'

/** The calls that change something. */
type ChangingCall = Exclude<Call, `GET ${string}`>

type Refusal<C extends Call> = Api[C] extends { errors: readonly (infer Code extends ErrorCode)[] }
  ? Code
  : never

/** A change that the app sends to the server, and how the cache differs after each outcome. */
export interface Change<C extends Call = Call> {
  /** What tells it from the other changes that are sent with the same call. */
  what?: string
  /** A hook that returns the function which sends it. */
  use(): () => Promise<unknown>
  answer: Omit<CallOutput<C>, 'success' | 'message'>
  /** The failures that whoever sends it is not told. */
  hides?: readonly (Refusal<C> | 'not_found' | 'lost')[]
  after: { success: Differences; lost: Differences } & { [Code in Refusal<C> | 'not_found']?: Differences }
}

/** For each call the changes that are sent with it, or why it leaves the cache alone. */
export type Changes = { [C in ChangingCall]: Change<C> | readonly Change<C>[] | string }
