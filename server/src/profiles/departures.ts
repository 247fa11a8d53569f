import type { WritingChoice } from '@bichar/contract/rules/writingChoices.ts'
import { subjectsOf } from '../authorship/store.ts'
import { eraseDueComment, takeBackDueVote } from '../comments/comments.ts'
import type { Tx } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { eraseDuePost } from '../posts/posts.ts'
import { disown, dueAt, letGo, letVotesGo, postpone, unseenOf } from './departureStore.ts'
import { randomMoments } from './moments.ts'

/**
 * Cuts what stays, and what goes later, from somebody who leaves: nothing in the database leads back to them, nor from one
 * thing to the next. Secret votes go later, and so does what they wrote anonymously if it is to go, each at a moment of
 * its own: nobody can tell by what vanishes together whose it was.
 */
export async function detach(
  { authorship }: Pick<Deps, 'authorship'>,
  tx: Tx,
  userId: string,
  writing: WritingChoice,
  now: Date,
): Promise<void> {
  const { votes, ...anonymous } = await unseenOf(tx, userId, await subjectsOf(tx, authorship, userId))
  const { posts, comments } = writing === 'delete' ? anonymous : { posts: [], comments: [] }
  const moments = randomMoments(posts.length + comments.length + votes.length, now)
  await letGo(tx, 'posts', posts, moments.splice(0, posts.length))
  await letGo(tx, 'comments', comments, moments.splice(0, comments.length))
  await letVotesGo(tx, userId, votes, moments)
  await disown(tx, userId)
}

const erase = { post: eraseDuePost, comment: eraseDueComment, vote: takeBackDueVote }

const overdueMilliseconds = 10 * 60_000

/** Takes away what people who have left let go and whose moment has come, one by one. */
export async function eraseDue(deps: Deps): Promise<void> {
  const now = new Date()
  // What was due while no server ran would otherwise go together, as soon as one does.
  const dueBefore = new Date(now.getTime() - overdueMilliseconds)
  await postpone(deps.kysely, { dueBefore, now, minutes: 120 })
  for (const { kind, id } of await dueAt(deps.kysely, now)) await erase[kind](deps, id, now)
}

/** Does the module's work behind the calls in this process. */
export const profileJobs = (deps: Deps): Promise<void> =>
  deps.jobs.every('profiles.depart', '* * * * *', () => eraseDue(deps))
