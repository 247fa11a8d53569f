import { z } from 'zod'
import { person } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { idParams, page, pageSize, success } from './fields.ts'
import { limits } from './limits.ts'

/** Somebody who reacted. Without a time: next to an anonymous comment of the same second it would say too much. */
export const reaction = z.object({ user: person })
export type Reaction = z.output<typeof reaction>

export const reactions = {
  'POST /posts/:id/reactions': endpoint({
    summary: "Say 'বিচার চাই' to a post, or take it back",
    access: 'user',
    params: idParams,
    response: z.object({ success, hasReacted: z.boolean(), reactionCount: z.number().int() }),
    errors: ['post_not_found', 'post_not_public', 'too_many_reactions'],
    limit: { times: 20, seconds: 10, refusal: 'too_many_reactions' },
  }),
  'GET /posts/:id/reactions': endpoint({
    summary: 'How many reacted to a post; who, the latest first, for those who are logged in',
    access: 'guest',
    params: idParams,
    query: z.object({ page, limit: pageSize(limits.reactionPage) }),
    response: z.object({
      success,
      /** Empty for guests. */
      reactions: z.array(reaction),
      reactionCount: z.number().int(),
      hasReacted: z.boolean(),
    }),
    errors: ['post_not_found'],
  }),
} as const
