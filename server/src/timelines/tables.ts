import type { Generated } from 'kysely'

export interface TimelineTables {
  timelines: {
    id: string
    post_id: string
    user_id: string | null
    title: string
    description: string
    happened_on: string
    source: string
    location: string
    is_approved: Generated<boolean>
    idempotency_key: string | null
    created_at: Date
  }
  timeline_media: { timeline_id: string; position: number; media_id: string }
}
