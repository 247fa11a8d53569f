import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  cursor,
  done,
  id,
  idParams,
  keyed,
  optionalText,
  page,
  pageSize,
  paging,
  requiredText,
  searchWords,
  success,
  time,
  uuid,
} from './fields.ts'
import { subject } from './follows.ts'
import { caseSteps } from './rules/caseSteps.ts'
import { suspectStatuses } from './rules/crimeTypes.ts'
import { flagKinds } from './rules/flagReasons.ts'
import { limits } from './rules/limits.ts'
import { isLink } from './rules/link.ts'
import { messageTexts } from './rules/texts.ts'

/** 'users' is everyone whose role is user. */
export const audiences = ['all', 'users', 'admins'] as const
export type TargetAudience = (typeof audiences)[number]

/** What a notification is about. 'message' is written by a super admin; the product creates all others itself. */
export const notificationKinds = [
  'message',
  'post_approved',
  'post_returned',
  'post_removed',
  'post_commented',
  'comment_replied',
  'timeline_approved',
  'post_question',
  'report_reviewed',
  'post_waiting',
  'timeline_waiting',
  'flag_waiting',
  'support_waiting',
  'appeal_waiting',
  'suspect_waiting',
  'password_reset',
  'second_password_forgotten',
  'post_answered',
  'comment_removed',
  'timeline_removed',
  'suspect_removed',
  'suspect_shown',
  'suspect_returned',
  'suspect_hidden',
  'suspect_change_confirmed',
  'suspect_change_refused',
  'warned',
  'paused',
  'suspended',
  'sanction_lifted',
  'appeal_judged',
  'outcome_asked',
  'followed_entry',
  'followed_report',
  'followed_status',
  'followed_asked',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

const notificationData = z
  .object({
    postId: z.string().optional(),
    timelineId: z.string().optional(),
    postTitle: z
      .string()
      .optional()
      .describe(
        "The title of the reader's own report, a report whose author answered the reader as a moderator, or a public post with the reader's content.",
      ),
    reason: z
      .string()
      .optional()
      .describe(
        "Why a post was sent back, or something of the reader's was removed, if the moderator gave a reason.",
      ),
    excerpt: z.string().optional().describe('The first words of what was removed.'),
    count: z
      .number()
      .int()
      .optional()
      .describe(
        'How many news about what is followed, comments since the reader last looked, or items that wait for admins.',
      ),
    outcome: z
      .enum(['kept', 'removed', 'takenDown', 'upheld', 'lifted'])
      .optional()
      .describe("The result of the reader's flag or appeal."),
    flagged: z.enum(flagKinds).optional().describe('What the reader had flagged; a post if left out.'),
    until: z.string().optional().describe('The first day on which a pause or suspension is over.'),
    followed: subject
      .optional()
      .describe('The subject that the news is about, in the shape of the list of follows.'),
    name: z
      .string()
      .optional()
      .describe('The name of a suspect or a place; a place also has its Bengali name.'),
    nameBn: z.string().optional(),
    status: z.enum(suspectStatuses).optional(),
    step: z.enum(caseSteps).optional().describe('The step of the case, when there is exactly one new entry.'),
    device: z
      .string()
      .optional()
      .describe('The device on which the password was reset, labelled as in the list of devices.'),
  })
  .meta({
    id: 'NotificationData',
    description:
      "The values from which the client builds the message in the reader's language; `title` and `description` are the English version.",
  })
export type NotificationData = z.output<typeof notificationData>

export const notification = z
  .object({
    _id: uuid,
    kind: z.enum(notificationKinds),
    data: notificationData,
    title: z.string(),
    description: z.string(),
    link: z
      .string()
      .nullable()
      .describe('A path of this app, or an absolute address that begins with http:// or https://.'),
    isRead: z.boolean(),
    createdAt: time,
    createdBy: z
      .object({ avatar: z.string().nullable() })
      .nullable()
      .describe("null when the product itself created it, and when the sender's account has been deleted."),
    targetAudience: z.enum(audiences).nullable().describe('null for a notification to one person.'),
    category: z.object({ type: z.enum(['individual', ...audiences]), label: z.string() }),
  })
  .meta({ id: 'Notification', description: 'A notification as its reader gets it.' })
export type Notification = z.output<typeof notification>

const sentNotification = notification
  .extend({
    user: z
      .object({ _id: uuid, name: z.string() })
      .nullable()
      .describe('The only recipient; null for a notification to an audience.'),
  })
  .meta({ id: 'SentNotification', description: 'A notification as the admins who send them see it.' })
export type SentNotification = z.output<typeof sentNotification>

const unreadCount = z.number().int()

export const notifications = {
  'GET /notifications': endpoint({
    summary: "List the current user's notifications, newest first; paginated by page or cursor",
    access: 'user',
    query: z.object({ page, limit: pageSize(limits.notificationPage), cursor }),
    response: z.object({
      success,
      notifications: z.array(notification),
      unreadCount,
      ...paging,
      nextCursor: z
        .string()
        .nullable()
        .describe(
          'The cursor of the next page. With it none is repeated or skipped when notifications are added or removed in between.',
        ),
    }),
  }),
  'PUT /notifications/:id/read': endpoint({
    summary: 'Mark a notification as read; idempotent',
    access: 'user',
    whilePaused: true,
    params: idParams,
    response: z.object({ success, notification, unreadCount }),
    errors: ['notification_not_found'],
  }),
  'PUT /notifications/read-all': endpoint({
    summary: 'Mark all notifications of the current user as read',
    access: 'user',
    whilePaused: true,
    response: z.object({ success, message: z.string(), unreadCount }),
  }),
  'POST /notifications/custom': endpoint({
    summary: 'Send a notification to an audience or to one user',
    access: 'superAdmin',
    refusal: 'notification_send_forbidden',
    status: 201,
    headers: keyed,
    body: z
      .object({
        title: requiredText(messageTexts.title),
        description: requiredText(messageTexts.description),
        link: optionalText(messageTexts.link).refine(isLink, { error: 'link_invalid' }),
        targetAudience: z.enum(audiences, { error: 'unknown_value' }).optional(),
        userId: id
          .optional()
          .describe('Sends it to this person only, on all their devices, whatever `targetAudience` says.'),
      })
      .refine(({ targetAudience, userId }) => targetAudience ?? userId, {
        error: 'audience_required',
        path: ['targetAudience'],
      }),
    response: z.object({ success, message: z.string(), notification: sentNotification }),
    errors: ['user_not_found', 'key_reused'],
    limit: { times: 600, seconds: 600 },
  }),
  'GET /notifications/audiences': endpoint({
    summary: 'Count the recipients in each audience',
    access: 'superAdmin',
    refusal: 'notification_send_forbidden',
    response: z.object({ success, audiences: z.record(z.enum(audiences), z.number().int()) }),
  }),
  'GET /notifications/admin': endpoint({
    summary: 'List the notifications that super admins have sent, newest first',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.notificationPage),
      search: searchWords,
      filter: z
        .enum([...audiences, 'individual'], { error: 'unknown_value' })
        .default('all')
        .describe("'all' matches every audience and single recipients."),
    }),
    response: z.object({
      success,
      notifications: z.array(sentNotification),
      ...paging,
    }),
  }),
  'DELETE /notifications/:id': endpoint({
    summary: 'Delete a notification that a super admin has sent, for all recipients',
    access: 'superAdmin',
    refusal: 'notification_delete_forbidden',
    params: idParams,
    response: done,
    errors: ['notification_not_found'],
  }),
} as const
