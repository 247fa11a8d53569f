import { z } from 'zod'
import { aboutFiles, attachments, fileErrors, stills } from './attachments.ts'
import { endpoint } from './endpoint.ts'
import {
  canModerate,
  idParams,
  keyed,
  page,
  pageSize,
  paging,
  phone,
  requiredText,
  success,
  time,
  uuid,
} from './fields.ts'
import { media } from './posts.ts'
import { limits } from './rules/limits.ts'
import { supportStatuses } from './rules/supportStatuses.ts'
import { supportTexts } from './rules/texts.ts'

export const ownSupportRequest = z
  .object({
    _id: uuid,
    name: z.string(),
    phone: z.string(),
    desc: z.string(),
    fileCount: z.number().int().describe('Only admins get the files themselves.'),
    status: z.enum(supportStatuses),
    createdAt: time.describe('The beginning of the hour in which it was sent.'),
  })
  .meta({
    id: 'OwnSupportRequest',
    description: 'A request for legal or victim support, as its sender sees it.',
  })
export type OwnSupportRequest = z.output<typeof ownSupportRequest>

export const supportRequest = ownSupportRequest
  .omit({ fileCount: true })
  .extend({
    files: z
      .array(media)
      .describe(
        "Signed addresses: they work for this admin's session only and expire after about a quarter of an hour. Request the list again then.",
      ),
    can: canModerate,
  })
  .meta({ id: 'SupportRequest', description: 'A request as admins see it.' })
export type SupportRequest = z.output<typeof supportRequest>

export const support = {
  'POST /support': endpoint({
    summary: 'Request legal or victim support; visible to admins only',
    access: 'user',
    whilePaused: true,
    status: 201,
    headers: keyed,
    form: {
      fields: z.object({
        name: requiredText(supportTexts.name),
        phone,
        desc: requiredText(supportTexts.desc),
        ...aboutFiles,
      }),
      files: { files: attachments, stills },
    },
    response: z.object({ success, message: z.string(), request: ownSupportRequest }),
    errors: ['key_reused', ...fileErrors],
    limit: { times: 20, seconds: 3600 },
  }),
  'GET /support/mine': endpoint({
    summary: "List the current user's support requests, newest first",
    access: 'user',
    query: z.object({ page, limit: pageSize(limits.supportPage) }),
    response: z.object({ success, requests: z.array(ownSupportRequest), ...paging }),
  }),
  'GET /support/all': endpoint({
    summary:
      'List support requests: open ones oldest first, all or handled ones newest first; those of one hour in random order',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.supportPage),
      status: z
        .enum([...supportStatuses, ''], { error: 'unknown_value' })
        .default('')
        .describe('All states when left out or empty.'),
    }),
    response: z.object({ success, requests: z.array(supportRequest), ...paging }),
  }),
  'PATCH /support/:id/status': endpoint({
    summary: 'Mark a support request as handled',
    access: 'admin',
    params: idParams,
    body: z.object({ status: z.literal('action-taken', { error: 'unknown_value' }) }),
    response: z.object({ success, message: z.string(), request: supportRequest }),
    errors: ['support_not_found', 'own_item', 'already_decided'],
  }),
} as const
