import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  done,
  id,
  idParams,
  keyed,
  optionalText,
  page,
  pageSize,
  paging,
  removal,
  requiredText,
  sourceUrl,
  success,
  time,
} from './fields.ts'
import { attachments, fileErrors, media } from './posts.ts'
import { caseSteps, entryOrigins } from './rules/caseSteps.ts'
import { isEntryDay } from './rules/entryDay.ts'
import { limits } from './rules/limits.ts'
import { searchText, timelineTexts } from './rules/texts.ts'

export const timeline = z.object({
  _id: z.string(),
  postId: z.string(),
  title: z.string(),
  /** The day on which it happened, YYYY-MM-DD. */
  date: z.string(),
  /** The step of the case, and the source of the information; '' when not given. */
  step: z.enum([...caseSteps, '']),
  origin: z.enum([...entryOrigins, '']),
  desc: z.string(),
  location: z.string(),
  source: z.string(),
  evidence: z.array(media),
  isApproved: z.boolean(),
  /** null when the account has been deleted, and for everyone else when the author of an anonymous post added it. */
  createdBy: z.object({ _id: z.string(), name: z.string() }).nullable(),
  createdAt: time,
  /** What this viewer may do; only the server decides it. */
  can: z.object({ delete: z.boolean(), moderate: z.boolean() }),
})
export type Timeline = z.output<typeof timeline>

const unknown = { error: 'unknown_value' }

/** A day, or a timestamp of which only the day is used; its time and zone are ignored. */
const day = requiredText({ most: 40, missing: 'date_required' }).transform((text, context) => {
  const [date = ''] = text.split('T')
  if (isEntryDay(date) && (text === date || !Number.isNaN(Date.parse(text)))) return date
  context.addIssue({ code: 'custom', message: 'date_invalid' })
  return z.NEVER
})

export const timelineFields = {
  title: requiredText(timelineTexts.title),
  date: day,
  step: z.enum([...caseSteps, ''], unknown).default(''),
  origin: z.enum([...entryOrigins, ''], unknown).default(''),
  desc: optionalText(timelineTexts.desc),
  location: optionalText(timelineTexts.location),
  source: sourceUrl,
}

const savedTimeline = z.object({ success, message: z.string(), timeline })

const list = z.object({
  success,
  timelines: z.array(timeline),
  ...paging,
})

export const timelines = {
  'POST /timelines/post/:postId': endpoint({
    summary:
      'Tell what became of a post; for its author and admins, and it waits until an admin lets it through',
    access: 'user',
    status: 201,
    params: z.object({ postId: id }),
    /** The scope of an idempotency key is one post. */
    headers: keyed,
    form: {
      fields: z.object(timelineFields),
      files: { evidence: attachments },
    },
    response: savedTimeline,
    errors: ['post_not_found', 'timeline_add_forbidden', ...fileErrors],
    limit: { times: 60, seconds: 600 },
  }),
  'GET /timelines/post/:postId/approved': endpoint({
    summary: 'What became of a post, the latest first; what waits is there for admins only',
    access: 'guest',
    params: z.object({ postId: id }),
    query: z.object({ page, limit: pageSize(limits.pageMost) }),
    response: list,
    errors: ['post_not_found'],
  }),
  'GET /timelines/pending': endpoint({
    summary: 'The timeline entries that wait for approval, the oldest first',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.pendingTimelinePage),
      search: optionalText(searchText),
    }),
    response: list,
  }),
  'PATCH /timelines/:id/toggle': endpoint({
    summary: 'Let a timeline entry through, or take it back out; without an action, the other of the two',
    access: 'admin',
    params: idParams,
    body: z.object({ action: z.enum(['approve', 'unapprove'], { error: 'unknown_value' }).optional() }),
    response: savedTimeline,
    errors: ['timeline_not_found', 'already_decided'],
  }),
  'DELETE /timelines/post/:postId/:timelineId': endpoint({
    summary: "Take one's own timeline entry away; an admin any, whose author is told why",
    access: 'user',
    params: z.object({ postId: id, timelineId: id }),
    body: removal,
    response: done,
    errors: ['post_not_found', 'timeline_not_found', 'timeline_delete_forbidden'],
  }),
} as const
