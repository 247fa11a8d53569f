import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, success } from './fields.ts'
import { suspectStatuses } from './rules/crimeTypes.ts'
import { followKinds } from './rules/follows.ts'

/** Characters. The place names within a district are no longer than this. */
const mostOf = 100

export const subject = z
  .object({
    kind: z.enum(followKinds, { error: 'unknown_value' }),
    of: z
      .string({ error: 'required' })
      .min(1, { error: 'required' })
      .max(mostOf, { error: 'too_long' })
      // PostgreSQL refuses text that contains NUL.
      .refine((of) => !of.includes('\0'), { error: 'unknown_value' }),
  })
  .meta({
    id: 'FollowSubject',
    description:
      "What somebody follows. A place or category is identified by its English name, a place also by its name in URLs, and an upazila with its district: 'Dhaka/Savar'.",
  })
export type FollowSubject = z.output<typeof subject>

const follow = subject
  .extend({
    name: z
      .string()
      .describe(
        "The title of a report or the name of a suspect; '' for a report that is not public now and for every other kind.",
      ),
    status: z.enum(suspectStatuses).nullable().describe('Only for a suspect.'),
  })
  .meta({ id: 'Follow', description: 'Something that the current user follows.' })
export type Follow = z.output<typeof follow>

const answer = z
  .object({
    success,
    follows: z.array(follow),
    isHidden: z
      .boolean()
      .describe('Whether reports and suspects are left out, because this session hides what is anonymous.'),
    isDaily: z
      .boolean()
      .describe('Whether notifications are collected into one a day instead of sent at once.'),
  })
  .meta({ id: 'Follows', description: 'Everything that the current user follows.' })
export type Following = z.output<typeof answer>

/** What one person follows. It is private: no call tells who follows something, or how many people do. */
export const follows = {
  'GET /follows': endpoint({
    summary:
      'List what the current user follows, and whether notifications come at once or as a daily digest',
    access: 'user',
    response: answer,
  }),
  'PUT /follows': endpoint({
    summary: 'Follow a public report, a suspect, a district, an upazila or a category; idempotent',
    access: 'user',
    whilePaused: true,
    body: subject,
    response: done,
    errors: ['not_found', 'too_many_follows', 'follows_hidden'],
    limit: { times: 300, seconds: 600 },
  }),
  'DELETE /follows': endpoint({
    summary: 'Unfollow; idempotent',
    access: 'user',
    body: subject,
    response: done,
    errors: ['follows_hidden'],
    limit: { times: 300, seconds: 600 },
  }),
  'PUT /follows/rhythm': endpoint({
    summary: 'Choose whether notifications about followed items come at once or as a daily digest',
    access: 'user',
    whilePaused: true,
    body: z.object({ isDaily: z.boolean({ error: 'unknown_value' }) }),
    response: done,
    limit: { times: 60, seconds: 600 },
  }),
} as const
