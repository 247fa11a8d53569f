import type { AskedOutcome } from '@bichar/contract/outcomes.ts'
import { findByCode } from '../authorship/store.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { readAskedByCode } from '../outcomes/outcomes.ts'
import { readAnyPost } from '../posts/posts.ts'
import type { PostRow } from '../posts/store.ts'
import { type MessageRow, messagesOf } from '../questions/store.ts'
import type { followUpBudgets } from './budgets.ts'

export interface WithBudgets {
  followUpBudgets: ReturnType<typeof followUpBudgets>
}

/**
 * The id of the report with this code. Whoever has the code may do what the author may, whatever others have tried: it is looked up
 * before any limit refuses. A text that cannot be a code, such as one with a mistyped digit, is no guess and is not counted.
 */
export async function reportOf(deps: Deps & WithBudgets, network: string, code: string): Promise<string> {
  if (code === '') throw new ApiError('follow_code_unknown')
  const id = await findByCode(deps.kysely, deps.authorship, code)
  if (id !== undefined) return id
  await deps.followUpBudgets.consumeWrong(network)
  throw new ApiError('follow_code_unknown')
}

export interface Followed {
  post: PostRow
  messages: MessageRow[]
  outcome: AskedOutcome | null
}

/** The report as someone with its code sees it. */
export const readFollowed = async (deps: Deps, id: string): Promise<Followed> => ({
  post: await readAnyPost(deps, id),
  messages: await messagesOf(deps.kysely, id),
  outcome: await readAskedByCode(deps, id),
})
