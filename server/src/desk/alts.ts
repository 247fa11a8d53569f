import type { DescribedKind } from '@bichar/contract/rules/desk.ts'
import { recordAction } from '../audit/audit.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError, invalidField } from '../core/refusal.ts'
import { transact } from '../db/transaction.ts'
import { refuseLongAlt } from '../media/alts.ts'
import { setAlt } from '../media/store.ts'
import { lockFiles } from './altStore.ts'
import { readItems } from './feed.ts'
import { publishChange } from './liveUpdates.ts'
import { readOwnItems } from './ownItemStore.ts'

interface Described {
  version: string
  alts: readonly string[]
}

/**
 * Writes what the files of an item show, for a moderator who completes it. The item keeps its version: what a moderator has written need
 * not be read by another one. Whoever may not decide on it may not do this either.
 */
export async function describeFiles(
  deps: Deps,
  admin: SignedIn,
  item: { kind: DescribedKind; id: string },
  { version, alts }: Described,
): Promise<void> {
  if ((await readOwnItems(deps, admin, [item])).size > 0) throw new ApiError('own_item')
  await transact(deps.kysely, async (tx, afterCommit) => {
    const files = await lockFiles(tx, item.id)
    const [waits] = await readItems(tx, [item])
    if (!waits) throw new ApiError('desk_item_not_found')
    if (waits.version !== version) throw new ApiError('conflict')
    if (alts.length > files.length) throw invalidField('alts', 'too_many_alts')
    for (const [index, { id, kind, alt }] of files.entries()) {
      const written = alts[index] ?? alt
      refuseLongAlt('alts', kind, written)
      if (written !== alt) await setAlt(tx, id, written)
    }
    await recordAction(tx, admin, {
      action: `${item.kind}.describe`,
      subject: { kind: item.kind, id: item.id },
    })
    afterCommit(() => publishChange(deps, waits))
  })
}
