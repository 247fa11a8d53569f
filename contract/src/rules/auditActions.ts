/** What an admin can do that the audit log tells of; free of zod, for the browser. */
export const auditActions = [
  'post.approve',
  'post.disapprove',
  'post.edit',
  'post.delete',
  'post.ignoreReports',
  'post.addReactions',
  'post.ask',
  'comment.delete',
  'watchWord.add',
  'watchWord.remove',
  'suspect.edit',
  'suspect.revert',
  'suspect.delete',
  'timeline.add',
  'timeline.approve',
  'timeline.unapprove',
  'timeline.delete',
  'support.actionTaken',
  'notification.send',
  'notification.delete',
  'blog.create',
  'blog.edit',
  'blog.delete',
  'blog.publish',
  'blog.unpublish',
  'story.create',
  'story.edit',
  'story.delete',
  'story.publish',
  'story.unpublish',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What it was done to. */
export const auditSubjects = [
  'post',
  'comment',
  'watchWord',
  'suspect',
  'timeline',
  'support',
  'notification',
  'blog',
  'story',
] as const
export type AuditSubject = (typeof auditSubjects)[number]
