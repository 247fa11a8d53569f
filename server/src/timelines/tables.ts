import type { Timeline } from '@bichar/contract/timelines.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface TimelineTables {
  timelines: {
    id: string
    post_id: string
    /** null for an entry by the author of an anonymous post. */
    user_id: string | null
    /**
     * Whether the author of the post has added it, whoever that is. Not of what they have added as an admin while the post was hidden
     * from them: that bears their name.
     */
    by_author: Generated<boolean>
    title: string
    description: string
    happened_on: string
    /** Empty if it is not given, like `origin`. */
    step: Generated<Timeline['step']>
    origin: Generated<Timeline['origin']>
    source: string
    location: string
    is_approved: Generated<boolean>
    /** A keyed digest of the key and its scope. */
    idempotency_key: string | null
    /** For an entry by the author of an anonymous post the beginning of the day. */
    created_at: Date
    sort_key: GeneratedAlways<string>
  }
  timeline_media: { timeline_id: string; position: number; media_id: string }
}
