import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, page, pageSize, success, time } from './fields.ts'
import { auditActions, auditSubjects } from './rules/auditActions.ts'
import { limits } from './rules/limits.ts'

/**
 * The admin, with the name they had at the time, which is empty once the account has been deleted; null for the operator, whose
 * command line needs no account.
 */
export const auditActor = z.object({ _id: z.string(), name: z.string() }).nullable()
export type AuditActor = z.output<typeof auditActor>

/** One action of an admin or of the operator. It never names the author of the anonymous post or comment that it was done to. */
export const auditEntry = z.object({
  _id: z.string(),
  action: z.enum(auditActions),
  at: time,
  by: auditActor,
  subject: z.object({
    kind: z.enum(auditSubjects),
    _id: z.string(),
    /**
     * The title of a post or timeline entry, the title of the post of a comment, or the name of a suspect, a person or the author of a
     * support request: the current one, or the last one if the item was removed. null when neither is known any more.
     */
    title: z.string().nullable(),
    /** The post itself, or the post that the subject belongs to; it may have been removed. */
    postId: z.string().nullable(),
    /** Whether the subject still exists and can be opened. */
    exists: z.boolean(),
  }),
  /** Details that depend on the action: `reason` of a disapproval, number of `reports` or `reactions`, `to` whom a message was sent. */
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
    summary:
      'What admins and the operator did, the latest first; by page, or by the cursor of the answer before',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.auditPage),
      cursor,
      /** All actions when left out or empty. */
      action: z.enum([...auditActions, ''], { error: 'unknown_value' }).default(''),
      /** The id of one admin; all admins when left out. */
      actor: id.optional(),
    }),
    response: z.object({ success, entries: z.array(auditEntry), nextCursor: z.string().nullable() }),
  }),
} as const
