import { newId } from '../db/ids.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/actor.ts'
import { holdPublicPost } from '../posts/posts.ts'
import { insertReport } from './store.ts'

/** Tells the admins what is wrong with a post. Anybody may report any post, also their own, with one open report at a time. */
export const reportPost = (deps: Deps, reporter: SignedIn, postId: string, reason: string): Promise<void> =>
  deps.kysely.transaction().execute(async (tx) => {
    await holdPublicPost(tx, reporter, postId)
    await insertReport(tx, {
      id: newId(),
      post_id: postId,
      reporter_id: reporter.userId,
      reason,
      created_at: new Date(),
    })
  })
