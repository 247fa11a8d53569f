import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, nextCursor, page, pageSize, success, time, uuid } from './fields.ts'
import { auditActions, auditSubjects } from './rules/auditActions.ts'
import { limits } from './rules/limits.ts'

export const auditActor = z.object({ _id: uuid, name: z.string() }).nullable().meta({
  id: 'AuditActor',
  description:
    'The admin, with the name they had at the time, which is empty once the account has been deleted; null for the operator, whose command line needs no account.',
})
export type AuditActor = z.output<typeof auditActor>

export const auditEntry = z
  .object({
    _id: uuid,
    action: z.enum(auditActions),
    at: time,
    by: auditActor,
    subject: z.object({
      kind: z.enum(auditSubjects),
      _id: uuid,
      title: z
        .string()
        .nullable()
        .describe(
          'The title of a post or timeline entry, the title of the post of a comment, or the name of a suspect, a person or the author of a support request: the current one, or the last one if the item was removed. null when neither is known any more.',
        ),
      postId: z
        .string()
        .nullable()
        .describe('The post itself, or the post that the subject belongs to; it may have been removed.'),
      exists: z.boolean().describe('Whether the subject still exists and can be opened.'),
    }),
    detail: z
      .object({
        reason: z.string().optional(),
        reports: z.number().int().optional(),
        reactions: z.number().int().optional(),
        to: z.enum(['all', 'users', 'admins', 'individual']).optional(),
        isOwn: z.boolean().optional(),
      })
      .describe(
        'Details that depend on the action: `reason` of a disapproval, number of `reports` or `reactions`, `to` whom a message was sent, `isOwn` when the only admin decided on what they had written or filed under their name.',
      ),
  })
  .meta({
    id: 'AuditEntry',
    description:
      'One action of an admin or of the operator. It never names the author of the anonymous post or comment that it was done to.',
  })
export type AuditEntry = z.output<typeof auditEntry>

export const audit = {
  'GET /admin/audit': endpoint({
    summary: 'List the audit log of admins and the operator, newest first; paginated by page or cursor',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.auditPage),
      cursor,
      action: z
        .enum([...auditActions, ''], { error: 'unknown_value' })
        .default('')
        .describe('All actions when left out or empty.'),
      actor: id.optional().describe('The id of one admin; all admins when left out.'),
    }),
    response: z.object({ success, entries: z.array(auditEntry), nextCursor }),
  }),
} as const
