import { z } from 'zod'
import { aboutFiles, attachments, fileErrors, stills } from './attachments.ts'
import { endpoint } from './endpoint.ts'
import {
  computedCodes,
  done,
  idOf,
  idParams,
  keyed,
  optionalText,
  page,
  pageSize,
  paging,
  removal,
  requiredText,
  searchWords,
  sourceUrl,
  success,
  time,
  uuid,
} from './fields.ts'
import { media } from './posts.ts'
import { caseSteps, entryOrigins } from './rules/caseSteps.ts'
import { isEntryDay } from './rules/entryDay.ts'
import { limits } from './rules/limits.ts'
import { timelineTexts } from './rules/texts.ts'

export const timeline = z
  .object({
    _id: uuid,
    postId: z.string(),
    title: z.string(),
    date: z.string().describe('The day on which it happened, YYYY-MM-DD.'),
    step: z
      .enum([...caseSteps, ''])
      .describe("The step of the case, and the source of the information; '' when not given."),
    origin: z.enum([...entryOrigins, '']),
    desc: z.string(),
    location: z.string(),
    source: z.string(),
    evidence: z.array(media),
    isApproved: z.boolean(),
    createdBy: z
      .object({
        _id: uuid,
        name: z.string(),
        isPrivate: z
          .boolean()
          .describe(
            'Whether nobody else is told: the viewer has added it to an anonymous post of their own.',
          ),
      })
      .nullable()
      .describe(
        'null when the account has been deleted, and for everyone else when the author of an anonymous post added it.',
      ),
    createdAt: time,
    can: z
      .object({ delete: z.boolean(), moderate: z.boolean() })
      .describe('What this viewer may do; only the server decides it.'),
  })
  .meta({ id: 'Timeline', description: 'An entry of the timeline of a report.' })
export type Timeline = z.output<typeof timeline>

const unknown = { error: 'unknown_value' }

const day = requiredText({ most: 40, missing: 'date_required' })
  .transform((text, context) => {
    const [date = ''] = text.split('T')
    if (isEntryDay(date) && (text === date || !Number.isNaN(Date.parse(text)))) return date
    context.addIssue({ code: 'custom', message: 'date_invalid' })
    return z.NEVER
  })
  .describe('A day, or a timestamp of which only the day is used; its time and zone are ignored.')
  .register(computedCodes, { codes: ['date_invalid'] })

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
    summary: 'Add a timeline entry to a post, as its author or an admin; it waits for approval',
    example: { form: { title: 'A case was filed', date: '2026-11-20', step: 'filed', origin: 'police' } },
    access: 'user',
    status: 201,
    params: z.object({ postId: idOf('the post') }),
    /** The scope of an idempotency key is one post. */
    headers: keyed,
    form: {
      fields: z.object({ ...timelineFields, ...aboutFiles }),
      files: { evidence: attachments, stills },
    },
    response: savedTimeline,
    errors: ['post_not_found', 'timeline_add_forbidden', 'key_reused', ...fileErrors],
    limit: { times: 60, seconds: 600 },
  }),
  'GET /timelines/post/:postId/approved': endpoint({
    summary: 'List the timeline of a post, newest first; admins also get entries that wait for approval',
    access: 'guest',
    params: z.object({ postId: idOf('the post') }),
    query: z.object({ page, limit: pageSize(limits.pageMost) }),
    response: list,
    errors: ['post_not_found'],
  }),
  'GET /timelines/pending': endpoint({
    summary: 'List timeline entries that wait for approval, oldest first',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.pendingTimelinePage),
      search: searchWords,
    }),
    response: list,
  }),
  'PATCH /timelines/:id/toggle': endpoint({
    summary: 'Approve a timeline entry, or withdraw its approval; without an action, toggles',
    access: 'admin',
    params: idParams,
    body: z.object({ action: z.enum(['approve', 'unapprove'], { error: 'unknown_value' }).optional() }),
    response: savedTimeline,
    errors: ['timeline_not_found', 'own_item', 'already_decided'],
  }),
  'DELETE /timelines/post/:postId/:timelineId': endpoint({
    summary:
      'Delete your own timeline entry; admins can delete any entry, and its author is notified of the reason',
    access: 'user',
    params: z.object({ postId: idOf('the post'), timelineId: idOf('the entry') }),
    body: removal,
    response: done,
    errors: ['post_not_found', 'timeline_not_found', 'timeline_delete_forbidden'],
  }),
} as const
