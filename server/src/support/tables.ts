import type { SupportStatus } from '@bichar/contract/rules/supportStatuses.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface SupportTables {
  support_requests: {
    id: string
    user_id: string | null
    name: string
    phone: string
    description: string
    status: Generated<SupportStatus>
    idempotency_key: string | null
    created_at: Date
    sort_key: GeneratedAlways<string>
  }
  support_media: { request_id: string; position: number; media_id: string }
}
