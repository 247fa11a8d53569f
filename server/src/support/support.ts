import { recordAction } from '../audit/audit.ts'
import { refuseOwnItem } from '../audit/ownItems.ts'
import { hourOf } from '../authorship/days.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'
import type { Tx } from '../db/db.ts'
import { createOnce, type IdempotencyKey, storedKey } from '../db/idempotent.ts'
import { transact } from '../db/transaction.ts'
import { changeWithUploads } from '../media/attach.ts'
import { makePrivate, removeMedia } from '../media/media.ts'
import { onSupportAsked, onSupportSettled } from '../notifications/triggers.ts'
import {
  deleteRequestRowsOf,
  filesOf,
  findRequest,
  insertRequest,
  lockRequest,
  type SupportRow,
  setStatus,
} from './store.ts'

export interface NewRequest extends IdempotencyKey {
  name: string
  phone: string
  desc: string
  uploads: readonly Upload[]
}

/** Files a request for support, which only admins can see, including its files. */
export async function askForSupport(
  deps: Deps,
  person: SignedIn,
  { name, phone, desc, uploads, ...idempotency }: NewRequest,
): Promise<SupportRow> {
  const key = storedKey(deps, ['support_requests', person.userId], idempotency)
  const id = await createOnce(deps.kysely, key, (id, keepKey) =>
    changeWithUploads(deps, uploads, async (tx, stored) => {
      await keepKey(tx)
      await makePrivate(
        tx,
        stored.map((file) => file.id),
      )
      const request = { id, user_id: person.userId, name, phone, description: desc }
      // The exact time, beside a name, could be compared with that of something anonymous.
      const created_at = hourOf(new Date())
      await insertRequest(tx, { ...request, created_at }, stored)
      await onSupportAsked(deps, tx)
    }),
  )
  return found(await findRequest(deps.kysely, id))
}

/** Marks a request as dealt with. */
export const markActioned = (deps: Deps, admin: SignedIn, id: string): Promise<SupportRow> =>
  transact(deps.kysely, async (tx) => {
    const { status, created_at: since, user_id } = found(await lockRequest(tx, id))
    const own = refuseOwnItem(admin, { isOwn: user_id === admin.userId, isAnonymous: false })
    if (status === 'action-taken') throw new ApiError('already_decided')
    await setStatus(tx, id, 'action-taken')
    await onSupportSettled(deps, tx)
    await recordAction(tx, admin, {
      action: 'support.actionTaken',
      subject: { kind: 'support', id },
      detail: own,
      decided: { kind: 'support', since, isSentBack: false },
    })
    return found(await findRequest(tx, id))
  })

/** Takes that back: the request waits again. */
export const reopenRequest = (deps: Deps, admin: SignedIn, id: string): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const { status, user_id } = found(await lockRequest(tx, id))
    const own = refuseOwnItem(admin, { isOwn: user_id === admin.userId, isAnonymous: false })
    if (status === 'pending') throw new ApiError('nothing_to_take_back')
    await setStatus(tx, id, 'pending')
    await onSupportSettled(deps, tx)
    await recordAction(tx, admin, { action: 'support.reopen', subject: { kind: 'support', id }, detail: own })
  })

/** Deletes all requests of a person who deletes their account, with the files. */
export async function deleteRequestsOf(deps: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> {
  const files = await filesOf(tx, userId)
  await deleteRequestRowsOf(tx, userId)
  await removeMedia(deps, tx, files)
  await onSupportSettled(deps, tx)
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new ApiError('support_not_found')
  return row
}
