import type { Generated, GeneratedAlways } from 'kysely'

export interface StoryTables {
  stories: {
    id: string
    author_id: string | null
    post_id: string | null
    title: string
    description: string
    is_published: Generated<boolean>
    idempotency_key: string | null
    created_at: Date
    updated_at: Date
    sort_key: GeneratedAlways<string>
  }
}
