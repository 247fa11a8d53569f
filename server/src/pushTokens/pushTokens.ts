import { createHash } from 'node:crypto'
import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError, invalidField } from '../core/refusal.ts'
import { newId } from '../db/ids.ts'
import type { Language } from '../http/language.ts'
import * as store from './store.ts'

type Context = Pick<Deps, 'kysely' | 'push'>

/**
 * Sends push notifications to a device for as long as this session lasts. A device belongs to the person who registered
 * it last; of one person's devices, only the latest are kept.
 */
export async function keepPushToken(
  { kysely, push }: Context,
  { userId, sessionId }: SignedIn,
  { token, language }: { token: string; language: Language },
): Promise<void> {
  const target = push.recognise(token)
  if (!target) throw invalidField('token', 'push_token_invalid')
  await kysely.transaction().execute(async (tx) => {
    // The session may have ended since the call arrived.
    if (!(await store.lockSession(tx, sessionId))) throw new ApiError('unauthenticated')
    await store.putToken(tx, {
      id: newId(),
      session_id: sessionId,
      address_hash: hashOf(target.address),
      token: target.token,
      language,
      registered_at: new Date(),
    })
    await store.deleteTokensBeyond(tx, userId, serverLimits.pushDevices)
  })
}

/** Does nothing if the person has not registered this token. */
export async function dropPushToken(
  { kysely, push }: Context,
  { userId }: SignedIn,
  token: string,
): Promise<void> {
  const target = push.recognise(token)
  if (target) await store.deleteToken(kysely, userId, hashOf(target.address))
}

const hashOf = (address: string) => createHash('sha256').update(address).digest()
