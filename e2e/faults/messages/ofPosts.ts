import { type Fault, noticedBy } from '../fault.ts'

/** A failed action on a post, or on what belongs to it, shows the message of another action. */
export const ofPosts: Fault[] = [
  ...noticedBy('failedChanges', 'what a post cannot be given', {
    'reaction-refused-without-reason-told-as-too-often': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: 'error instanceof CallError && error.status === 429',
      broken: 'true',
    },
    'failed-upvote-told-as-any-vote': {
      file: 'web/app/comments/VoteButtons.tsx',
      find: "'upvoteFailed'",
      broken: "'voteFailed'",
    },
    'failed-downvote-told-as-any-vote': {
      file: 'web/app/comments/VoteButtons.tsx',
      find: "'downvoteFailed'",
      broken: "'voteFailed'",
    },
    'vote-not-taken-back-told-as-not-given': {
      file: 'web/app/comments/VoteButtons.tsx',
      find: "wanted ? ways[wanted].failed : 'voteFailed'",
      broken: "ways[wanted ?? 'up'].failed",
    },
    'comment-not-added-told-as-not-deleted': {
      file: 'web/app/comments/useWriting.ts',
      find: "t('addFailed')",
      broken: "t('remove.failed')",
    },
    'comment-not-deleted-told-as-post': {
      file: 'web/app/comments/DeleteCommentDialog.tsx',
      find: "t('failed')",
      broken: "'Failed to delete post'",
    },
    'timeline-not-approved-told-as-not-taken-back': {
      file: 'web/app/timelines/useDecision.ts',
      find: "'approveFailed'",
      broken: "'unapproveFailed'",
    },
    'timeline-not-deleted-told-as-post': {
      file: 'web/app/timelines/DeleteTimelineDialog.tsx',
      find: "t('failed')",
      broken: "'Failed to delete post'",
    },
    'timeline-not-created-told-as-not-sent': {
      file: 'web/app/timelines/AddTimelineDialog.tsx',
      find: "t('failed')",
      broken: "t('notSent')",
    },
    'post-not-sent-back-told-as-not-approved': {
      file: 'web/app/moderation/useModeration.ts',
      find: "t(approves ? 'failedApprove' : 'failed')",
      broken: "t('failedApprove')",
    },
    'post-not-deleted-told-as-timeline': {
      file: 'web/app/posts/DeletePostDialog.tsx',
      find: "t('failed')",
      broken: "'Failed to delete timeline'",
    },
    'post-not-reported-told-in-the-toast-as-in-the-form': {
      file: 'web/app/flags/FlagDialog.tsx',
      find: "t('failed')",
      broken: "'Failed to submit report'",
    },
    'post-not-reported-untold-in-the-form': {
      file: 'web/app/flags/FlagDialog.tsx',
      find: "t('notSent')",
      broken: "'Failed to report post'",
    },
    'edit-not-saved-told-in-the-toast-as-in-the-form': {
      file: 'web/app/writing/form/EditPostDialog.tsx',
      find: "t('edit.failed')",
      broken: "'Update failed'",
    },
    'edit-not-saved-untold-in-the-form': {
      file: 'web/app/writing/form/EditPostDialog.tsx',
      find: "t('edit.notSaved')",
      broken: "'Failed to update post'",
    },
    'link-not-copied-told-as-copied': {
      file: 'web/app/sharing/useCopyLink.ts',
      find: "t('copyFailed')",
      broken: "t('copied')",
    },
    'report-not-sent-told-in-the-toast-as-in-the-form': {
      file: 'web/app/writing/form/NewReport.tsx',
      find: "t('failed')",
      broken: "'Failed to create report'",
    },
    'report-not-sent-untold-in-the-form': {
      file: 'web/app/writing/form/NewReport.tsx',
      find: "t('notSent')",
      broken: "'Failed to create post'",
    },
  }),
  ...noticedBy('failedChanges', 'what cannot be done in the panel', {
    'post-not-approved-told-as-status': {
      file: 'web/app/moderation/useModeration.ts',
      find: "t(approves ? 'failedApprove' : 'failed')",
      broken: "t('failed')",
    },
    'reported-post-not-decided-told-as-not-read': {
      file: 'web/app/admin/useReportDecision.ts',
      find: "t('actionFailed')",
      broken: "t('failed')",
    },
    'reactions-not-added-told-as-posts-not-read': {
      file: 'web/app/reactions/FakeReactForm.tsx',
      find: "t('failed')",
      broken: "t('postsFailed')",
    },
  }),
]
