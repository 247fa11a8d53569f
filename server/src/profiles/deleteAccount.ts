import type { WritingChoice } from '@bichar/contract/rules/writingChoices.ts'
import { confirmPassword } from '../accounts/accounts.ts'
import type { Budgets } from '../accounts/budgets.ts'
import { deleteChallengesOf } from '../accounts/challengeStore.ts'
import { shownToAnySession } from '../accounts/hiding.ts'
import { proveSuspended } from '../accounts/suspended.ts'
import { keepNumberClosed } from '../accounts/suspension.ts'
import { lockPassword, lockPhone, type User } from '../accounts/userStore.ts'
import { anonymiseActor } from '../audit/audit.ts'
import { deleteNamedCommentsOf } from '../comments/comments.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { transact } from '../db/transaction.ts'
import { deleteFollows } from '../follows/follows.ts'
import { removeMedia } from '../media/media.ts'
import { onLeft } from '../notifications/waiting.ts'
import { deletePendingQuestions } from '../outcomes/outcomes.ts'
import { deletePost } from '../posts/posts.ts'
import { takeBackReactionsOf } from '../reactions/reactions.ts'
import { deleteRequestsOf } from '../support/support.ts'
import { anonymiseContent } from './accountDeletion.ts'
import { deleteUser, lockAccount, lockAvatar, lockTouchedPosts, namedPostsOf } from './store.ts'

/**
 * Deletes an account with everything that names it. At once, named posts and comments lose the name or are deleted, and
 * reactions are removed. Anonymous writing and votes are detached from the account at once and, if they are to be
 * deleted, deleted later: what vanished together with the name would be recognised as theirs. Suspects that the person
 * added stay.
 */
export async function leave(
  deps: Deps & { budgets: Budgets },
  actor: SignedIn,
  { password, writing }: { password: string; writing: WritingChoice },
): Promise<void> {
  await deleteAccountOf(
    deps,
    await confirmPassword(deps, actor, password, 'deletion_password_wrong'),
    writing,
  )
}

/**
 * The same for a suspended person, who has no session: requires their password on a device that the account knows, like
 * a login. Things that could be hidden from any of their sessions stay as they are, because nothing tells which session
 * this would be.
 */
export async function leaveSuspended(
  deps: Deps & { budgets: Budgets },
  { writing, ...proof }: Parameters<typeof proveSuspended>[1] & { writing: WritingChoice },
): Promise<void> {
  const { user } = await proveSuspended(deps, proof, { atKnownDevice: true })
  await shownToAnySession(deps.kysely, user.id, () => deleteAccountOf(deps, user, writing))
}

async function deleteAccountOf(
  deps: Deps,
  { id, phone, password_hash }: User,
  writing: WritingChoice,
): Promise<void> {
  await transact(deps.kysely, async (tx, afterCommit) => {
    await lockPhone(tx, phone)
    if (!(await lockPassword(tx, id, password_hash))) throw new ApiError('deletion_password_wrong')
    await lockTouchedPosts(tx, id)
    await lockAccount(tx, id)
    await keepNumberClosed(tx, deps.authorship, { id, phone }, new Date())
    if (writing === 'delete') {
      for (const postId of await namedPostsOf(tx, id)) {
        await deletePost(deps, tx, afterCommit, undefined, postId)
      }
      await deleteNamedCommentsOf(deps, tx, afterCommit, id)
    }
    await anonymiseContent(deps, tx, id, writing, new Date())
    await takeBackReactionsOf(deps, tx, afterCommit, id)
    await deleteRequestsOf(deps, tx, id)
    const avatar = await lockAvatar(tx, id)
    await deleteChallengesOf(tx, phone)
    await anonymiseActor(tx, id)
    await deleteFollows(deps, tx, id)
    await deletePendingQuestions(deps, tx, id)
    await deleteUser(tx, id)
    // Flags against them and their appeals were deleted with the account.
    await onLeft(deps, tx, 'flag', 'appeal')
    if (avatar) await removeMedia(deps, tx, [avatar])
  })
}
