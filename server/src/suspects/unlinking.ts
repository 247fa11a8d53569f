import { isHidden } from '../authorship/hiding.ts'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { clearCreator, isNamedElsewhere, lockNamedOwn, replaceByCopy } from './store.ts'
import { deleteSuspect } from './suspects.ts'

/**
 * A report that keeps no link must not lead, by the suspects that it names, to whoever filed it. Those whom they have proposed for it
 * are replaced by copies: changes, notifications and jobs of the one that they have worked on say, with the server's key, whose it is,
 * and a copy has none. One that is public or that another report names only loses who added it, and not in a session from which that is
 * hidden: whoever holds the phone could take it from them.
 */
export async function unlinkNamed(deps: Deps, tx: Tx, postId: string, userId: string): Promise<void> {
  for (const { id, visibility, photo_id: photo } of await lockNamedOwn(deps, tx, postId, userId)) {
    if (visibility === 'proposed' && !(await isNamedElsewhere(tx, id, postId))) {
      await replaceByCopy(tx, postId, { id, copyId: newId() })
      await deleteSuspect(deps, tx, id, photo)
    } else if (!isHidden(userId)) {
      await clearCreator(tx, id)
    }
  }
}
