import type { AuditAction, AuditSubject } from '@bichar/contract/rules/auditActions.ts'
import type { WaitingKind } from '@bichar/contract/rules/waiting.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/**
 * What a later reader needs to understand an entry. Never who wrote an anonymous post or comment, and never what
 * would tell.
 */
export interface AuditDetail {
  /** Why a post was sent back. */
  reason?: string
  /** What something was called that may be gone by then. */
  title?: string
  name?: string
  /** The post it hangs on. */
  postId?: string
  /** How many reports were decided on. */
  reports?: number
  /** How many reactions were added. */
  reactions?: number
  /** Whom a message was for. */
  to?: 'all' | 'users' | 'admins' | 'individual'
}

export interface AuditTables {
  audit_log: {
    id: string
    actor_id: string
    actor_name: string
    action: AuditAction
    subject_kind: AuditSubject
    subject_id: string
    detail: JSONColumnType<AuditDetail>
    at: Date
    /** Which kind of thing that waited this decided on. */
    decided: WaitingKind | null
    /** For how long it had waited; null where only the day is known. */
    waited_seconds: number | null
    was_sent_back: Generated<boolean>
    /** Of the ready reasons, or 'own'. */
    reason_code: string | null
    sort_key: GeneratedAlways<string>
  }
}
