import type { SignedIn } from '../actor.ts'
import { recordAction } from '../audit/audit.ts'
import type { Tx } from '../db/db.ts'
import { type IdempotencyKey, idempotent } from '../db/idempotent.ts'
import { newId } from '../db/ids.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { changeWithUploads } from '../media/attach.ts'
import { makePrivate, removeMedia } from '../media/media.ts'
import { onSupportAsked, onSupportSettled } from '../notifications/triggers.ts'
import { ApiError } from '../refusal.ts'
import type { Upload } from '../upload.ts'
import {
  deleteRequestsOf,
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
  { name, phone, desc, uploads, idempotencyKey: key }: NewRequest,
): Promise<SupportRow> {
  const id = await idempotent(deps.kysely, 'support_requests', { user_id: person.userId }, key, () =>
    changeWithUploads(deps, uploads, async (tx, stored) => {
      const made = newId()
      const files = stored.map((file) => file.id)
      await makePrivate(tx, files)
      const request = { id: made, user_id: person.userId, name, phone, description: desc }
      await insertRequest(tx, { ...request, idempotency_key: key ?? null, created_at: new Date() }, files)
      await onSupportAsked(deps, tx)
      return made
    }),
  )
  return found(await findRequest(deps.kysely, id))
}

/** Marks a request as dealt with, which cannot be undone. */
export const markActioned = (deps: Deps, admin: SignedIn, id: string): Promise<SupportRow> =>
  transact(deps.kysely, async (tx) => {
    const { status, created_at: since } = found(await lockRequest(tx, id))
    if (status === 'action-taken') throw new ApiError('already_decided')
    await setStatus(tx, id, 'action-taken')
    await onSupportSettled(deps, tx)
    await recordAction(tx, admin, {
      action: 'support.actionTaken',
      subject: { kind: 'support', id },
      decided: { kind: 'support', since, isSentBack: false },
    })
    return found(await findRequest(tx, id))
  })

/** Deletes all requests of a person who deletes their account, with the files. */
export async function eraseRequestsOf(deps: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> {
  const files = await filesOf(tx, userId)
  await deleteRequestsOf(tx, userId)
  await removeMedia(deps, tx, files)
  await onSupportSettled(deps, tx)
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new ApiError('support_not_found')
  return row
}
