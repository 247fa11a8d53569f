import { z } from 'zod'
import { person } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { chosenId, idParams, keyed, page, pageSize, success, wanted } from './fields.ts'
import { limits } from './rules/limits.ts'

export const reaction = z.object({ user: person }).meta({
  id: 'Reaction',
  description:
    'Somebody who reacted. It has no time, because that could link the person to an anonymous comment written at the same moment.',
})
export type Reaction = z.output<typeof reaction>

export const reactions = {
  'POST /posts/:id/reactions': endpoint({
    summary: "Add or remove the current user's 'বিচার চাই' reaction to a post",
    access: 'user',
    params: idParams,
    body: wanted,
    response: z.object({ success, hasReacted: z.boolean(), reactionCount: z.number().int() }),
    errors: ['post_not_found', 'post_not_public', 'too_many_reactions'],
    limit: { times: 60, seconds: 60, refusal: 'too_many_reactions' },
  }),
  'GET /posts/:id/reactions': endpoint({
    summary: 'Count the reactions to a post; signed-in users also get who reacted, newest first',
    access: 'guest',
    params: idParams,
    query: z.object({ page, limit: pageSize(limits.reactionPage) }),
    response: z.object({
      success,
      reactions: z.array(reaction).describe('Empty for guests.'),
      reactionCount: z.number().int(),
      hasReacted: z.boolean(),
    }),
    errors: ['post_not_found'],
  }),
  'POST /posts/admin/fakeReact': endpoint({
    summary: 'Add artificial reactions to a public post; they are stored apart from real ones',
    access: 'admin',
    /** The scope of an idempotency key is one post. */
    headers: keyed,
    body: z.object({
      postId: chosenId('post_not_selected'),
      reactionNo: z
        .number({ error: 'reaction_number' })
        .int({ error: 'reaction_number' })
        .min(1, { error: 'reaction_number' })
        .max(limits.addedReactions, { error: 'reaction_number' })
        .default(1),
    }),
    response: z.object({
      success,
      message: z.string(),
      reactionCount: z.number().int().describe('The public number: real and added reactions.'),
      addedReactionCount: z.number().int().describe('How many of them admins have added so far.'),
    }),
    errors: ['post_not_found', 'post_not_public', 'own_item', 'key_reused'],
    limit: { times: 60, seconds: 600 },
  }),
} as const
