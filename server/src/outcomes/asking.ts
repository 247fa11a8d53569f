import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { questionDue, questionsOf } from '@bichar/contract/rules/outcomes.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { tellAuthorJob } from '../notifications/authors.ts'
import { notifyFollowers } from '../notifications/notify.ts'
import { lockPost, type PostColumns } from '../posts/changeStore.ts'
import {
  contributorsOf,
  insertQuestion,
  isFollowing,
  lockLook,
  lookAgain,
  postsToLookAt,
  theAuthor,
} from './store.ts'

/** So many reports are looked at in an hour, so that those of many years do not ask everybody at once. */
const lookedAtOnce = 1_000

/** A report that is out of public view is looked at again after so long. */
const daysUntilNextLook = 14

/** Asks of every report that is due. What was asked stands with the report: a question comes once, whichever process asks, and however often. */
export async function askWhatBecame(deps: Deps, now = new Date()): Promise<void> {
  const today = todayInBangladesh(now)
  for (const postId of await postsToLookAt(deps.kysely, today, lookedAtOnce)) {
    // One that fails stands in nobody's way, and is looked at again by the next round.
    await look(deps, postId, now).catch((error) =>
      deps.log.warn({ err: error, postId }, 'asking what became of a report'),
    )
  }
}

const look = (deps: Deps, postId: string, now: Date): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    // The post first, as whoever lets an entry through does.
    const post = await lockPost(deps, tx, postId)
    const today = todayInBangladesh(now)
    const found = post && (await lockLook(tx, postId, today))
    if (!post || !found) return
    if (!post.is_allowed) {
      const later = new Date(now.getTime() + daysUntilNextLook * 24 * 60 * 60 * 1000)
      return lookAgain(tx, postId, todayInBangladesh(later))
    }
    const { due, nextDay } = questionDue(questionsOf(found.published, found.steps), today)
    await lookAgain(tx, postId, nextDay)
    if (due === undefined) return
    await askTheAuthor(deps, tx, post, due)
    await askContributors(deps, tx, post, due)
  })

/** By the job that tells authors of everything else: it is the same whether there is somebody to ask or not (notifications/authors.ts). */
async function askTheAuthor(deps: Deps, tx: Tx, post: PostColumns, question: string): Promise<void> {
  if (!(await insertQuestion(tx, { post_id: post.id, who: theAuthor, question }))) return
  await deps.jobs.ask(tx, tellAuthorJob, {
    userId: post.user_id,
    authorOf: post.is_anonymous ? post.id : null,
    kind: 'outcome_asked',
    postId: post.id,
    data: { postTitle: post.title },
  })
}

/** Those who have added to it and follow it. */
async function askContributors(deps: Deps, tx: Tx, post: PostColumns, question: string): Promise<void> {
  for (const userId of await contributorsOf(tx, post.id)) {
    const tag = deps.authorship.followerTag(userId)
    if (userId === post.user_id || !(await isFollowing(tx, post.id, tag))) continue
    if (!(await insertQuestion(tx, { post_id: post.id, who: tag, question }))) continue
    const word = { kind: 'followed_asked', postId: post.id, data: { postTitle: post.title } } as const
    await notifyFollowers(deps, tx, [{ follower: { tag, userId }, word }])
  }
}

/** Does the module's work behind the calls in this process: every hour, in one of the processes. */
export const outcomeJobs = (deps: Deps): Promise<void> =>
  deps.jobs.every('outcomes.ask', '23 * * * *', () => askWhatBecame(deps))
