import type { WritingChoice } from '@bichar/contract/rules/writingChoices.ts'
import { lockSubjects, subjectsOf } from '../authorship/store.ts'
import { eraseComment, takeBackVote } from '../comments/comments.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import type { Deps } from '../deps.ts'
import { eraseDepartedPost } from '../posts/posts.ts'
import {
  type Departure,
  deleteDeparture,
  departuresDue,
  disown,
  disownVotes,
  insertDepartures,
  postpone,
  unseenOf,
} from './departureStore.ts'
import { randomMoments } from './moments.ts'
import type { DepartureKind } from './tables.ts'

/**
 * Detaches what stays, and what is deleted later, from a person who leaves: nothing in the database leads back to them,
 * nor from one thing to another. Their votes, which are secret, are deleted later, and so is their anonymous writing if
 * it is to be deleted, each at a time of its own, so that nobody can conclude from what vanishes together whose it was.
 */
export async function detach(
  { authorship }: Pick<Deps, 'authorship'>,
  tx: Tx,
  userId: string,
  writing: WritingChoice,
  now: Date,
): Promise<void> {
  // What is being sent at this moment is either listed here or refused.
  await lockSubjects(tx, authorship, userId)
  const unseen = await unseenOf(tx, await subjectsOf(tx, authorship, userId))
  const going = [...(writing === 'delete' ? unseen : []), ...(await disownVotes(tx, userId))]
  const moments = randomMoments(going.length, now)
  const departures = going.map(({ kind, id: subjectId }, index) => {
    const id = newId()
    const due_at = moments[index] as Date
    return { id, kind, sealed_subject: authorship.seal(subjectId, id), subject_id: null, due_at }
  })
  await insertDepartures(tx, departures)
  await disown(tx, userId)
}

const erase: Record<DepartureKind, (deps: Deps, id: string) => Promise<void>> = {
  post: eraseDepartedPost,
  comment: eraseComment,
  upvote: (deps, commentId) => takeBackVote(deps, commentId, true),
  downvote: (deps, commentId) => takeBackVote(deps, commentId, false),
}

const overdueMilliseconds = 10 * 60_000

/** Deletes, one by one, what people who have left wanted deleted and whose time has come. */
export async function eraseDue(deps: Deps): Promise<void> {
  const now = new Date()
  // Whatever fell due while no server was running would otherwise be deleted together as soon as one runs.
  const dueBefore = new Date(now.getTime() - overdueMilliseconds)
  await postpone(deps.kysely, { dueBefore, now, minutes: 120 })
  for (const departure of await departuresDue(deps.kysely, now)) {
    await erase[departure.kind](deps, subjectOf(deps, departure))
    await deleteDeparture(deps.kysely, departure.id)
  }
}

function subjectOf(
  { authorship }: Pick<Deps, 'authorship'>,
  { id, sealed_subject, subject_id }: Departure,
): string {
  const subject = sealed_subject ? authorship.open(sealed_subject, id) : subject_id
  if (!subject) throw new Error('a departure was sealed with another server key')
  return subject
}

/** Registers the module's job in this process. */
export const profileJobs = (deps: Deps): Promise<void> =>
  deps.jobs.every('profiles.depart', '* * * * *', () => eraseDue(deps))
