import type { DeskThing } from '@bichar/contract/desk.ts'

/** The author of the item under review, as far as that is public. */
export interface Writer {
  isAnonymous: boolean
  /** null for an anonymous author, and if the account has been deleted. */
  user: { _id: string; name: string } | null
}

/** For a comment or timeline entry its own author, not the author of the post; `undefined` for items without one. */
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
