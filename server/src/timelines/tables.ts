import type { Timeline } from '@bichar/contract/timelines.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface TimelineTables {
  timelines: {
    id: string
    post_id: string
    /** null of what the author of an anonymous post has added. */
    user_id: string | null
    /** Whether it is of the post's author, whoever that is. */
    by_author: Generated<boolean>
    title: string
    description: string
    happened_on: string
    /** '' when it is not said; so is `origin`. */
    step: Generated<Timeline['step']>
    origin: Generated<Timeline['origin']>
    source: string
    location: string
    is_approved: Generated<boolean>
    /** A keyed digest of the key and whose it is. */
    idempotency_key: string | null
    /** Of what the author of an anonymous post has added, the beginning of the day. */
    created_at: Date
    sort_key: GeneratedAlways<string>
  }
  timeline_media: { timeline_id: string; position: number; media_id: string }
}
