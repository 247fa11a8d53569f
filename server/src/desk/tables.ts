import type { DeskAction, DeskKind } from '@bichar/contract/rules/desk.ts'
import type { Generated } from 'kysely'

export interface DeskTables {
  desk_claims: { subject_id: string; kind: DeskKind; admin_id: string; until: Date }
  desk_decisions: {
    id: string
    subject_id: string
    kind: DeskKind
    admin_id: string
    version: string
    action: DeskAction
    reason: string
    due_at: Date
    is_pending: Generated<boolean>
  }
  desk_notes: {
    id: string
    subject_id: string
    author_id: string | null
    text: string
    created_at: Date
    idempotency_key: string | null
  }
}
