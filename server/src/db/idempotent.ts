import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Db, Tx } from './db.ts'
import { newId } from './ids.ts'
import type { IdempotencyKeys } from './tables.ts'

/** A request that may be sent twice. */
export interface IdempotencyKey {
  /** Requests of the same person with the same key create only one thing. */
  idempotencyKey?: string | undefined
  /** All that the request asks for, as text: another request under the same key is refused. */
  request?: string | undefined
}

/** An idempotency key as it is stored: keyed digests, which lead neither to its owner nor to the request. */
export type StoredKey = Pick<IdempotencyKeys, 'key' | 'request'>

/** `scope` names what is created and the owner of the key. Undefined if the request has no key. */
export function storedKey(
  { authorship }: Pick<Deps, 'authorship'>,
  scope: readonly string[],
  { idempotencyKey, request }: IdempotencyKey,
): StoredKey | undefined {
  if (idempotencyKey === undefined) return undefined
  const key = authorship.digest(...scope, idempotencyKey)
  // The key is part of it, so that equal requests under two keys have nothing in common.
  return { key, request: request === undefined ? null : authorship.digest('request', key, request) }
}

/**
 * Creates something once, even if several processes are asked for it at the same time under the same key. `create` gets the id of the new
 * thing, and calls `keepKey` first in the transaction that inserts it: of two such transactions, the second waits there for the first, and
 * fails once that has committed. Returns the id, of the earlier thing if there is one.
 */
export async function createOnce(
  db: Db,
  key: StoredKey | undefined,
  create: (id: string, keepKey: (tx: Tx) => Promise<void>) => Promise<unknown>,
): Promise<string> {
  const id = newId()
  if (!key) {
    await create(id, async () => undefined)
    return id
  }
  const earlier = await findCreated(db, key)
  if (earlier) return earlier
  try {
    await create(id, (tx) => keepKey(tx, key, id))
    return id
  } catch (error) {
    const createdMeanwhile = await findCreated(db, key)
    if (createdMeanwhile) return createdMeanwhile
    throw error
  }
}

/** Fails if the key is there already. */
export const keepKey = async (tx: Tx, key: StoredKey, subjectId: string): Promise<void> =>
  void (await tx
    .insertInto('idempotency_keys')
    .values({ ...key, subject_id: subjectId, day: todayInBangladesh() })
    .execute())

/** What was created under a key, and by which request. */
export type Created = Pick<IdempotencyKeys, 'subject_id' | 'request'>

/** The id of what was created under the key, which is refused for another request. */
export function createdBy({ subject_id, request }: Created, key: StoredKey): string {
  const isOther = request !== null && key.request !== null && request !== key.request
  if (isOther) throw new ApiError('key_reused', { createdId: subject_id })
  return subject_id
}

async function findCreated(db: Db, key: StoredKey): Promise<string | undefined> {
  const created = await db
    .selectFrom('idempotency_keys')
    .select(['subject_id', 'request'])
    .where('key', '=', key.key)
    .executeTakeFirst()
  return created && createdBy(created, key)
}
