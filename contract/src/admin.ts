import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { success, time, uuid } from './fields.ts'
import { reasonCodes } from './rules/readyReasons.ts'
import { waitingKinds } from './rules/waiting.ts'

const waiting = z.object({ count: z.number().int(), oldest: time.nullable() }).meta({
  id: 'WaitingCount',
  description: 'How many items of one kind wait for admins, and since when the oldest one has waited.',
})
export type Waiting = z.output<typeof waiting>

const seconds = z.number().int()

/** How long decided items had waited, in seconds. Only the day of an anonymous item is known, so it counts but is not measured. */
const decided = {
  decided: z.number().int(),
  median: seconds.nullable().describe('null when no item was measured.'),
  ninetieth: seconds.nullable(),
}

const figures = z
  .object({
    kinds: z.array(
      z.object({
        kind: z.enum(waitingKinds),
        waiting: z.number().int(),
        oldest: time.nullable(),
        late: z.number().int().describe('How many have certainly waited for more than a day.'),
        ...decided,
        sentBack: z.number().int(),
        history: z
          .array(z.number().int().nullable())
          .describe(
            'How many items waited each day, in the order of `days`: the last value noted that day, the current one for today, null if none was noted.',
          ),
      }),
    ),
    days: z
      .array(z.object({ day: z.string(), ...decided }))
      .describe('The last fourteen days; today is the last one.'),
    reasons: z
      .array(z.object({ reason: z.enum([...reasonCodes, 'own', 'none']), count: z.number().int() }))
      .describe(
        "Why items were sent back, the most frequent reason first: the code of a ready reason, 'own' for free text, 'none' for no reason.",
      ),
    moderators: z
      .array(z.object({ _id: uuid, name: z.string(), sentBack: z.number().int(), ...decided }))
      .describe('Only the viewer, unless the viewer is a super admin.'),
  })
  .meta({ id: 'ModerationFigures', description: 'How the work of the moderators stands.' })
export type Figures = z.output<typeof figures>

export const admin = {
  'GET /admin/figures': endpoint({
    summary: 'Get moderation statistics of the last 14 days',
    access: 'admin',
    response: z.object({ success, figures }),
  }),
  'GET /admin/summary': endpoint({
    summary: 'Count the items that wait for moderators, without those that already have a pending decision',
    access: 'admin',
    response: z.object({
      success,
      summary: z.object({
        pendingPosts: waiting,
        reportedPosts: waiting,
        flaggedOthers: waiting.describe('Comments, timeline entries, suspects and people with open flags.'),
        pendingTimelines: waiting,
        supportRequests: waiting,
        appeals: waiting.describe(
          'Those that the caller may judge. Only the day of an appeal about an anonymous item is known.',
        ),
        pendingSuspects: waiting.describe(
          'Suspects that wait for a decision of their own, and proposed changes of public ones; only their days are known.',
        ),
      }),
    }),
  }),
} as const
