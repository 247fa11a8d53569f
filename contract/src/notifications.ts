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
  success,
  time,
} from './fields.ts'
import { subject } from './follows.ts'
import { caseSteps } from './rules/caseSteps.ts'
import { suspectStatuses } from './rules/crimeTypes.ts'
import { flagKinds } from './rules/flagReasons.ts'
import { limits } from './rules/limits.ts'
import { isLink } from './rules/link.ts'
import { messageTexts, searchText } from './rules/texts.ts'

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
  'password_reset',
  'second_password_forgotten',
  'post_answered',
  'comment_removed',
  'timeline_removed',
  'suspect_removed',
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

/** The values from which the client builds the message in the reader's language; `title` and `description` are the English version. */
const notificationData = z.object({
  postId: z.string().optional(),
  timelineId: z.string().optional(),
  /**
   * The title of the reader's own report, a report whose author answered the reader as a moderator, or a public post with the reader's
   * content.
   */
  postTitle: z.string().optional(),
  /** Why a post was sent back, or something of the reader's was removed, if the moderator gave a reason. */
  reason: z.string().optional(),
  /** The first words of what was removed. */
  excerpt: z.string().optional(),
  /** How many news about what is followed, comments since the reader last looked, or items that wait for admins. */
  count: z.number().int().optional(),
  /** The result of the reader's flag or appeal. */
  outcome: z.enum(['kept', 'removed', 'takenDown', 'upheld', 'lifted']).optional(),
  /** What the reader had flagged; a post if left out. */
  flagged: z.enum(flagKinds).optional(),
  /** The first day on which a pause or suspension is over. */
  until: z.string().optional(),
  /** The subject that the news is about, in the shape of the list of follows. */
  followed: subject.optional(),
  /** The name of a suspect or a place; a place also has its Bengali name. */
  name: z.string().optional(),
  nameBn: z.string().optional(),
  status: z.enum(suspectStatuses).optional(),
  /** The step of the case, when there is exactly one new entry. */
  step: z.enum(caseSteps).optional(),
  /** The device on which the password was reset, labelled as in the list of devices. */
  device: z.string().optional(),
})
export type NotificationData = z.output<typeof notificationData>

export const notification = z.object({
  _id: z.string(),
  kind: z.enum(notificationKinds),
  data: notificationData,
  title: z.string(),
  description: z.string(),
  /** A path of this app, or an absolute address that begins with http:// or https://. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: time,
  /** null when the product itself created it, and when the sender's account has been deleted. */
  createdBy: z.object({ avatar: z.string().nullable() }).nullable(),
  /** null for a notification to one person. */
  targetAudience: z.enum(audiences).nullable(),
  category: z.object({ type: z.enum(['individual', ...audiences]), label: z.string() }),
})
export type Notification = z.output<typeof notification>

const sentNotification = notification.extend({
  /** The only recipient; null for a notification to an audience. */
  user: z.object({ _id: z.string(), name: z.string() }).nullable(),
})
export type SentNotification = z.output<typeof sentNotification>

const unreadCount = z.number().int()

export const notifications = {
  'GET /notifications': endpoint({
    summary: 'My notifications, the newest first; by page, or by the cursor of the answer before',
    access: 'user',
    query: z.object({ page, limit: pageSize(limits.notificationPage), cursor }),
    response: z.object({
      success,
      notifications: z.array(notification),
      unreadCount,
      ...paging,
      /** The cursor of the next page. With it none is repeated or skipped when notifications are added or removed in between. */
      nextCursor: z.string().nullable(),
    }),
  }),
  'PUT /notifications/:id/read': endpoint({
    summary: 'Mark a notification as read; again changes nothing',
    access: 'user',
    whilePaused: true,
    params: idParams,
    response: z.object({ success, notification, unreadCount }),
    errors: ['notification_not_found'],
  }),
  'PUT /notifications/read-all': endpoint({
    summary: 'Mark all my notifications as read',
    access: 'user',
    whilePaused: true,
    response: z.object({ success, message: z.string(), unreadCount }),
  }),
  'POST /notifications/custom': endpoint({
    summary: 'Send a notification to an audience, or to one person',
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
        /** Sends it to this person only, on all their devices, whatever `targetAudience` says. */
        userId: id.optional(),
      })
      .refine(({ targetAudience, userId }) => targetAudience ?? userId, {
        error: 'audience_required',
        path: ['targetAudience'],
      }),
    response: z.object({ success, message: z.string(), notification: sentNotification }),
    errors: ['user_not_found'],
    limit: { times: 600, seconds: 600 },
  }),
  'GET /notifications/audiences': endpoint({
    summary: 'How many people a notification to each audience is for',
    access: 'superAdmin',
    refusal: 'notification_send_forbidden',
    response: z.object({ success, audiences: z.record(z.enum(audiences), z.number().int()) }),
  }),
  'GET /notifications/admin': endpoint({
    summary: 'What super admins have sent, the newest first',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.notificationPage),
      search: optionalText(searchText),
      /** 'all' matches every audience and single recipients. */
      filter: z.enum([...audiences, 'individual'], { error: 'unknown_value' }).default('all'),
    }),
    response: z.object({
      success,
      notifications: z.array(sentNotification),
      ...paging,
    }),
  }),
  'DELETE /notifications/:id': endpoint({
    summary: 'Take back what a super admin has sent, from everyone',
    access: 'superAdmin',
    refusal: 'notification_delete_forbidden',
    params: idParams,
    response: done,
    errors: ['notification_not_found'],
  }),
} as const
