import { type Fault, noticedBy } from '../fault.ts'

const blogDialog = 'web/app/blogs/form/BlogDialog.tsx'
const itemControls = 'web/app/panel/ItemControls.tsx'
const addTimeline = 'web/app/timelines/AddTimelineDialog.tsx'
const timelineAdded = "made.isApproved || made.can.moderate ? 'added' : 'sent'"

/** A successful action shows the message of another action, or none. */
export const ofSuccess: Fault[] = [
  ...noticedBy('commenting', 'somebody comments anonymously', {
    'comment-added-without-a-word': {
      file: 'web/app/comments/useWriting.ts',
      find: "toast.success(t(comment.isHeld ? 'addedHeld' : parentId ? 'replyAdded' : 'added'))",
      broken: 'undefined',
    },
  }),
  ...noticedBy('commenting', 'what one says, votes and deletes', {
    'comment-deleted-told-as-post': {
      file: 'web/app/comments/DeleteCommentDialog.tsx',
      find: "t('done')",
      broken: "'Post deleted successfully'",
    },
  }),
  ...noticedBy('timelines', 'the author tells more', {
    'timeline-that-waits-told-as-added': { file: addTimeline, find: timelineAdded, broken: "'added'" },
    'timeline-deleted-told-as-post': {
      file: 'web/app/timelines/DeleteTimelineDialog.tsx',
      find: "t('done')",
      broken: "'Post deleted successfully'",
    },
    'timeline-approved-told-as-taken-back': {
      file: 'web/app/timelines/useDecision.ts',
      find: "action === 'approve' ? 'approved' : 'unapproved'",
      broken: "action === 'approve' ? 'unapproved' : 'approved'",
    },
  }),
  ...noticedBy('failedChanges', 'what is done to a post without a proper id', {
    'timeline-of-an-admin-told-as-sent': { file: addTimeline, find: timelineAdded, broken: "'sent'" },
  }),
  ...noticedBy('passingOn', 'somebody reports a post', {
    'reported-without-a-word': {
      file: 'web/app/flags/FlagDialog.tsx',
      find: "toast.success(t('done'))",
      broken: 'undefined',
    },
  }),
  ...noticedBy('passingOn', 'somebody shares a post', {
    'copied-without-a-word': {
      file: 'web/app/sharing/useCopyLink.ts',
      find: "toast.success(t('linkCopied'))",
      broken: 'undefined',
    },
  }),
  ...noticedBy('mainJob', 'a report is anonymous unless', {
    'report-sent-without-a-word': {
      file: 'web/app/writing/form/NewReport.tsx',
      find: "toast.success(t('submitted'))",
      broken: 'undefined',
    },
  }),
  ...noticedBy('mainJob', 'an edit sends a report back', {
    'edit-saved-without-a-word-on-the-review': {
      file: 'web/app/writing/form/EditPostDialog.tsx',
      find: "t('edit.saved')",
      broken: "'Post updated successfully'",
    },
  }),
  ...noticedBy('mainJob', 'its author deletes a report', {
    'post-deleted-told-as-timeline': {
      file: 'web/app/posts/DeletePostDialog.tsx',
      find: "t('done')",
      broken: "'Timeline deleted successfully'",
    },
  }),
  ...noticedBy('mainJob', 'an admin approves a report', {
    'post-approved-told-as-disapproved': {
      file: 'web/app/moderation/useModeration.ts',
      find: "t(approves ? 'approved' : 'disapproved')",
      broken: "t('disapproved')",
    },
  }),
  ...noticedBy('queueByKeyboard', 'a moderator goes through', {
    'post-disapproved-told-as-approved': {
      file: 'web/app/moderation/useModeration.ts',
      find: "t(approves ? 'approved' : 'disapproved')",
      broken: "t('approved')",
    },
  }),
  ...noticedBy('admin', 'an admin clears what was reported', {
    'reported-post-cleared-told-as-deleted': {
      file: 'web/app/admin/useReportDecision.ts',
      find: "t(decision === 'ignore' ? 'cleared' : 'deleted')",
      broken: "t('deleted')",
    },
  }),
  ...noticedBy('admin', 'an admin deletes what was reported', {
    'reported-post-deleted-told-as-cleared': {
      file: 'web/app/admin/useReportDecision.ts',
      find: "t(decision === 'ignore' ? 'cleared' : 'deleted')",
      broken: "t('cleared')",
    },
  }),
  ...noticedBy('suspects', 'a profile belongs to who made it', {
    'suspect-deleted-told-as-post': {
      file: 'web/app/suspects/DeleteSuspectDialog.tsx',
      find: "t('done')",
      broken: "'Post deleted successfully'",
    },
  }),
  ...noticedBy('admin', 'somebody asks for support', {
    'request-sent-told-as-report': {
      file: 'web/app/support/SupportForm.tsx',
      find: "t('submitted')",
      broken: "'Report submitted successfully'",
    },
    'request-marked-without-a-word': {
      file: 'web/app/support/SupportRequestCard.tsx',
      find: "toast.success(t('updated'))",
      broken: 'undefined',
    },
  }),
  ...noticedBy('admin', 'an admin finds people', {
    'one-reaction-told-of-many': {
      file: 'web/app/reactions/FakeReactForm.tsx',
      find: "t('done', { count: reactionNo })",
      broken: "t('done', { count: 1 })",
    },
  }),
  ...noticedBy('blogs', 'an admin writes a blog', {
    'blog-created-told-as-updated': {
      file: blogDialog,
      find: "t(blog ? 'updated' : 'created')",
      broken: "t('updated')",
    },
    'blog-deleted-told-as-story': {
      file: itemControls,
      find: "t('deleted')",
      broken: "'Story deleted successfully'",
    },
  }),
  ...noticedBy('blogs', 'an admin tells of a success', {
    'story-created-told-as-updated': {
      file: 'web/app/stories/StoryDialog.tsx',
      find: "t(story ? 'updated' : 'created')",
      broken: "t('updated')",
    },
    'story-deleted-told-as-blog': {
      file: itemControls,
      find: "t('deleted')",
      broken: "'Blog deleted successfully'",
    },
  }),
  ...noticedBy('notifications', 'a super admin sends', {
    'messages-sent-told-as-one': {
      file: 'web/app/notifications/sending/PeopleForm.tsx',
      find: "t('manySent')",
      broken: "t('sent')",
    },
  }),
  ...noticedBy('notifications', 'what is sent to all', {
    'message-sent-told-as-many': {
      file: 'web/app/notifications/sending/AudienceForm.tsx',
      find: "t('sent')",
      broken: "t('manySent')",
    },
    'message-taken-back-without-a-word': {
      file: 'web/app/notifications/sending/SentItem.tsx',
      find: "toast.success(t('deleted'))",
      broken: 'undefined',
    },
  }),
]
