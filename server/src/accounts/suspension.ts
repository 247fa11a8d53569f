import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { Authorship } from '../authorship/authorship.ts'
import { ApiError } from '../core/refusal.ts'
import type { Db, Tx } from '../db/db.ts'
import * as store from './suspensionStore.ts'

const day = 24 * 60 * 60 * 1000

/** The refusal for a suspended person, or undefined; only for callers who have proved that the account is theirs. */
export async function findRefusal(db: Db | Tx, userId: string, now: Date): Promise<ApiError | undefined> {
  const found = await store.findSuspension(db, userId, todayInBangladesh(now))
  if (!found) return undefined
  const { until, reason, has_appealed } = found
  return new ApiError('account_suspended', { sanction: { until, reason, canAppeal: !has_appealed } })
}

export async function refuseSuspended(db: Db | Tx, userId: string, now: Date): Promise<void> {
  const refusal = await findRefusal(db, userId, now)
  if (refusal) throw refusal
}

/** Refuses to register a number whose last account was suspended or paused when it was deleted. */
export async function refuseSuspendedNumber(
  tx: Tx,
  authorship: Authorship,
  phone: string,
  now: Date,
): Promise<void> {
  const until = await store.findSuspendedNumber(tx, digestOf(authorship, phone), todayInBangladesh(now))
  if (until !== undefined) throw new ApiError('account_suspended', { sanction: { until } })
}

/**
 * Prevents somebody who deletes their account while paused or suspended from opening another with the same number: until the
 * sanction ends, but for a year at most.
 */
export async function keepNumberClosed(
  tx: Tx,
  authorship: Authorship,
  { id, phone }: { id: string; phone: string },
  now: Date,
): Promise<void> {
  const today = todayInBangladesh(now)
  const latest = todayInBangladesh(new Date(now.getTime() + limits.sanctionDays * day))
  const suspension = await store.findSuspension(tx, id, today)
  const pausedUntil = await store.findPausedUntil(tx, id, authorship.pauseTags(id), today)
  const ends = [suspension && (suspension.until ?? latest), pausedUntil].filter((end) => end != null)
  const [last] = ends.toSorted().reverse()
  if (last === undefined) return
  await store.insertSuspendedNumber(tx, digestOf(authorship, phone), last < latest ? last : latest)
}

/** Allows a number to open an account again; false if it was not blocked. */
export const releaseNumber = (db: Db | Tx, authorship: Authorship, phone: string): Promise<boolean> =>
  store.deleteSuspendedNumber(db, digestOf(authorship, phone))

const digestOf = (authorship: Authorship, phone: string): string =>
  authorship.digest('suspended number', phone)
