import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams, success, time } from './fields.ts'
import { auditActions } from './rules/auditActions.ts'
import { sanction } from './sanctions.ts'
import { foundUser } from './users.ts'

/** Content that somebody wrote under their name. */
const contribution = z.object({
  kind: z.enum(['post', 'comment', 'timeline']),
  _id: z.string(),
  postId: z.string(),
  /** The title of a post or timeline entry, or the text of a comment. */
  text: z.string(),
  at: time,
  /** `held` and `hidden` are for comments that wait for a moderator: held since they were written, or hidden after people flagged them. */
  state: z.enum(['public', 'waiting', 'returned', 'held', 'hidden']),
  /** Why a moderator sent it back. */
  reason: z.string(),
})

/** What admins see to judge a person: nothing that the person wrote anonymously. */
export const personReview = z.object({
  user: foundUser,
  sanctions: z.array(sanction),
  /** Warnings and pauses of the last year that were not lifted. */
  strikes: z.number().int(),
  /** The latest content under their name. */
  contributions: z.array(contribution),
  /** How many items there are of each kind in total. */
  totals: z.object({ posts: z.number().int(), comments: z.number().int(), timelines: z.number().int() }),
  /** Flags against the person and against content under their name, the latest first. */
  flags: z.array(
    z.object({
      _id: z.string(),
      kind: z.enum(['post', 'comment', 'timeline', 'person']),
      /** The post itself, or the post that the content belongs to; null for a flag against the person. */
      postId: z.string().nullable(),
      /** The title of that post, or the person's name. */
      title: z.string(),
      reason: z.string(),
      state: z.enum(['open', 'cleared']),
      at: time,
    }),
  ),
  /** The decisions of moderators on content under their name, the latest first. */
  decisions: z.array(
    z.object({
      _id: z.string(),
      action: z.enum(auditActions),
      postId: z.string().nullable(),
      title: z.string().nullable(),
      reason: z.string(),
      by: z.string(),
      at: time,
    }),
  ),
  can: z.object({ sanction: z.boolean() }),
})
export type PersonReview = z.output<typeof personReview>

export const personReviews = {
  'GET /admin/users/:id': endpoint({
    summary:
      'Somebody: what they wrote with their name, what was said against it, and what was done about them',
    access: 'admin',
    params: idParams,
    response: z.object({ success, person: personReview }),
    errors: ['user_not_found'],
  }),
} as const
