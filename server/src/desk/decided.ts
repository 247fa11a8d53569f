import type { TakeBackKind } from '@bichar/contract/rules/desk.ts'
import { type AuditRow, readAudit } from '../audit/feed.ts'
import { dayOf } from '../authorship/days.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import type { Slice } from '../http/cursors.ts'
import { freeDecided } from './claims.ts'
import { findTakeBacks } from './decidedStore.ts'
import { readOwnItems } from './ownItemStore.ts'
import { sources } from './sources/sources.ts'

interface Decided {
  row: AuditRow
  takeBack: TakeBackKind | null
}

/** What the admin has decided on today, also outside the desk. */
export async function readDecided(
  deps: Deps,
  admin: SignedIn,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Slice<Decided>> {
  const { rows, nextCursor } = await readAudit(deps, {
    ...{ action: '', actor: admin.userId, since: dayOf(new Date()), isDecision: true },
    // As in the audit log: of themselves, a session from which their anonymous things are hidden reads nothing.
    notAbout: admin.anonymousHidden ? admin.userId : undefined,
    ...{ page: 1, limit, cursor },
  })
  const takeBacks = await findTakeBacks(
    deps.kysely,
    rows.map(({ id }) => id),
  )
  const items = rows.flatMap(({ id, subject_id }) => {
    const kind = takeBacks.get(id)
    return kind ? [{ kind, id: subject_id }] : []
  })
  const own = await readOwnItems(deps, admin, items)
  return {
    nextCursor,
    rows: rows.map((row) => ({
      row,
      takeBack: own.has(row.subject_id) ? null : (takeBacks.get(row.id) ?? null),
    })),
  }
}

/** Takes a decision that has taken effect back, whoever made it. */
export async function takeBack(
  deps: Deps,
  admin: SignedIn,
  { kind, id }: { kind: TakeBackKind; id: string },
): Promise<void> {
  const take = sources[kind].takeBack
  if (!take) throw new Error(`decisions on a ${kind} cannot be reverted`)
  await take(deps, admin, id)
  await freeDecided(deps, { kind, id })
}
