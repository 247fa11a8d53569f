import type { BlogCategory } from '@bichar/contract/rules/blogCategories.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface BlogTables {
  blogs: {
    id: string
    author_id: string | null
    title: string
    content: string
    category: BlogCategory[]
    hashtags: string[]
    image_id: string | null
    is_published: Generated<boolean>
    idempotency_key: string | null
    created_at: Date
    updated_at: Date
    sort_key: GeneratedAlways<string>
  }
}
