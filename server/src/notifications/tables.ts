import type { NotificationKind, TargetAudience } from '@bichar/contract/notifications.ts'
import type { JSONColumnType } from 'kysely'

/** What the words of the product's own notifications need. */
export interface StoredData {
  postTitle?: string
  reason?: string
  count?: number
  outcome?: 'kept' | 'removed'
}

export interface NotificationTables {
  notifications: {
    id: string
    user_id: string | null
    audience: TargetAudience | null
    kind: NotificationKind
    sender_id: string | null
    title: string | null
    description: string | null
    link: string | null
    post_id: string | null
    timeline_id: string | null
    data: JSONColumnType<StoredData>
    idempotency_key: string | null
    created_at: Date
  }
  notification_marks: { user_id: string; read_up_to: string }
  notification_reads: { user_id: string; notification_id: string }
}
