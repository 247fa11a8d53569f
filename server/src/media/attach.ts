import type { Deps } from '../core/deps.ts'
import type { Upload } from '../core/upload.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { discardStored, type StoredMedia, saveMedia, storeUploads } from './media.ts'

/**
 * Stores uploads, then saves their rows and makes the change that they belong to in one transaction.
 * If the change does not happen, the files are taken back.
 */
export async function changeWithUploads<Result>(
  deps: Deps,
  uploads: readonly Upload[],
  change: (tx: Tx, stored: readonly StoredMedia[]) => Promise<Result>,
): Promise<Result> {
  const stored = await storeUploads(deps, uploads)
  let changed = false
  try {
    return await transact(deps.kysely, async (tx) => {
      await saveMedia(deps, tx, stored)
      const result = await change(tx, stored)
      changed = true
      return result
    })
  } catch (error) {
    // If the change itself succeeded, only the commit can have failed, and its outcome is unknown: the sweep removes the files if
    // they have no row.
    if (!changed) await discardStored(deps, stored)
    throw error
  }
}
