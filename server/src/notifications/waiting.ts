import { z } from 'zod'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { job } from '../jobs/jobs.ts'
import { notifyAdmins, retract } from './notify.ts'
import { findWaiting, holdSubject } from './subjectStore.ts'

/** Tells the admins of an anonymous post, or of an entry by its author, if it still waits by then; or that its author has answered. */
export const tellAdminsJob = job({
  name: 'notifications.tell-admins',
  payload: z.object({
    postId: z.string(),
    timelineId: z.string().optional(),
    isAnswer: z.boolean().default(false),
  }),
  tries: 5,
})

export const tellAdmins = (
  deps: Deps,
  { postId, timelineId, isAnswer }: z.output<typeof tellAdminsJob.payload>,
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const subject = isAnswer ? await holdSubject(tx, postId) : await findWaiting(tx, postId, timelineId)
    if (!subject) return
    const kind = isAnswer ? 'post_answered' : 'post_waiting'
    const word = timelineId
      ? ({ kind: 'timeline_waiting', postId, timelineId } as const)
      : ({ kind, postId } as const)
    // After two edits within the hour it is asked for twice.
    await retract(deps, tx, word)
    await notifyAdmins(deps, tx, { ...word, data: { postTitle: subject.title } })
  })
