import type { AskedOutcome } from '@bichar/contract/outcomes.ts'
import { inOrder } from '@bichar/contract/rules/caseSteps.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { type Outcome, outcomeTitles } from '@bichar/contract/rules/outcomes.ts'
import { subjectsOf } from '../authorship/store.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { isAuthor } from '../posts/policy.ts'
import { lockVisiblePost } from '../posts/posts.ts'
import { addAuthorsEntry, addToLockedPost, type NewTimeline } from '../timelines/timelines.ts'
import { type AskedRow, askedByCode, askedOf, deleteQuestionsOf, takeQuestions, theAuthor } from './store.ts'

export interface Answer {
  answer: Outcome
  language: 'en' | 'bn'
}

/** The reports about whose outcome this person is asked, without those that are hidden from them. */
export const readAsked = async (deps: Deps, actor: SignedIn): Promise<AskedRow[]> =>
  askedOf(deps.kysely, {
    userId: actor.userId,
    subjects: await subjectsOf(deps.kysely, deps.authorship, actor.userId),
    tag: followerOf(deps, actor),
  })

/**
 * As whom somebody is asked about reports of others: only admins add entries to those. A session that hides what is anonymous says nothing
 * of what its person follows.
 */
const followerOf = (
  { authorship }: Pick<Deps, 'authorship'>,
  { userId, role, anonymousHidden }: SignedIn,
): string | null => (role === 'admin' && !anonymousHidden ? authorship.followerTag(userId) : null)

/** The same for a person with the follow-up code of the report. */
export async function readAskedByCode(deps: Deps, postId: string): Promise<AskedOutcome | null> {
  const steps = await askedByCode(deps.kysely, postId)
  return steps ? { state: stateOf(steps) } : null
}

export const stateOf = (steps: AskedRow['steps']): AskedOutcome['state'] =>
  inOrder(steps).at(-1)?.step ?? 'reported'

/** Stores the answer as a timeline entry, which waits for approval like any other; throws if there is no open question. */
export const answerOutcome = (deps: Deps, actor: SignedIn, postId: string, answer: Answer): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const post = await lockVisiblePost(deps, tx, actor, postId)
    const who = isAuthor(post, actor) ? theAuthor : followerOf(deps, actor)
    if (!who || !(await takeQuestions(tx, postId, who))) throw new ApiError('conflict')
    await addToLockedPost(deps, tx, actor, post, entryOf(answer))
  })

/** The same for a person with the follow-up code of the report. */
export const answerByCode = (deps: Deps, postId: string, answer: Answer): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    if (!(await takeQuestions(tx, postId, theAuthor))) throw new ApiError('conflict')
    await addAuthorsEntry({ ...deps, kysely: tx }, postId, entryOf(answer))
  })

/** Deletes the record that a leaving person was asked about reports of others. */
export const deletePendingQuestions = (
  { authorship }: Pick<Deps, 'authorship'>,
  tx: Tx,
  userId: string,
): Promise<void> => deleteQuestionsOf(tx, authorship.followerTag(userId))

const entryOf = ({ answer, language }: Answer): NewTimeline => ({
  title: outcomeTitles[language][answer],
  date: todayInBangladesh(),
  step: answer === 'nothing' ? '' : answer,
  origin: '',
  desc: '',
  location: '',
  source: '',
})
