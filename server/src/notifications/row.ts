import type { Selectable } from 'kysely'
import type { StoredData } from '../db/columnTypes.ts'
import type { Notifications } from '../db/tables.ts'

/** A notification with everything that a reader may see of it. */
export interface NotificationRow
  extends Omit<
    Selectable<Notifications>,
    'data' | 'idempotency_key' | 'sealed_user' | 'was_read' | 'is_kept' | 'comment_id'
  > {
  /** The recipient, if it is one person. For an anonymous one the id is sealed in the row and opened with the server's key. */
  user_id: string | null
  data: StoredData
  sender_avatar: string | null
  recipient_name: string | null
  is_read: boolean
}
