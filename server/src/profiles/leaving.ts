import type { WritingChoice } from '@bichar/contract/writingChoices.ts'
import { confirmPassword } from '../accounts/accounts.ts'
import type { Budgets } from '../accounts/budgets.ts'
import { deleteChallengesOf } from '../accounts/challengeStore.ts'
import { holdPassword, lockPhone } from '../accounts/userStore.ts'
import { forgetActor } from '../audit/audit.ts'
import { eraseCommentsOf, takeBackVotesOf } from '../comments/comments.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/actor.ts'
import { ApiError } from '../http/errors.ts'
import { removeMedia } from '../media/media.ts'
import { erasePost } from '../posts/posts.ts'
import { takeBackReactionsOf } from '../reactions/reactions.ts'
import { eraseRequestsOf } from '../support/support.ts'
import { deleteUser, holdWhatTheyTouched, lockAvatar, postsOf } from './store.ts'

/**
 * Deletes somebody's account with all that names them. Their posts and comments lose the name, or go as well; what
 * they did for or against others' posts is taken back, and suspects they made stay.
 */
export async function leave(
  deps: Deps & { budgets: Budgets },
  actor: SignedIn,
  { password, writing }: { password: string; writing: WritingChoice },
): Promise<void> {
  const { id, phone, password_hash } = await confirmPassword(deps, actor, password, 'deletion_password_wrong')
  await transact(deps.kysely, async (tx, afterCommit) => {
    await lockPhone(tx, phone)
    if (!(await holdPassword(tx, id, password_hash))) throw new ApiError('deletion_password_wrong')
    await holdWhatTheyTouched(tx, id)
    if (writing === 'delete') {
      for (const postId of await postsOf(tx, id)) await erasePost(deps, tx, afterCommit, postId)
      await eraseCommentsOf(deps, tx, afterCommit, id)
    }
    await takeBackVotesOf(deps, tx, afterCommit, id)
    await takeBackReactionsOf(deps, tx, afterCommit, id)
    await eraseRequestsOf(deps, tx, id)
    const avatar = await lockAvatar(tx, id)
    await deleteChallengesOf(tx, phone)
    await forgetActor(tx, id)
    await deleteUser(tx, id)
    if (avatar) await removeMedia(deps, tx, [avatar])
  })
}
