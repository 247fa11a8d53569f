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

/** users: everyone whose role is user. */
export const audiences = ['all', 'users', 'admins'] as const
export type TargetAudience = (typeof audiences)[number]

/** What a notification is about: 'message' is what a super admin wrote, the others the product says by itself. */
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

/** What to say it with in the reader's language; `title` and `description` say the same in English. */
const notificationData = z.object({
  postId: z.string().optional(),
  timelineId: z.string().optional(),
  /** Of the reader's own post, one whose author has answered them as an admin, or the public one on which something of theirs stood. */
  postTitle: z.string().optional(),
  /** Why a post was sent back, or something of the reader's removed, when the moderator said so. */
  reason: z.string().optional(),
  /** The first words of what was removed. */
  excerpt: z.string().optional(),
  /** How much of what is followed has come, how many comments have come since the reader looked last, or how much waits for admins. */
  count: z.number().int().optional(),
  /** What became of what the reader has flagged, or of an appeal. */
  outcome: z.enum(['kept', 'removed', 'takenDown', 'upheld', 'lifted']).optional(),
  /** What it was that the reader has flagged; a post unless said. */
  flagged: z.enum(flagKinds).optional(),
  /** The first day on which a pause or a suspension holds no more. */
  until: z.string().optional(),
  /** Of what is followed: what it is, as in the list of that. */
  followed: subject.optional(),
  /** Of a suspect, or of a place; of that in Bengali as well. */
  name: z.string().optional(),
  nameBn: z.string().optional(),
  status: z.enum(suspectStatuses).optional(),
  /** How far a case has come with one new entry. */
  step: z.enum(caseSteps).optional(),
  /** Where the password was reset, as in the list of devices. */
  device: z.string().optional(),
})
export type NotificationData = z.output<typeof notificationData>

export const notification = z.object({
  _id: z.string(),
  kind: z.enum(notificationKinds),
  data: notificationData,
  title: z.string(),
  description: z.string(),
  /** A path of this app, or an address that begins with http:// or https://. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: time,
  /** null when the product itself says it, and when the sender's account is gone. */
  createdBy: z.object({ avatar: z.string().nullable() }).nullable(),
  /** null when it is for one person. */
  targetAudience: z.enum(audiences).nullable(),
  category: z.object({ type: z.enum(['individual', ...audiences]), label: z.string() }),
})
export type Notification = z.output<typeof notification>

const sentNotification = notification.extend({
  /** The one person whom it is for. */
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
      /** With it nothing is shown twice or left out when notifications come and go meanwhile. */
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
        /** With it, it is for this person alone, whatever `targetAudience` says, and wherever they are connected. */
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
      /** all: whomever it was sent to. */
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
