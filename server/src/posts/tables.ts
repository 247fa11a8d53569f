import type { Post, ReviewState } from '@bichar/contract/posts.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { FieldColumns } from './fields.ts'

export interface PostTables {
  posts: FieldColumns & {
    id: string
    /** null of what is anonymous. */
    user_id: string | null
    /** Of what is anonymous. */
    sealed_author: Buffer | null
    is_anonymous: boolean
    without_account: Generated<boolean>
    review_state: Generated<ReviewState>
    review_reason: Generated<string>
    version: Generated<number>
    is_allowed: GeneratedAlways<boolean>
    /** A keyed digest of the key and whose it is. */
    idempotency_key: string | null
    report_count: Generated<number>
    /** Of what is anonymous, the beginning of the day; so is `updated_at`. */
    created_at: Date
    updated_at: Date
    /** When it became public for the first time. */
    published_at: Generated<Date | null>
    /** By first publication, before that by filing. */
    sort_key: GeneratedAlways<string>
  }
  /** A row for each post, made with it and kept by triggers. */
  post_counts: {
    post_id: string
    reaction_count: Generated<number>
    comment_count: Generated<number>
    /** Of those comments, without what answers others. */
    thread_count: Generated<number>
    /** Of what is anonymous; it is among those that are counted. */
    author_reacted: Generated<boolean>
    /** Of its approved timeline entries, kept by a trigger on these. */
    update_count: Generated<number>
    case_steps: JSONColumnType<Post['caseLine']['steps'], string | undefined>
  }
  post_media: { post_id: string; position: number; media_id: string }
  post_suspects: { post_id: string; suspect_id: string; position: number }
}
