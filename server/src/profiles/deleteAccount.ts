import type { WritingChoice } from '@bichar/contract/rules/writingChoices.ts'
import { confirmPassword } from '../accounts/accounts.ts'
import type { Budgets } from '../accounts/budgets.ts'
import { deleteChallengesOf } from '../accounts/challengeStore.ts'
import { shownToAnySession } from '../accounts/hiding.ts'
import { proveSuspended } from '../accounts/suspended.ts'
import { keepNumberClosed } from '../accounts/suspension.ts'
import { holdPassword, lockPhone, type User } from '../accounts/userStore.ts'
import type { SignedIn } from '../actor.ts'
import { forgetActor } from '../audit/audit.ts'
import { eraseNamedCommentsOf } from '../comments/comments.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { forgetFollower } from '../follows/follows.ts'
import { removeMedia } from '../media/media.ts'
import { onLeft } from '../notifications/waiting.ts'
import { forgetAsked } from '../outcomes/outcomes.ts'
import { erasePost } from '../posts/posts.ts'
import { takeBackReactionsOf } from '../reactions/reactions.ts'
import { ApiError } from '../refusal.ts'
import { eraseRequestsOf } from '../support/support.ts'
import { detach } from './departures.ts'
import { deleteUser, holdWhatTheyTouched, lockAvatar, namedPostsOf } from './store.ts'

/**
 * Deletes somebody's account with all that names them. Their posts and comments lose the name, or go as well, and their
 * reactions are taken back, at once. What nobody knows to be theirs is cut from the account at once, and goes later if it is to
 * go: what vanished with the name would be known. Suspects they made stay.
 */
export async function leave(
  deps: Deps & { budgets: Budgets },
  actor: SignedIn,
  { password, writing }: { password: string; writing: WritingChoice },
): Promise<void> {
  await erase(deps, await confirmPassword(deps, actor, password, 'deletion_password_wrong'), writing)
}

/**
 * The same for somebody who is suspended, and so has no session to say it in: by their password, on a device that the account knows, which is
 * all that a login asks for. What could be hidden from one of their sessions stays as it is, as nothing says which one this is.
 */
export async function leaveSuspended(
  deps: Deps & { budgets: Budgets },
  { writing, ...proof }: Parameters<typeof proveSuspended>[1] & { writing: WritingChoice },
): Promise<void> {
  const { user } = await proveSuspended(deps, proof, { atKnownDevice: true })
  await shownToAnySession(deps, user.id, () => erase(deps, user, writing))
}

async function erase(deps: Deps, { id, phone, password_hash }: User, writing: WritingChoice): Promise<void> {
  await transact(deps.kysely, async (tx, afterCommit) => {
    await lockPhone(tx, phone)
    if (!(await holdPassword(tx, id, password_hash))) throw new ApiError('deletion_password_wrong')
    await holdWhatTheyTouched(deps, tx, id)
    await keepNumberClosed(tx, deps.authorship, { id, phone }, new Date())
    if (writing === 'delete') {
      for (const postId of await namedPostsOf(tx, id)) {
        await erasePost(deps, tx, afterCommit, undefined, postId)
      }
      await eraseNamedCommentsOf(deps, tx, afterCommit, id)
    }
    await detach(deps, tx, id, writing, new Date())
    await takeBackReactionsOf(deps, tx, afterCommit, id)
    await eraseRequestsOf(deps, tx, id)
    const avatar = await lockAvatar(tx, id)
    await deleteChallengesOf(tx, phone)
    await forgetActor(tx, id)
    await forgetFollower(deps, tx, id)
    await forgetAsked(deps, tx, id)
    await deleteUser(tx, id)
    // What people said against them and their appeals are gone with them.
    await onLeft(deps, tx, 'flag', 'appeal')
    if (avatar) await removeMedia(deps, tx, [avatar])
  })
}
