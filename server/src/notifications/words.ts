import type { NotificationKind } from '@bichar/contract/notifications.ts'
import { reasonIn } from '@bichar/contract/rules/readyReasons.ts'
import type { StoredData } from './tables.ts'

interface Words {
  title: string
  description: string
}

type Say = (data: StoredData) => Words

/** What the product itself says, in English; the app says it in the reader's language. */
export const words: Record<Exclude<NotificationKind, 'message'>, Say> = {
  post_approved: ({ postTitle }) => ({
    title: 'Your post was approved',
    description: `“${postTitle}” is public now.`,
  }),
  post_returned: ({ postTitle, reason }) => ({
    title: 'Your post was sent back',
    description: `“${postTitle}” was not approved.${reason ? ` Reason: ${reasonIn('en', reason)}` : ''}`,
  }),
  post_removed: ({ postTitle }) => ({
    title: 'Your post was taken down',
    description: `“${postTitle}” was removed by an admin.`,
  }),
  post_commented: ({ postTitle, count = 1 }) => ({
    title: count === 1 ? '1 new comment' : `${count} new comments`,
    description: `On your post “${postTitle}”`,
  }),
  timeline_approved: ({ postTitle }) => ({
    title: 'Your timeline entry was approved',
    description: `It is public now, on the post “${postTitle}”.`,
  }),
  post_question: ({ postTitle }) => ({
    title: 'A moderator has a question',
    description: `About your report “${postTitle}”`,
  }),
  report_reviewed: ({ outcome }) => ({
    title: 'A post that you reported was reviewed',
    description: outcome === 'removed' ? 'It was taken down.' : 'It stays.',
  }),
  post_waiting: ({ count = 1 }) => ({
    title: count === 1 ? 'A post waits for review' : `${count} posts wait for review`,
    description: 'In the list of pending reports',
  }),
  timeline_waiting: ({ count = 1 }) => ({
    title:
      count === 1 ? 'A timeline entry waits for approval' : `${count} timeline entries wait for approval`,
    description: 'In the list of pending timelines',
  }),
  flag_waiting: ({ count = 1 }) => ({
    title: count === 1 ? 'A post was reported' : `${count} reported posts wait`,
    description: 'In the list of reported posts',
  }),
  support_waiting: ({ count = 1 }) => ({
    title: count === 1 ? 'A support request waits' : `${count} support requests wait`,
    description: 'In the list of support requests',
  }),
  post_answered: ({ postTitle }) => ({
    title: 'The author of a report has answered',
    description: `“${postTitle}”`,
  }),
  password_reset: ({ device }) => ({
    title: 'Your password was reset',
    description: `By a code from your phone, on: ${device}. Your anonymous reports are hidden for seven days, unless you confirm that it was you.`,
  }),
  second_password_forgotten: () => ({
    title: 'Your second password was said to be forgotten',
    description:
      'It ends in seven days. If that was not you, unlock your anonymous reports with it and change the password of your account.',
  }),
}
