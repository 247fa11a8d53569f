import type { WritingChoice } from '@bichar/contract/rules/writingChoices.ts'
import { lockSubjects, subjectsOf } from '../authorship/store.ts'
import { deleteComment, takeBackVote } from '../comments/comments.ts'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { deletePostOfDeletedUser } from '../posts/posts.ts'
import {
  anonymiseRows,
  anonymiseVotes,
  anonymousItemsOf,
  insertScheduledDeletions,
  postpone,
  readDueDeletions,
  removeScheduledDeletion,
  type ScheduledDeletion,
} from './accountDeletionStore.ts'
import { randomSchedule } from './deletionSchedule.ts'

/**
 * Detaches what stays, and what is deleted later, from a person who leaves: nothing in the database leads back to them,
 * nor from one thing to another. Their votes, which are secret, are deleted later, and so is their anonymous writing if
 * it is to be deleted, each at a time of its own, so that nobody can conclude from what vanishes together whose it was.
 */
export async function anonymiseContent(
  { authorship }: Pick<Deps, 'authorship'>,
  tx: Tx,
  userId: string,
  writing: WritingChoice,
  now: Date,
): Promise<void> {
  // What is being sent at this moment is either listed here or refused.
  await lockSubjects(tx, authorship, userId)
  const anonymousItems = await anonymousItemsOf(tx, await subjectsOf(tx, authorship, userId))
  const deletable = [...(writing === 'delete' ? anonymousItems : []), ...(await anonymiseVotes(tx, userId))]
  const schedule = randomSchedule(deletable.length, now)
  const deletions = deletable.map(({ kind, id: subjectId }, index) => {
    const id = newId()
    const due_at = schedule[index] as Date
    return { id, kind, sealed_subject: authorship.seal(subjectId, id), subject_id: null, due_at }
  })
  await insertScheduledDeletions(tx, deletions)
  await anonymiseRows(tx, userId)
}

const deleteByKind: Record<ScheduledDeletion['kind'], (deps: Deps, id: string) => Promise<void>> = {
  post: deletePostOfDeletedUser,
  comment: deleteComment,
  upvote: (deps, commentId) => takeBackVote(deps, commentId, true),
  downvote: (deps, commentId) => takeBackVote(deps, commentId, false),
}

const overdueMilliseconds = 10 * 60_000

/** Deletes, one by one, what people who have left wanted deleted and whose time has come. */
export async function deleteDue(deps: Deps): Promise<void> {
  const now = new Date()
  // Whatever fell due while no server was running would otherwise be deleted together as soon as one runs.
  const dueBefore = new Date(now.getTime() - overdueMilliseconds)
  await postpone(deps.kysely, { dueBefore, now, minutes: 120 })
  for (const deletion of await readDueDeletions(deps.kysely, now)) {
    await deleteByKind[deletion.kind](deps, subjectOf(deps, deletion))
    await removeScheduledDeletion(deps.kysely, deletion.id)
  }
}

function subjectOf(
  { authorship }: Pick<Deps, 'authorship'>,
  { id, sealed_subject, subject_id }: ScheduledDeletion,
): string {
  const subject = sealed_subject ? authorship.open(sealed_subject, id) : subject_id
  if (!subject) throw new Error('the account deletion was encrypted with another server key')
  return subject
}

/** Registers the module's job in this process. */
export const profileJobs = (deps: Deps): Promise<void> =>
  deps.jobs.every('profiles.depart', '* * * * *', () => deleteDue(deps))
