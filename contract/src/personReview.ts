import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams, success, time, uuid } from './fields.ts'
import { auditActions } from './rules/auditActions.ts'
import { sanction } from './sanctions.ts'
import { foundUser } from './users.ts'

/** Content that somebody wrote under their name. */
const contribution = z.object({
  kind: z.enum(['post', 'comment', 'timeline']),
  _id: uuid,
  postId: z.string(),
  text: z.string().describe('The title of a post or timeline entry, or the text of a comment.'),
  at: time,
  state: z
    .enum(['public', 'waiting', 'returned', 'held', 'hidden'])
    .describe(
      '`held` and `hidden` are for comments that wait for a moderator: held since they were written, or hidden after people flagged them.',
    ),
  reason: z.string().describe('Why a moderator sent it back.'),
})

export const personReview = z
  .object({
    user: foundUser,
    sanctions: z.array(sanction),
    strikes: z.number().int().describe('Warnings and pauses of the last year that were not lifted.'),
    contributions: z.array(contribution).describe('The latest content under their name.'),
    totals: z
      .object({ posts: z.number().int(), comments: z.number().int(), timelines: z.number().int() })
      .describe('How many items there are of each kind in total.'),
    flags: z
      .array(
        z.object({
          _id: uuid,
          kind: z.enum(['post', 'comment', 'timeline', 'person']),
          postId: z
            .string()
            .nullable()
            .describe(
              'The post itself, or the post that the content belongs to; null for a flag against the person.',
            ),
          title: z.string().describe("The title of that post, or the person's name."),
          reason: z.string(),
          state: z.enum(['open', 'cleared']),
          at: time,
        }),
      )
      .describe('Flags against the person and against content under their name, the latest first.'),
    decisions: z
      .array(
        z.object({
          _id: uuid,
          action: z.enum(auditActions),
          postId: z.string().nullable(),
          title: z.string().nullable(),
          reason: z.string(),
          by: z.string(),
          at: time,
        }),
      )
      .describe('The decisions of moderators on content under their name, the latest first.'),
    can: z.object({ sanction: z.boolean() }),
  })
  .meta({
    id: 'PersonReview',
    description: 'What admins see to judge a person: nothing that the person wrote anonymously.',
  })
export type PersonReview = z.output<typeof personReview>

export const personReviews = {
  'GET /admin/users/:id': endpoint({
    summary: "Get a user's moderation history: content under their name, flags on it, and sanctions",
    access: 'admin',
    params: idParams,
    response: z.object({ success, person: personReview }),
    errors: ['user_not_found'],
  }),
} as const
