import { randomBytes } from 'node:crypto'
import { detachSuspects, insertFollowUpCode } from '../authorship/store.ts'
import type { Deps } from '../core/deps.ts'
import { invalidField } from '../core/refusal.ts'
import { createOnce } from '../db/idempotent.ts'
import { transact } from '../db/transaction.ts'
import { changeWithUploads } from '../media/attach.ts'
import { columnsOf } from './fields.ts'
import { filePost, type NewReport } from './posts.ts'

/** A report that nothing links to its sender. */
export interface UnattributedReport extends Omit<NewReport, 'isAnonymous' | 'filedAt'> {
  withoutAccount: boolean
  /** The scope of the idempotency key. */
  sender: string
  /**
   * Called before the work on a new report begins; not for a repeated request whose report already exists. Tells whether the report has
   * to wait behind everything else.
   */
  admit?(): Promise<{ isDeferred: boolean }>
}

export interface FiledReport {
  id: string
  /** The code for following the report; it is never returned again, except to a repetition of the same request. */
  followUpCode: string
}

/**
 * Files an anonymous report that has no author here, not even a sealed one: only somebody with the returned code can follow it.
 * Repeating a request with the same idempotency key makes no second report and returns the same code, which is derived from both:
 * storing the code for this would mean storing something that leads to the report.
 */
export async function createUnattributedReport(deps: Deps, report: UnattributedReport): Promise<FiledReport> {
  const seed = seedOf(report)
  const followUpCode = deps.authorship.followUpCode(...seed)
  // The length of the code is part of it, because a report that was filed when codes were shorter has no code of this length.
  const key = deps.authorship.digest('unlinked posts', String(followUpCode.length), ...seed)
  // The request is part of the key: another one is another report, never a refusal.
  const id = await createOnce(deps.kysely, { key, request: null }, async (id, keepKey) => {
    const admitted = await report.admit?.()
    // Those that it names may stand there since a moderator decided on them. In a transaction of its own, which the report is not part of.
    if (report.criminals.length > 0) {
      await transact(deps.kysely, (tx) =>
        detachSuspects(tx, deps.authorship, report.sender, report.criminals),
      )
    }
    await changeWithUploads(deps, report.uploads, async (tx, stored) => {
      await keepKey(tx)
      await filePost(deps, tx, report, {
        id,
        user_id: null,
        is_anonymous: true,
        without_account: report.withoutAccount,
        is_deferred: admitted?.isDeferred ?? false,
        stored,
        sender: { userId: report.sender, isAdmin: false },
      })
      await insertFollowUpCode(tx, deps.authorship, followUpCode, id)
    })
  })
  return { id, followUpCode }
}

/** As long as an id: a shorter key could be guessed, and with it the code or, by somebody who has the server's key, the sender. */
const secretKey = /^[\da-f]{32}$/i

/**
 * What the code is derived from. It includes the content: somebody who goes back in the browser and writes another report must
 * not get the code of the first.
 */
function seedOf({ idempotencyKey, sender, ...rest }: UnattributedReport): string[] {
  if (idempotencyKey === undefined) return [randomBytes(32).toString('hex')]
  if (!secretKey.test(idempotencyKey.replaceAll('-', ''))) throw invalidField('key', 'sending_key')
  const files = rest.uploads.map(({ fileName, bytes, alt }) => [fileName, bytes, ...(alt ? [alt] : [])])
  const words = [...Object.values(columnsOf(rest)), rest.criminals, files]
  return [sender, idempotencyKey, JSON.stringify(words)]
}
