import type { FollowSubject } from '@bichar/contract/follows.ts'
import type { NotificationKind, TargetAudience } from '@bichar/contract/notifications.ts'
import type { CaseStep } from '@bichar/contract/rules/caseSteps.ts'
import type { SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import type { WaitingKind } from '@bichar/contract/rules/waiting.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** Data for the texts of the product's own notifications. */
export interface StoredData {
  postTitle?: string
  reason?: string
  /** The first words of what has been removed. */
  excerpt?: string
  count?: number
  /** Ids of the latest of the counted comments; never sent to clients. */
  comments?: string[]
  outcome?: 'kept' | 'removed' | 'takenDown' | 'upheld' | 'lifted'
  flagged?: FlagKind
  until?: string
  followed?: FollowSubject
  name?: string
  nameBn?: string
  status?: SuspectStatus
  step?: CaseStep
  device?: string
}

export interface NotificationTables {
  notifications: {
    id: string
    user_id: string | null
    /**
     * The recipient is the anonymous author of what has this id, or the follower or the paused author with this tag; then
     * `user_id` is null.
     */
    author_of: string | null
    /** The id of that recipient, sealed. */
    sealed_user: Buffer | null
    /** Whether an anonymous recipient has read it, in place of a row of `notification_reads`. */
    was_read: Generated<boolean>
    audience: TargetAudience | null
    kind: NotificationKind
    sender_id: string | null
    title: string | null
    description: string | null
    link: string | null
    post_id: string | null
    timeline_id: string | null
    /** The comment, for notifications about its answers. */
    comment_id: Generated<string | null>
    /** The suspect, for notifications about a followed one. */
    suspect_id: Generated<string | null>
    data: JSONColumnType<StoredData>
    idempotency_key: string | null
    created_at: Date
    sort_key: GeneratedAlways<string>
  }
  /** Read are notifications with a `sort_key` up to `read_up_to`, and those to an anonymous author from up to `marked_at`. */
  notification_marks: { user_id: string; read_up_to: string; marked_at: Generated<Date> }
  /** Comments of which the author of the post has not been notified yet. */
  untold_comments: { post_id: string; comment_id: string; due_at: Date }
  /** Answers to a comment of which its author has not been notified yet. */
  untold_replies: { parent_id: string; comment_id: string; due_at: Date }
  /** When admins were last called because of a new item of this kind, and whether more have come since. */
  waiting_calls: { kind: WaitingKind; called_at: Date; has_more: boolean }
  /** How many items waited at the last hourly check of each day in Bangladesh. */
  waiting_days: { day: string; kind: WaitingKind; waiting: number }
  notification_reads: { user_id: string; notification_id: string }
}
