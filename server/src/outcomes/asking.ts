import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { questionDue, questionsOf } from '@bichar/contract/rules/outcomes.ts'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { notifyAuthorJob } from '../notifications/authors.ts'
import { notifyFollowers } from '../notifications/notify.ts'
import { lockPost, type PostColumns } from '../posts/changeStore.ts'
import {
  contributorsOf,
  insertQuestion,
  isFollowing,
  lockLook,
  lookAgain,
  postsDueForReminder,
  theAuthor,
} from './store.ts'

/** The number of reports checked in one run, so that the reports of many years do not send questions to everybody at once. */
const lookedAtOnce = 1_000

/** The number of days after which a report that is not public is checked again. */
const daysUntilNextLook = 14

/**
 * Asks about every report that is due. Questions are stored per report, so each is asked once, whichever process runs
 * this and however often.
 */
export async function askWhatBecame(deps: Deps, now = new Date()): Promise<void> {
  const today = todayInBangladesh(now)
  for (const postId of await postsDueForReminder(deps.kysely, today, lookedAtOnce)) {
    // A failure does not block the others; the report is checked again in the next run.
    await look(deps, postId, now).catch((error) =>
      deps.log.warn({ err: error, postId }, 'asking for the outcome of a report failed'),
    )
  }
}

const look = (deps: Deps, postId: string, now: Date): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    // Locks the post first, in the order that approving an entry uses, which prevents deadlocks.
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

/**
 * Uses the job that notifies authors of everything else: it does the same whether or not there is anybody to ask
 * (notifications/authors.ts).
 */
async function askTheAuthor(deps: Deps, tx: Tx, post: PostColumns, question: string): Promise<void> {
  if (!(await insertQuestion(tx, { post_id: post.id, who: theAuthor, question }))) return
  await deps.jobs.ask(tx, notifyAuthorJob, {
    userId: post.user_id,
    authorOf: post.is_anonymous ? post.id : null,
    kind: 'outcome_asked',
    postId: post.id,
    data: { postTitle: post.title },
  })
}

/**
 * Asks the people who have added entries to the report under their name and follow it. An admin who did that while their own
 * anonymous report was hidden from them is asked like all others: that they are not would say whose it is.
 */
async function askContributors(deps: Deps, tx: Tx, post: PostColumns, question: string): Promise<void> {
  for (const userId of await contributorsOf(tx, post.id)) {
    const tag = deps.authorship.followerTag(userId)
    if (!(await isFollowing(tx, post.id, tag))) continue
    if (!(await insertQuestion(tx, { post_id: post.id, who: tag, question }))) continue
    const content = { kind: 'followed_asked', postId: post.id, data: { postTitle: post.title } } as const
    await notifyFollowers(deps, tx, [{ follower: { tag, userId }, content }])
  }
}

/** Registers the module's job: every hour, in one of the processes. */
export const outcomeJobs = (deps: Deps): Promise<void> =>
  deps.jobs.every('outcomes.ask', '23 * * * *', () => askWhatBecame(deps))
