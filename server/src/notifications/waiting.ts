import { z } from 'zod'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { job } from '../jobs/jobs.ts'
import { notifyAdmins, retract } from './notify.ts'
import { findWaiting } from './subjectStore.ts'

/** Tells the admins of an anonymous post, or of an entry by its author, if it still waits by then. */
export const tellAdminsJob = job({
  name: 'notifications.tell-admins',
  payload: z.object({ postId: z.string(), timelineId: z.string().optional() }),
  tries: 5,
})

export const tellAdmins = (
  deps: Deps,
  { postId, timelineId }: z.output<typeof tellAdminsJob.payload>,
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const waiting = await findWaiting(tx, postId, timelineId)
    if (!waiting) return
    const word = timelineId
      ? ({ kind: 'timeline_waiting', postId, timelineId } as const)
      : ({ kind: 'post_waiting', postId } as const)
    // After two edits within the hour it is asked for twice.
    await retract(deps, tx, word)
    await notifyAdmins(deps, tx, { ...word, data: { postTitle: waiting.title } })
  })
