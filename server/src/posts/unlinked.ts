import { randomBytes } from 'node:crypto'
import { insertFollowUpCode } from '../authorship/store.ts'
import { idempotent } from '../db/idempotent.ts'
import type { Deps } from '../deps.ts'
import { changeWithUploads } from '../media/attach.ts'
import { invalidField } from '../refusal.ts'
import { idsOf } from './attachmentStore.ts'
import { columnsOf } from './fields.ts'
import { filePost, type NewReport } from './posts.ts'

/** A report that nothing leads back from to whoever files it. */
export interface UnlinkedReport extends Omit<NewReport, 'isAnonymous' | 'filedAt'> {
  withoutAccount: boolean
  /** Whose idempotency keys they are. */
  sender: string
  /** Asked before the work on a new report begins; not for one that has arrived already. */
  admit?(): Promise<void>
}

export interface FiledUnlinked {
  id: string
  /** By which it is followed; nobody is ever told it again, but for the same request. */
  followUpCode: string
}

/**
 * Files an anonymous report that has no author here, not even a sealed one: whoever has the code it returns can follow it, and
 * nobody else. The same request under the same key makes one report, and is answered with the same code, which is worked out
 * from both: to keep it until then would be to keep what leads to the report.
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

/** As long as an id: what is shorter could be guessed, and with it the code, or, by whoever has the server's key, the person. */
const secretKey = /^[\da-f]{32}$/i

/**
 * What a code is worked out from. The words belong to it: somebody who goes back in the browser and writes another report
 * must not be answered with the code of the first.
 */
function seedOf({ idempotencyKey, sender, ...rest }: UnlinkedReport): string[] {
  if (idempotencyKey === undefined) return [randomBytes(32).toString('hex')]
  if (!secretKey.test(idempotencyKey.replaceAll('-', ''))) throw invalidField('key', 'sending_key')
  const files = rest.uploads.map(({ fileName, bytes }) => [fileName, bytes])
  const words = [...Object.values(columnsOf(rest)), rest.criminals, files]
  return [sender, idempotencyKey, JSON.stringify(words)]
}
