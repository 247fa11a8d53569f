import { randomBytes } from 'node:crypto'
import { insertFollowUpCode } from '../authorship/store.ts'
import { idempotent } from '../db/idempotent.ts'
import type { Deps } from '../deps.ts'
import { changeWithUploads } from '../media/attach.ts'
import { invalidField } from '../refusal.ts'
import { idsOf } from './attachmentStore.ts'
import { columnsOf } from './fields.ts'
import { filePost, type NewReport } from './posts.ts'

/** A report that nothing links to its sender. */
export interface UnlinkedReport extends Omit<NewReport, 'isAnonymous' | 'filedAt'> {
  withoutAccount: boolean
  /** The scope of the idempotency key. */
  sender: string
  /** Called before the work on a new report begins; not for a repeated request whose report already exists. */
  admit?(): Promise<void>
}

export interface FiledUnlinked {
  id: string
  /** The code for following the report; it is never returned again, except to a repetition of the same request. */
  followUpCode: string
}

/**
 * Files an anonymous report that has no author here, not even a sealed one: only somebody with the returned code can follow it.
 * Repeating a request with the same idempotency key makes no second report and returns the same code, which is derived from both:
 * storing the code for this would mean storing something that leads to the report.
 */
export async function createUnlinkedPost(deps: Deps, report: UnlinkedReport): Promise<FiledUnlinked> {
  const seed = seedOf(report)
  const followUpCode = deps.authorship.followUpCode(...seed)
  const key = deps.authorship.digest('unlinked posts', ...seed)
  const id = await idempotent(deps.kysely, 'posts', {}, key, async () => {
    await report.admit?.()
    return changeWithUploads(deps, report.uploads, async (tx, stored) => {
      const id = await filePost(deps, tx, report, {
        user_id: null,
        is_anonymous: true,
        without_account: report.withoutAccount,
        idempotency_key: key,
        mediaIds: idsOf(stored),
      })
      await insertFollowUpCode(tx, deps.authorship, followUpCode, id)
      return id
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
function seedOf({ idempotencyKey, sender, ...rest }: UnlinkedReport): string[] {
  if (idempotencyKey === undefined) return [randomBytes(32).toString('hex')]
  if (!secretKey.test(idempotencyKey.replaceAll('-', ''))) throw invalidField('key', 'sending_key')
  const files = rest.uploads.map(({ fileName, bytes }) => [fileName, bytes])
  const words = [...Object.values(columnsOf(rest)), rest.criminals, files]
  return [sender, idempotencyKey, JSON.stringify(words)]
}
