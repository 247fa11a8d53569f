import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { success, time } from './fields.ts'
import { reasonCodes } from './rules/readyReasons.ts'
import { waitingKinds } from './rules/waiting.ts'

/** How many items of one kind wait for admins, and since when the oldest one has waited. */
const waiting = z.object({ count: z.number().int(), oldest: time.nullable() })
export type Waiting = z.output<typeof waiting>

const seconds = z.number().int()

/** How long decided items had waited, in seconds. Only the day of an anonymous item is known, so it counts but is not measured. */
const decided = {
  decided: z.number().int(),
  /** null when no item was measured. */
  median: seconds.nullable(),
  ninetieth: seconds.nullable(),
}

const figures = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(waitingKinds),
      waiting: z.number().int(),
      oldest: time.nullable(),
      /** How many have certainly waited for more than a day. */
      late: z.number().int(),
      ...decided,
      sentBack: z.number().int(),
      /**
       * How many items waited each day, in the order of `days`: the last value noted that day, the current one for today, null if none
       * was noted.
       */
      history: z.array(z.number().int().nullable()),
    }),
  ),
  /** The last fourteen days; today is the last one. */
  days: z.array(z.object({ day: z.string(), ...decided })),
  /** Why items were sent back, the most frequent reason first: the code of a ready reason, 'own' for free text, 'none' for no reason. */
  reasons: z.array(z.object({ reason: z.enum([...reasonCodes, 'own', 'none']), count: z.number().int() })),
  /** Only the viewer, unless the viewer is a super admin. */
  moderators: z.array(
    z.object({ _id: z.string(), name: z.string(), sentBack: z.number().int(), ...decided }),
  ),
})
export type Figures = z.output<typeof figures>

export const admin = {
  'GET /admin/figures': endpoint({
    summary: 'Figures of moderation, of the last fourteen days',
    access: 'admin',
    response: z.object({ success, figures }),
  }),
  'GET /admin/summary': endpoint({
    summary: 'What waits for admins',
    access: 'admin',
    response: z.object({
      success,
      summary: z.object({
        pendingPosts: waiting,
        reportedPosts: waiting,
        pendingTimelines: waiting,
        supportRequests: waiting,
        /** Only the day of an appeal about an anonymous item is known. */
        appeals: waiting,
      }),
    }),
  }),
} as const
