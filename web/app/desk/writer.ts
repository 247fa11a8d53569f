import type { DeskThing } from '@bichar/contract/desk.ts'

/** Who wrote what is judged, as far as everybody may know. */
export interface Writer {
  isAnonymous: boolean
  /** null of who is anonymous, and when the account is gone. */
  user: { _id: string; name: string } | null
}

/** Of a comment or an entry whoever wrote that, not the author of the post on which it stands; `undefined` of what has none. */
export function writerOf({ post, comment, timeline, person }: DeskThing): Writer | undefined {
  if (person) return { isAnonymous: false, user: person }
  if (comment) {
    const { author, user, isAnonymous } = comment
    return { isAnonymous, user: user && !isAnonymous ? { _id: user._id, name: author } : null }
  }
  if (!post) return undefined
  if (timeline) return { isAnonymous: post.isAnonymous && !timeline.createdBy, user: timeline.createdBy }
  return { isAnonymous: post.isAnonymous, user: post.isAnonymous ? null : post.user }
}
