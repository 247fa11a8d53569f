import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  id,
  idParams,
  optionalText,
  page,
  pageSize,
  paging,
  searchWords,
  seenNumber,
  success,
  time,
} from './fields.ts'
import { report } from './flags.ts'
import { post, savedPost } from './posts.ts'
import { limits } from './rules/limits.ts'
import { reviewTexts } from './rules/texts.ts'
import { namesake, suspect } from './suspects.ts'

/** The record of an author. It counts only posts published under their name. */
export const standing = z.object({
  joinedAt: time,
  approvedCount: z.number().int(),
  returnedCount: z.number().int(),
})

export const postReview = z
  .object({
    post,
    authorStanding: standing
      .nullable()
      .describe(
        'null for an anonymous post, whose author stays hidden, and when the account has been deleted.',
      ),
    criminals: z.array(suspect).describe('The full profiles of the linked suspects.'),
    sameName: z
      .array(namesake)
      .nullable()
      .describe(
        'Suspects who have the name of one of them that is not public yet; null when the search is overloaded.',
      ),
    reports: z
      .array(report.extend({ state: z.enum(['open', 'cleared']) }))
      .describe('The flags against it, open or cleared, the latest first.'),
    totalReports: z
      .number()
      .int()
      .describe('How many flags there have been in total; `reports` holds only the latest.'),
  })
  .meta({ id: 'PostReview', description: 'Everything that a moderator needs to decide on a post.' })
export type PostReview = z.output<typeof postReview>

export const moderation = {
  'GET /posts/admin/pending': endpoint({
    summary: 'List posts that wait for review, oldest first',
    access: 'admin',
    query: z.object({ page, limit: pageSize(limits.pendingPage), search: searchWords }),
    response: z.object({
      success,
      posts: z.array(post),
      ...paging,
    }),
  }),
  'GET /posts/admin/review/:id': endpoint({
    summary: 'Get a post with the context that a moderator needs to review it',
    access: 'admin',
    params: idParams,
    response: z.object({ success, review: postReview }),
    errors: ['post_not_found'],
  }),
  'POST /posts/admin/toggle-approval/:id': endpoint({
    summary: 'Approve a post, or withdraw its approval',
    access: 'admin',
    params: idParams,
    body: z.object({
      action: z.enum(['approve', 'disapprove'], { error: 'unknown_value' }),
      reason: optionalText(reviewTexts.reason).describe('Told to the author when a post is sent back.'),
      leaveOut: z
        .array(id)
        .max(limits.suspectsPerPost)
        .default([])
        .describe('The proposed suspects of the post who are not shown with it; all others are.'),
      version: seenNumber.describe(
        'The `review.version` that the moderator saw. If the post has changed since, the decision is refused.',
      ),
    }),
    response: savedPost,
    errors: ['post_not_found', 'own_item', 'already_decided', 'conflict'],
  }),
} as const
