import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams, success, time } from './fields.ts'
import { auditActions } from './rules/auditActions.ts'
import { sanction } from './sanctions.ts'
import { foundUser } from './users.ts'

/** Something that somebody wrote with their name. */
const contribution = z.object({
  kind: z.enum(['post', 'comment', 'timeline']),
  _id: z.string(),
  postId: z.string(),
  /** The title of a post or an entry, the text of a comment. */
  text: z.string(),
  at: time,
  /** `held` and `hidden` of a comment: from the beginning, or since people have flagged it, until a moderator looks. */
  state: z.enum(['public', 'waiting', 'returned', 'held', 'hidden']),
  /** Why a moderator sent it back. */
  reason: z.string(),
})

/** Somebody as admins judge them: nothing of what they wrote anonymously. */
export const personReview = z.object({
  user: foundUser,
  sanctions: z.array(sanction),
  /** Warnings and pauses of the last year that were not lifted. */
  strikes: z.number().int(),
  /** The latest of what they wrote with their name. */
  contributions: z.array(contribution),
  /** How much of that there is. */
  totals: z.object({ posts: z.number().int(), comments: z.number().int(), timelines: z.number().int() }),
  /** What was said against them and what stands with their name, the latest first. */
  flags: z.array(
    z.object({
      _id: z.string(),
      kind: z.enum(['post', 'comment', 'timeline', 'person']),
      /** The post that it is, or on which it stands; null of what is against the person. */
      postId: z.string().nullable(),
      /** Of that post; of the person the name. */
      title: z.string(),
      reason: z.string(),
      state: z.enum(['open', 'cleared']),
      at: time,
    }),
  ),
  /** What moderators decided on what they wrote with their name, the latest first. */
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
  /** What this admin may do here. */
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
