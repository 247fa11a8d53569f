import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, page, pageSize, success, time } from './fields.ts'
import { auditActions, auditSubjects } from './rules/auditActions.ts'
import { limits } from './rules/limits.ts'

/** One thing that an admin did. Never who wrote the anonymous post or comment it was done to. */
export const auditEntry = z.object({
  _id: z.string(),
  action: z.enum(auditActions),
  at: time,
  /** The admin, by the name they had then; their account may be gone. */
  by: z.object({ _id: z.string(), name: z.string() }),
  subject: z.object({
    kind: z.enum(auditSubjects),
    _id: z.string(),
    /**
     * The title of a post or timeline entry, the title of the post of a comment, the name of a suspect, a person or of whoever asked
     * for support: as it is now, or as it was when it was taken away. null when neither is known any more.
     */
    title: z.string().nullable(),
    /** The post itself, or the one it hangs on; it may be gone. */
    postId: z.string().nullable(),
    /** Whether it is still there to be looked at. */
    exists: z.boolean(),
  }),
  /** What the action adds: the `reason` of a disapproval, the number of `reports` or `reactions`, whom a message was sent `to`. */
  detail: z.object({
    reason: z.string().optional(),
    reports: z.number().int().optional(),
    reactions: z.number().int().optional(),
    to: z.enum(['all', 'users', 'admins', 'individual']).optional(),
  }),
})
export type AuditEntry = z.output<typeof auditEntry>

export const audit = {
  'GET /admin/audit': endpoint({
    summary: 'What admins did, the latest first; by page, or by the cursor of the answer before',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.auditPage),
      cursor,
      /** All when it is left out or empty. */
      action: z.enum([...auditActions, ''], { error: 'unknown_value' }).default(''),
      /** The id of one admin; all when it is left out. */
      actor: id.optional(),
    }),
    response: z.object({ success, entries: z.array(auditEntry), nextCursor: z.string().nullable() }),
  }),
} as const
