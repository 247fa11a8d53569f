import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { success, time } from './fields.ts'
import { reasonCodes } from './rules/readyReasons.ts'
import { waitingKinds } from './rules/waiting.ts'

/** How much of something waits for admins, and since when the oldest of it. */
const waiting = z.object({ count: z.number().int(), oldest: time.nullable() })
export type Waiting = z.output<typeof waiting>

const seconds = z.number().int()

/** How long what was decided had waited. Of what is anonymous only the day is known; it is counted, and not measured. */
const decided = {
  decided: z.number().int(),
  /** null when nothing was measured. */
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
      /** How much waited at the last look of each day, in the order of `days`; null where nobody looked. */
      history: z.array(z.number().int().nullable()),
    }),
  ),
  /** The last fourteen, today as the last. */
  days: z.array(z.object({ day: z.string(), ...decided })),
  /** Why things were sent back: the code of a ready reason, 'own' words or 'none' at all; the most frequent first. */
  reasons: z.array(z.object({ reason: z.enum([...reasonCodes, 'own', 'none']), count: z.number().int() })),
  /** Only oneself, unless one is a super admin. */
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
        /** Of one that has no name the day alone is known. */
        appeals: waiting,
      }),
    }),
  }),
} as const
