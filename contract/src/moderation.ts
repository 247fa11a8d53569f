import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams, optionalText, page, pageSize, paging, success, time } from './fields.ts'
import { report } from './flags.ts'
import { post, savedPost } from './posts.ts'
import { limits } from './rules/limits.ts'
import { reviewTexts, searchText } from './rules/texts.ts'
import { suspect } from './suspects.ts'

/** The record of an author. It counts only posts published under their name. */
export const standing = z.object({
  joinedAt: time,
  approvedCount: z.number().int(),
  returnedCount: z.number().int(),
})

/** Everything that a moderator needs to decide on a post. */
export const postReview = z.object({
  post,
  /** null for an anonymous post, whose author stays hidden, and when the account has been deleted. */
  authorStanding: standing.nullable(),
  /** The full profiles of the linked suspects. */
  criminals: z.array(suspect),
  /** The flags against it, open or cleared, the latest first. */
  reports: z.array(report.extend({ state: z.enum(['open', 'cleared']) })),
  /** How many flags there have been in total; `reports` holds only the latest. */
  totalReports: z.number().int(),
})
export type PostReview = z.output<typeof postReview>

export const moderation = {
  'GET /posts/admin/pending': endpoint({
    summary: 'The posts that wait for review, the oldest first',
    access: 'admin',
    query: z.object({ page, limit: pageSize(limits.pendingPage), search: optionalText(searchText) }),
    response: z.object({
      success,
      posts: z.array(post),
      ...paging,
    }),
  }),
  'GET /posts/admin/review/:id': endpoint({
    summary: 'A post with what a moderator needs to know for deciding on it',
    access: 'admin',
    params: idParams,
    response: z.object({ success, review: postReview }),
    errors: ['post_not_found'],
  }),
  'POST /posts/admin/toggle-approval/:id': endpoint({
    summary: 'Let a post through, or take it back out',
    access: 'admin',
    params: idParams,
    body: z.object({
      action: z.enum(['approve', 'disapprove'], { error: 'unknown_value' }),
      /** Told to the author when a post is sent back. */
      reason: optionalText(reviewTexts.reason),
      /** The `review.version` that the moderator saw. If the post has changed since, the decision is refused. */
      version: z.number({ error: 'validation' }).int({ error: 'validation' }).min(1).optional(),
    }),
    response: savedPost,
    errors: ['post_not_found', 'already_decided', 'conflict'],
  }),
} as const
