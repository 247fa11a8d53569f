import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { SanctionKind } from '@bichar/contract/rules/sanctions.ts'
import { deleteSessionsOf } from '../accounts/sessionStore.ts'
import { releaseNumber } from '../accounts/suspension.ts'
import { findUser, findUserByPhone } from '../accounts/userStore.ts'
import { operator, recordAction } from '../audit/audit.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError, invalidField } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { createOnce, type IdempotencyKey, storedKey } from '../db/idempotent.ts'
import { transact } from '../db/transaction.ts'
import { notifyUsers } from '../notifications/notify.ts'
import { notifyAffectedUser } from './affectedUsers.ts'
import { mayBeHidden, refusalToSanction } from './policy.ts'
import * as store from './store.ts'

const day = 24 * 60 * 60 * 1000

/** Warnings and pauses count for a year. */
export const aYearAgo = (now = new Date()): Date => new Date(now.getTime() - 365 * day)

interface NewSanction extends IdempotencyKey {
  kind: SanctionKind
  reason: string
  until?: string | undefined
}

const words = { warning: 'warned', pause: 'paused', suspension: 'suspended' } as const
const actions = { warning: 'user.warn', pause: 'user.pause', suspension: 'user.suspend' } as const

/** Sanctions a person and notifies them; it takes effect at once, in every window that they have open. */
export const sanctionUser = (
  deps: Deps,
  actor: SignedIn,
  userId: string,
  { kind, reason, until: day, ...idempotency }: NewSanction,
): Promise<string> => {
  const now = new Date()
  const until = kind === 'warning' ? null : (day ?? null)
  if (until !== null) refuseWrongDay(until, now)
  const key = storedKey(deps, ['sanctions', actor.userId], idempotency)
  return createOnce(deps.kysely, key, (id, keepKey) =>
    transact(deps.kysely, async (tx) => {
      await keepKey(tx)
      // A suspension serialises with logins: a login that is in progress finishes first and its session is deleted, and a
      // later one waits and is refused.
      await store.lockUser(tx, userId, kind)
      await refuseUnlessMay(tx, actor, userId)
      if (await store.isSanctioned(tx, userId, kind, todayInBangladesh(now))) {
        throw new ApiError('already_sanctioned')
      }
      const sanction = { id, user_id: userId, kind, reason, until, by_id: actor.userId, created_at: now }
      await store.insertSanction(tx, sanction)
      if (kind === 'suspension') await deleteSessionsOf(tx, userId)
      await notifyUsers(deps, tx, [userId], {
        kind: words[kind],
        data: { reason, ...(until !== null && { until }) },
      })
      await recordAction(tx, actor, {
        action: actions[kind],
        subject: { kind: 'user', id: userId },
        detail: { reason },
      })
    }),
  )
}

/** Takes a decision back, whoever made it. */
export const liftSanction = (deps: Deps, actor: SignedIn, id: string): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const sanction = await store.lockSanction(tx, id)
    if (!sanction) throw new ApiError('sanction_not_found')
    await refuseUnlessMayChange(deps, tx, actor, sanction)
    if (sanction.is_lifted) throw new ApiError('already_decided')
    await store.liftSanction(tx, sanction, new Date())
    await notifyAffectedUser(deps, tx, sanction, { kind: 'sanction_lifted', data: {} })
    await recordAction(tx, actor, actionOn(sanction, 'lift'))
  })

/**
 * Lifts all named sanctions in force for the owner of a phone number, with an entry in the audit log for each, or lets a closed
 * number open an account again. That has no entry: no account is left to name, and the log holds no phone numbers.
 */
export async function liftByOperator(
  { kysely, authorship }: Pick<Deps, 'kysely' | 'authorship'>,
  phone: string,
): Promise<'lifted' | 'nothing' | 'no account'> {
  if (await releaseNumber(kysely, authorship, phone)) return 'lifted'
  return transact(kysely, async (tx) => {
    const user = await findUserByPhone(tx, phone)
    if (!user) return 'no account'
    const lifted = await store.liftAll(tx, user.id, new Date())
    const entry = { action: 'user.lift', subject: { kind: 'user', id: user.id } } as const
    for (let count = 0; count < lifted; count += 1) await recordAction(tx, operator, entry)
    return lifted > 0 ? 'lifted' : 'nothing'
  })
}

/** What the audit log says about a decision: for one about something anonymous, never whom it was about. */
export function actionOn(sanction: store.SanctionRow, what: 'lift' | 'uphold') {
  const { user_id, thing_kind, thing_id, post_id } = sanction
  if (user_id !== null) {
    return { action: `user.${what}` as const, subject: { kind: 'user' as const, id: user_id } }
  }
  return {
    action: `${thing_kind ?? 'post'}.${what}Pause` as const,
    subject: { kind: thing_kind ?? 'post', id: thing_id ?? '' },
    ...(thing_kind === 'comment' && { detail: { postId: post_id ?? '' } }),
  }
}

async function refuseUnlessMay(tx: Tx, actor: SignedIn, userId: string): Promise<void> {
  const target = await findUser(tx, userId)
  if (!target) throw new ApiError('user_not_found')
  const refusal = refusalToSanction(actor, target)
  if (refusal) throw new ApiError(refusal)
}

/**
 * Nobody decides on what is about themselves, and only they learn that it is, from the refusal. An admin who may not
 * learn which anonymous things are theirs may not decide on any anonymous one.
 */
export async function refuseUnlessMayChange(
  { authorship }: Pick<Deps, 'authorship'>,
  tx: Tx,
  actor: SignedIn,
  sanction: store.SanctionRow,
): Promise<void> {
  const { user_id, tag } = sanction
  if (mayBeHidden(actor, sanction)) throw new ApiError('hidden_from_you')
  if (user_id !== null) await refuseUnlessMay(tx, actor, user_id)
  if (tag && authorship.pauseTags(actor.userId).some((own) => own.equals(tag))) {
    throw new ApiError('sanction_own')
  }
}

/** Accepts days from tomorrow to a year ahead. */
export function refuseWrongDay(until: string, now: Date): void {
  const latest = todayInBangladesh(new Date(now.getTime() + limits.sanctionDays * day))
  if (until <= todayInBangladesh(now) || until > latest) throw invalidField('until', 'until_required')
}
