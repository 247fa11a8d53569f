import type { Generated, GeneratedAlways } from 'kysely'

export interface ReportTables {
  post_reports: {
    id: string
    post_id: string
    reporter_id: string | null
    reason: string
    state: Generated<'open' | 'cleared'>
    created_at: Date
    sort_key: GeneratedAlways<string>
  }
}
