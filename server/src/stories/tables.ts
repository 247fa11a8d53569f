import type { Generated } from 'kysely'

export interface StoryTables {
  stories: {
    id: string
    post_id: string | null
    title: string
    description: string
    is_published: Generated<boolean>
    created_at: Date
    updated_at: Date
  }
}
