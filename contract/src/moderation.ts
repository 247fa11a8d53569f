import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams, optionalText, page, pageSize, success } from './fields.ts'
import { limits } from './limits.ts'
import { post, savedPost } from './posts.ts'

export const moderation = {
  'GET /posts/admin/pending': endpoint({
    summary: 'The posts that wait for review, the oldest first',
    access: 'admin',
    query: z.object({ page, limit: pageSize(limits.pendingPage), search: optionalText(limits.title) }),
    response: z.object({
      success,
      posts: z.array(post),
      total: z.number().int(),
      currentPage: z.number().int(),
      totalPages: z.number().int(),
    }),
  }),
  'POST /posts/admin/toggle-approval/:id': endpoint({
    summary: 'Let a post through, or take it back out',
    access: 'admin',
    params: idParams,
    body: z.object({
      action: z.enum(['approve', 'disapprove'], { error: 'unknown_value' }),
      /** Told to the author when a post is sent back. */
      reason: optionalText(limits.reason),
      /** The `review.version` the moderator looked at. If the post has changed since, nothing is decided. */
      version: z.number({ error: 'validation' }).int({ error: 'validation' }).min(1).optional(),
    }),
    response: savedPost,
    errors: ['post_not_found', 'already_decided', 'conflict'],
  }),
} as const
