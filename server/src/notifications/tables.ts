import type { FollowSubject } from '@bichar/contract/follows.ts'
import type { NotificationKind, TargetAudience } from '@bichar/contract/notifications.ts'
import type { CaseStep } from '@bichar/contract/rules/caseSteps.ts'
import type { SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import type { WaitingKind } from '@bichar/contract/rules/waiting.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** What the words of the product's own notifications need. */
export interface StoredData {
  postTitle?: string
  reason?: string
  /** The first words of what has been removed. */
  excerpt?: string
  count?: number
  /** Which comments are counted, the latest of them; they are told to nobody. */
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
    /** For whoever wrote what has this id without a name; then it has no user. */
    author_of: string | null
    /** Who that is, sealed. */
    sealed_user: Buffer | null
    /** Of what has one reader without a name, in place of a row of `notification_reads`. */
    was_read: Generated<boolean>
    audience: TargetAudience | null
    kind: NotificationKind
    sender_id: string | null
    title: string | null
    description: string | null
    link: string | null
    post_id: string | null
    timeline_id: string | null
    /** Of answers to it. */
    comment_id: Generated<string | null>
    /** Of what is followed. */
    suspect_id: Generated<string | null>
    data: JSONColumnType<StoredData>
    idempotency_key: string | null
    created_at: Date
    sort_key: GeneratedAlways<string>
  }
  /** What has a `sort_key` up to `read_up_to`, and what came for an author without a name up to `marked_at`, count as read. */
  notification_marks: { user_id: string; read_up_to: string; marked_at: Generated<Date> }
  /** Comments of which the author of the post has not been told yet. */
  untold_comments: { post_id: string; comment_id: string; due_at: Date }
  /** Answers to a comment of which its author has not been told yet. */
  untold_replies: { parent_id: string; comment_id: string; due_at: Date }
  /** When admins were called last because something of a kind had come, and whether more has come since. */
  waiting_calls: { kind: WaitingKind; called_at: Date; has_more: boolean }
  /** How much waited at the last look of each day in Bangladesh. */
  waiting_days: { day: string; kind: WaitingKind; waiting: number }
  notification_reads: { user_id: string; notification_id: string }
}
