import type { JSONColumnType } from 'kysely'

export interface AuditTables {
  audit_log: {
    id: string
    actor_id: string
    actor_name: string
    action: string
    subject_kind: string
    subject_id: string
    detail: JSONColumnType<Record<string, string | number>>
    at: Date
  }
}
