import type { NotificationKind } from '@bichar/contract/notifications.ts'
import { dayTextOf } from '@bichar/contract/rules/dayText.ts'
import { outcomeTitles } from '@bichar/contract/rules/outcomes.ts'
import { reasonIn } from '@bichar/contract/rules/readyReasons.ts'
import type { StoredData } from '../db/columnTypes.ts'

interface NotificationText {
  title: string
  description: string
}

type WriteText = (data: StoredData) => NotificationText

const because = (reason: string | undefined) => (reason ? ` Reason: ${reasonIn('en', reason)}` : '')

const quoted = (excerpt: string | undefined) => (excerpt ? `“${excerpt}”. ` : '')

const flaggedThings = {
  post: 'A post',
  comment: 'A comment',
  timeline: 'A timeline entry',
  suspect: 'A suspect',
  person: 'A person',
} as const
/** The outcome of a flag; an appeal has texts of its own. */
const outcomes: Partial<Record<NonNullable<StoredData['outcome']>, string>> = {
  kept: 'It stays.',
  removed: 'It was taken down.',
  takenDown: 'It is taken down until its author has corrected it.',
}

const asksAbout = (postTitle = '') => ({
  title: 'What became of it?',
  description: `“${postTitle}”. Four short answers are ready.`,
})

const statuses = { wanted: 'Wanted', arrested: 'Arrested', released: 'Released' } as const

/** The English texts of the product's own notifications; the app shows them in the reader's language. */
export const notificationTexts: Record<Exclude<NotificationKind, 'message'>, WriteText> = {
  post_approved: ({ postTitle }) => ({
    title: 'Your post was approved',
    description: `“${postTitle}” is public now.`,
  }),
  post_returned: ({ postTitle, reason }) => ({
    title: 'Your post was sent back',
    description: `“${postTitle}” was not approved.${because(reason)}`,
  }),
  post_removed: ({ postTitle, reason }) => ({
    title: 'Your post was taken down',
    description: `“${postTitle}” was removed by an admin.${because(reason)}`,
  }),
  comment_removed: ({ postTitle, excerpt, reason }) => ({
    title: 'Your comment was removed',
    description: `${quoted(excerpt)}${postTitle ? `On the post “${postTitle}”, by an admin.` : 'By an admin.'}${because(reason)}`,
  }),
  timeline_removed: ({ postTitle, excerpt, reason }) => ({
    title: 'Your timeline entry was removed',
    description: `${quoted(excerpt)}On the post “${postTitle}”, by an admin.${because(reason)}`,
  }),
  suspect_removed: ({ reason }) => ({
    title: 'A suspect that you added was removed',
    description: `By an admin.${because(reason)}`,
  }),
  suspect_shown: () => ({
    title: 'A suspect that you added is public now',
    description: 'A moderator has looked at it.',
  }),
  suspect_returned: ({ reason }) => ({
    title: 'A suspect that you added was sent back',
    description: `It is not public.${because(reason)}`,
  }),
  suspect_hidden: ({ reason }) => ({
    title: 'A suspect that you added is not public any more',
    description: `By an admin.${because(reason)}`,
  }),
  suspect_change_confirmed: () => ({
    title: 'Your change of a suspect was confirmed',
    description: 'It is public now.',
  }),
  suspect_change_refused: ({ reason }) => ({
    title: 'Your change of a suspect was not accepted',
    description: `The suspect stays as it was.${because(reason)}`,
  }),
  post_commented: ({ postTitle, count = 1 }) => ({
    title: count === 1 ? '1 new comment' : `${count} new comments`,
    description: `On your post “${postTitle}”`,
  }),
  comment_replied: ({ postTitle, count = 1 }) => ({
    title: count === 1 ? '1 reply to your comment' : `${count} replies to your comment`,
    description: `On the post “${postTitle}”`,
  }),
  timeline_approved: ({ postTitle }) => ({
    title: 'Your timeline entry was approved',
    description: `It is public now, on the post “${postTitle}”.`,
  }),
  post_question: ({ postTitle }) => ({
    title: 'A moderator has a question',
    description: `About your report “${postTitle}”`,
  }),
  report_reviewed: ({ outcome = 'kept', flagged = 'post' }) => ({
    title: `${flaggedThings[flagged]} that you reported was reviewed`,
    description: flagged !== 'post' && outcome === 'removed' ? 'It was removed.' : (outcomes[outcome] ?? ''),
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
    title: count === 1 ? 'Something was reported' : `${count} reported things wait`,
    description: 'In the list of what was reported',
  }),
  support_waiting: ({ count = 1 }) => ({
    title: count === 1 ? 'A support request waits' : `${count} support requests wait`,
    description: 'In the list of support requests',
  }),
  appeal_waiting: ({ count = 1 }) => ({
    title: count === 1 ? 'An appeal waits' : `${count} appeals wait`,
    description: 'In the list of appeals',
  }),
  suspect_waiting: ({ count = 1 }) => ({
    title: count === 1 ? 'A suspect waits for review' : `${count} suspects wait for review`,
    description: 'In the list of suspects that wait',
  }),
  post_answered: ({ postTitle }) => ({
    title: 'The author of a report has answered',
    description: `“${postTitle}”`,
  }),
  warned: ({ reason }) => ({
    title: 'You have been warned by the moderators',
    description: `Reason: ${reason}`,
  }),
  paused: ({ reason, until = '' }) => ({
    title: 'You can read, and not write for now',
    description: `You can write again from ${dayTextOf('en', until)}. Reason: ${reason}`,
  }),
  suspended: ({ reason, until }) => ({
    title: 'Your account was suspended',
    description: `${until ? `It opens again on ${dayTextOf('en', until)}. ` : ''}Reason: ${reason}`,
  }),
  sanction_lifted: () => ({
    title: 'A decision about you was taken back',
    description: 'It does not hold any more.',
  }),
  appeal_judged: ({ outcome, reason }) => ({
    title: 'Your appeal was judged',
    description: `${outcome === 'lifted' ? 'The decision was taken back.' : 'The decision stands.'}${reason ? ` Answer: ${reason}` : ''}`,
  }),
  outcome_asked: ({ postTitle }) => asksAbout(postTitle),
  followed_asked: ({ postTitle }) => asksAbout(postTitle),
  followed_entry: ({ postTitle, step, count = 1 }) => ({
    title:
      count > 1
        ? `${count} updates on a report that you follow`
        : step
          ? outcomeTitles.en[step]
          : 'An update on a report that you follow',
    description: `“${postTitle}”`,
  }),
  followed_report: ({ followed, name, postTitle, count = 1 }) => ({
    title: `${count === 1 ? 'A new report' : `${count} new reports`}: ${name ?? followed?.of}`,
    description: postTitle ? `“${postTitle}”` : 'See them all in one list.',
  }),
  followed_status: ({ name, status }) => ({
    title: `${name}: ${statuses[status ?? 'wanted']}`,
    description: 'The status of a suspect whom you follow has changed.',
  }),
  password_reset: ({ device }) => ({
    title: 'Your password was reset',
    description: `On: ${device}. Your anonymous reports stay hidden until you confirm that it was you.`,
  }),
  second_password_forgotten: () => ({
    title: 'Your second password was said to be forgotten',
    description:
      'It ends in seven days. If that was not you, unlock your anonymous reports with it and change the password of your account.',
  }),
}
