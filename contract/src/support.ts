import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams, keyed, page, pageSize, paging, phone, requiredText, success, time } from './fields.ts'
import { attachments, fileErrors, media } from './posts.ts'
import { limits } from './rules/limits.ts'
import { supportStatuses } from './rules/supportStatuses.ts'
import { supportTexts } from './rules/texts.ts'

/** A request for legal or victim support, as its sender sees it. */
export const ownSupportRequest = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  desc: z.string(),
  /** Only admins get the files themselves. */
  fileCount: z.number().int(),
  status: z.enum(supportStatuses),
  createdAt: time,
})
export type OwnSupportRequest = z.output<typeof ownSupportRequest>

/** A request as admins see it. */
export const supportRequest = ownSupportRequest.omit({ fileCount: true }).extend({
  /** Signed addresses: they work for this admin's session only and expire after about a quarter of an hour. Request the list again then. */
  files: z.array(media),
})
export type SupportRequest = z.output<typeof supportRequest>

export const support = {
  'POST /support': endpoint({
    summary: 'Ask for legal or victim support; only admins see what is sent',
    access: 'user',
    whilePaused: true,
    status: 201,
    headers: keyed,
    form: {
      fields: z.object({
        name: requiredText(supportTexts.name),
        phone,
        desc: requiredText(supportTexts.desc),
      }),
      files: { files: attachments },
    },
    response: z.object({ success, message: z.string(), request: ownSupportRequest }),
    errors: fileErrors,
    limit: { times: 20, seconds: 3600 },
  }),
  'GET /support/mine': endpoint({
    summary: 'What I have asked for, the latest first',
    access: 'user',
    query: z.object({ page, limit: pageSize(limits.supportPage) }),
    response: z.object({ success, requests: z.array(ownSupportRequest), ...paging }),
  }),
  'GET /support/all': endpoint({
    summary:
      'The requests for support: those that wait, the oldest first; all or those acted upon, the latest',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.supportPage),
      /** All states when left out or empty. */
      status: z.enum([...supportStatuses, ''], { error: 'unknown_value' }).default(''),
    }),
    response: z.object({ success, requests: z.array(supportRequest), ...paging }),
  }),
  'PATCH /support/:id/status': endpoint({
    summary: 'Mark a request as acted upon',
    access: 'admin',
    params: idParams,
    body: z.object({ status: z.literal('action-taken', { error: 'unknown_value' }) }),
    response: z.object({ success, message: z.string(), request: supportRequest }),
    errors: ['support_not_found', 'already_decided'],
  }),
} as const
