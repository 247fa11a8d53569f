import type { SignedIn } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../refusal.ts'
import { type Claim, forgetDecided, letGo, take } from './claimStore.ts'
import { type QueueRow, type Ref, readFree, readItems, type Wanted } from './feed.ts'
import { publishToDesk } from './liveUpdates.ts'

/** Some of the items may be claimed by somebody else between reading and claiming them. */
const looksAhead = 20

/** Claims an item: nobody else can decide it for five minutes. */
export async function claimItem(deps: Deps, admin: SignedIn, item: Ref): Promise<Claim> {
  const [waits] = await readItems(deps.kysely, [item])
  if (!waits) throw new ApiError('desk_item_not_found')
  const claim = await take(deps.kysely, admin, item)
  if (!claim) throw new ApiError('claimed')
  publishToDesk(deps, item, { claim: { ...claim, userId: admin.userId } })
  return claim
}

/** Releases the admin's own claim. */
export async function releaseItem(deps: Deps, admin: SignedIn, item: Ref): Promise<void> {
  const released = await letGo(deps.kysely, admin, item)
  if (released.length > 0) publishToDesk(deps, item, { claim: null })
}

/** Claims the first free item of the queue. */
export async function claimNext(
  deps: Deps,
  admin: SignedIn,
  { skip, ...wanted }: Wanted & { skip: readonly string[] },
): Promise<QueueRow | undefined> {
  const passed = [...skip]
  for (;;) {
    const free = await readFree(deps.kysely, admin, wanted, { skip: passed, most: looksAhead })
    for (const item of free) {
      const claim = await take(deps.kysely, admin, item)
      // An item that was decided after it was read does not wait any more, so its claim is released.
      const [waits] = claim ? await readItems(deps.kysely, [item]) : []
      if (waits && claim) {
        publishToDesk(deps, item, { claim: { ...claim, userId: admin.userId } })
        return waits
      }
      if (claim) await letGo(deps.kysely, admin, item)
      passed.push(item.id)
    }
    if (free.length < looksAhead) return undefined
  }
}

/** An item was decided in another way: removes its claim, and the mark of an earlier decision that was dropped. */
export async function freeDecided(deps: Deps, item: Ref): Promise<void> {
  await forgetDecided(deps.kysely, item)
  const [waits] = await readItems(deps.kysely, [item])
  publishToDesk(deps, item, { claim: null, isGone: !waits })
}
