import type { NotificationKind } from '@bichar/contract/notifications.ts'
import type { SuspectVisibility } from '@bichar/contract/rules/suspectVisibility.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { notifyAuthorJob } from './authors.ts'
import { nextFullHour } from './hourly.ts'
import { other } from './triggers.ts'
import { onCome, onLeft } from './waiting.ts'

/** Events of suspects of which the product notifies people, as `triggers.ts` has them for posts. */

/** An admin has removed a suspect; whoever added it is told the reason. */
export const onSuspectRemoved = (
  deps: Deps,
  tx: Tx,
  admin: SignedIn,
  { id, creator_id }: { id: string; creator_id: string | null },
  reason: string,
): Promise<void> =>
  deps.jobs.ask(tx, notifyAuthorJob, {
    userId: other(admin, creator_id),
    authorOf: id,
    kind: 'suspect_removed',
    data: { reason },
  })

/** A suspect or a change of one waits. Nobody may learn when it was proposed, so admins are called after the full hour. */
export const onSuspectPending = (deps: Pick<Deps, 'jobs'>, tx: Tx): Promise<void> =>
  onCome(deps, tx, 'suspect', nextFullHour())

/** A moderator has decided on a suspect; whoever added it is told, and the reason. */
export async function onSuspectDecided(
  deps: Deps,
  tx: Tx,
  admin: SignedIn,
  { id }: { id: string },
  { visibility, reason }: { visibility: SuspectVisibility; reason: string },
): Promise<void> {
  await onLeft(deps, tx, 'suspect')
  await deps.jobs.ask(tx, notifyAuthorJob, {
    ...{ userId: null, authorOf: id, ofSuspect: { id, decidedBy: admin.userId } },
    kind: suspectDecisions[visibility],
    ...(visibility !== 'removed' && { suspectId: id }),
    data: { ...(reason && { reason }) },
  })
}

const suspectDecisions = {
  proposed: 'suspect_returned',
  shown: 'suspect_shown',
  hidden: 'suspect_hidden',
  removed: 'suspect_removed',
} as const satisfies Record<SuspectVisibility, NotificationKind>

/** A moderator has decided on a proposed change of a suspect; whoever proposed it is told. */
export async function onSuspectChangeDecided(
  deps: Deps,
  tx: Tx,
  admin: SignedIn,
  { id, suspectId, proposerId }: { id: string; suspectId: string; proposerId: string | null },
  { isConfirmed, reason }: { isConfirmed: boolean; reason: string },
): Promise<void> {
  await onLeft(deps, tx, 'suspect')
  await deps.jobs.ask(tx, notifyAuthorJob, {
    userId: other(admin, proposerId),
    authorOf: id,
    kind: isConfirmed ? 'suspect_change_confirmed' : 'suspect_change_refused',
    suspectId,
    data: { ...(!isConfirmed && reason && { reason }) },
  })
}
