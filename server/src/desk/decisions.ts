import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Db } from '../db/db.ts'
import { retryOnDeadlock, transact } from '../db/transaction.ts'
import { claimItem } from './claims.ts'
import {
  type Due,
  deleteDropped,
  deletePending,
  dropDecision,
  endDecision,
  insertDecisions,
  type NewDecision,
  type Pending,
  takeDue,
} from './decisionStore.ts'
import { type Ref, readItems } from './feed.ts'
import { publishToDesk } from './liveUpdates.ts'
import { readOwnItems } from './ownItemStore.ts'
import { sources } from './sources/sources.ts'

type Refusal = 'desk_item_not_found' | 'own_item' | 'claimed' | 'conflict' | 'already_decided'

interface Taken {
  decisions: Pending[]
  refused: (Ref & { code: Refusal })[]
}

const keyOf = ({ kind, id }: Ref): string => `${kind} ${id}`
const byKey = <Row extends Ref>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]))

/** Accepts decisions that take effect after ten seconds. Until then, all that changes is that the items are not in the queue. */
export async function decide(deps: Deps, admin: SignedIn, wanted: readonly NewDecision[]): Promise<Taken> {
  const once = [...byKey(wanted).values()]
  const waiting = byKey(await readItems(deps.kysely, once))
  const own = await readOwnItems(deps, admin, [...waiting.values()])
  const isAsLookedAt = (each: NewDecision) => waiting.get(keyOf(each))?.version === each.version
  const isAccepted = (each: NewDecision) => isAsLookedAt(each) && !own.has(each.id)
  const decisions = await retryOnDeadlock(() => insertDecisions(deps.kysely, admin, once.filter(isAccepted)))
  for (const each of decisions) publishToDesk(deps, each, { claim: null, isGone: true })
  const taken = byKey(decisions)
  const left = once.filter((each) => !taken.has(keyOf(each)))
  const now = byKey(await readItems(deps.kysely, left))
  const refused = left.map((each) => ({
    kind: each.kind,
    id: each.id,
    code: own.has(each.id)
      ? ('own_item' as const)
      : refusalOf(waiting.has(keyOf(each)), isAsLookedAt(each), now.has(keyOf(each))),
  }))
  return { decisions, refused }
}

function refusalOf(waited: boolean, isAsLookedAt: boolean, waits: boolean): Refusal {
  if (!waited) return 'desk_item_not_found'
  if (!isAsLookedAt) return 'conflict'
  return waits ? 'claimed' : 'already_decided'
}

/** Deletes a pending decision, and claims the item for the admin again. */
export async function undo(deps: Deps, admin: SignedIn, id: string): Promise<void> {
  const undone = await deletePending(deps.kysely, admin, id)
  if (!undone) throw new ApiError('decision_taken')
  await claimItem(deps, admin, undone)
}

/** Carries out the due decisions one after the other. A failure does not stop the others. */
export async function carryOutDue(deps: Deps): Promise<void> {
  const passed: string[] = []
  for (let due = await carryOutNext(deps, passed); due; due = await carryOutNext(deps, passed)) {
    passed.push(due.decision_id)
  }
}

/**
 * Carrying out a decision and deleting it are one transaction, so that exactly one of several processes does it once, even if one
 * of them dies.
 */
async function carryOutNext(deps: Deps, passed: readonly string[]): Promise<Due | undefined> {
  let due: Due | undefined
  try {
    await transact(deps.kysely, async (tx, afterCommit) => {
      due = await takeDue(tx, passed)
      if (!due) return
      const decided = due
      await endDecision(tx, decided)
      // Decisions of somebody who is no longer an admin, or is suspended, have no effect.
      if (decided.is_admin)
        await sources[decided.kind].decide({ ...deps, kysely: tx as Db }, actorOf(decided), decided)
      afterCommit(() => publishToDesk(deps, decided, { claim: null, isGone: decided.is_admin }))
    })
  } catch (error) {
    if (!due) throw error
    await onFailure(deps, due, error)
  }
  return due
}

const actorOf = ({ admin_id, is_super_admin }: Due): SignedIn => ({
  userId: admin_id,
  role: 'admin',
  isSuperAdmin: is_super_admin,
  // Their own items were refused when the decision was accepted. A refusal here would tell a session from which their anonymous
  // things are hidden that one is theirs.
  hasOtherAdmins: false,
  // The session may have ended by now.
  sessionId: '',
})

/** A decision is dropped if its item was changed or decided meanwhile. Other failures are retried for a minute. */
async function onFailure(deps: Deps, due: Due, error: unknown): Promise<void> {
  const isRefused = error instanceof ApiError
  if (!isRefused) deps.log.warn({ err: error }, 'applying a moderation decision failed')
  if (!isRefused && !due.is_late) return
  await dropDecision(deps.kysely, due)
  const [waits] = await readItems(deps.kysely, [due])
  if (!waits) await deleteDropped(deps.kysely, due.decision_id)
  publishToDesk(deps, due, { claim: null, isGone: !waits })
}
