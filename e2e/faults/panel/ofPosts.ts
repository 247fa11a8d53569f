import { type Fault, noticedBy } from '../fault.ts'

const reportedCard = 'web/app/admin/ReportedPostCard.tsx'

export const ofPosts: Fault[] = [
  ...noticedBy('mainJob', 'an admin approves a report', {
    'pending-reports-not-searched': {
      file: 'web/app/admin/PendingPostsPage.tsx',
      find: 'pendingOptions(search)',
      broken: "pendingOptions('')",
    },
    'pending-report-without-description': {
      file: 'web/app/admin/PendingPostCard.tsx',
      find: '<WholeText text={post.desc} />',
      broken: 'null',
    },
    'approve-sends-back': {
      file: 'web/app/moderation/ModerationActions.tsx',
      find: "decide({ action: 'approve' })",
      broken: "decide({ action: 'disapprove', reason: 'Not complete' })",
    },
  }),
  ...noticedBy('muchToRead', 'of many reports against a post', {
    'reported-without-description': {
      file: reportedCard,
      find: '<PostText post={post} />',
      broken: 'null',
    },
    'reported-without-date': {
      file: 'web/app/posts/PostHeader.tsx',
      find: '<Ago at={createdAt} isDayOnly={isAnonymous} />',
      broken: 'null',
    },
    'report-count-of-those-shown': {
      file: reportedCard,
      find: '{ count: reportCount }',
      broken: '{ count: post.reports.length }',
    },
    'four-latest-reports': {
      file: 'server/src/flags/routes.ts',
      find: 'serverLimits.latestReports',
      broken: '4',
    },
  }),
  ...noticedBy('admin', 'an admin clears', {
    'reported-not-searched': {
      file: 'web/app/admin/ReportedPostsPage.tsx',
      find: 'reportedOptions(search)',
      broken: "reportedOptions('')",
    },
    'cleared-told-as-deleted': {
      file: 'web/app/admin/useReportDecision.ts',
      find: "t(decision === 'ignore' ? 'cleared' : 'deleted')",
      broken: "t('deleted')",
    },
  }),
  ...noticedBy('admin', 'an admin deletes', {
    'deleting-only-clears': { file: reportedCard, find: "decide('delete')", broken: "decide('ignore')" },
  }),
]
