import type { AuditAction, AuditSubject } from '@bichar/contract/rules/auditActions.ts'
import type { WaitingKind } from '@bichar/contract/rules/waiting.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/**
 * What a later reader needs to understand an entry. Never contains the author of an anonymous post or comment, nor
 * anything that would reveal them.
 */
export interface AuditDetail {
  /** Why a post was sent back. */
  reason?: string
  /** The title or name of the subject, which may have been deleted by the time the entry is read. */
  title?: string
  name?: string
  /** The id of the post that the subject belongs to. */
  postId?: string
  /** How many flags this decision closed. */
  reports?: number
  /** How many reactions were added to a post. */
  reactions?: number
  /** The audience of a message. */
  to?: 'all' | 'users' | 'admins' | 'individual'
}

export interface AuditTables {
  audit_log: {
    id: string
    /** null for the operator, who has no account. */
    actor_id: string | null
    actor_name: string
    action: AuditAction
    subject_kind: AuditSubject
    subject_id: string
    detail: JSONColumnType<AuditDetail>
    at: Date
    /** The kind of waiting item that this action decided on; null if it was not such a decision. */
    decided: WaitingKind | null
    /** How long the item had waited; null where only its day is known. */
    waited_seconds: number | null
    was_sent_back: Generated<boolean>
    /** The code of the ready-made reason, or 'own' for one that the admin wrote. */
    reason_code: string | null
    sort_key: GeneratedAlways<string>
  }
}
