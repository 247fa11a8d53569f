import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { success, time } from './fields.ts'

/** How much of something waits for admins, and since when the oldest of it. */
const waiting = z.object({ count: z.number().int(), oldest: time.nullable() })
export type Waiting = z.output<typeof waiting>

export const admin = {
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
      }),
    }),
  }),
} as const
