import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { type Claim, clearDecided, letGo, take } from './claimStore.ts'
import { type QueueFilter, type QueueRow, type Ref, readFree, readItems } from './feed.ts'
import { publishToDesk } from './liveUpdates.ts'
import { readOwnItems } from './ownItemStore.ts'

/** Some of the items may be claimed by somebody else between reading and claiming them. */
const looksAhead = 20

/** Claims an item: nobody else can decide it for five minutes. Whoever may not decide it may not claim it either. */
export async function claimItem(deps: Deps, admin: SignedIn, item: Ref): Promise<Claim> {
  const [waits] = await readItems(deps.kysely, [item])
  if (!waits) throw new ApiError('desk_item_not_found')
  if ((await readOwnItems(deps, admin, [item])).size > 0) throw new ApiError('own_item')
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

/** Claims the first free item of the queue that the admin may decide. */
export async function claimNext(
  deps: Deps,
  admin: SignedIn,
  { skip, ...filter }: QueueFilter & { skip: readonly string[] },
): Promise<QueueRow | undefined> {
  const passed = [...skip]
  for (;;) {
    const free = await readFree(deps.kysely, admin, filter, { skip: passed, limit: looksAhead })
    const own = await readOwnItems(deps, admin, free)
    passed.push(...own)
    for (const item of free.filter(({ id }) => !own.has(id))) {
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
  await clearDecided(deps.kysely, item)
  const [waits] = await readItems(deps.kysely, [item])
  publishToDesk(deps, item, { claim: null, isGone: !waits })
}
