import type { AuditAction, AuditSubject } from '@bichar/contract/rules/auditActions.ts'
import type { GeneratedAlways, JSONColumnType } from 'kysely'

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
    sort_key: GeneratedAlways<string>
  }
}
