import type { Comment, Reply } from '@bichar/contract/comments.ts'
import type { Post } from '@bichar/contract/posts.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import type { Timeline } from '@bichar/contract/timelines.ts'
import type { QueryKey } from '@tanstack/react-query'

/** Query keys whose data is kept. `managed` are lists of the admin panel with the same prefix, which are not kept. */
const kinds = /^(posts\/(feed|one|suspect)|comments|timelines|suspects\/(list|one))(\/|$)/
const managed = /^suspects\/list\/managed/

/** Whether the data of a query is kept for reading without a network: the feed, a post with its timeline and comments, suspects. */
export function isKeepable(key: QueryKey): boolean {
  const name = key.join('/')
  return kinds.test(name) && !managed.test(name)
}

interface Pages {
  pages: unknown[]
  pageParams: unknown[]
}

interface Listed {
  posts?: Post[]
  comments?: Comment[]
  criminals?: Suspect[]
}

/** Only the first pages of an endless list are kept. */
const mostPages = 10

/**
 * The data as it may be stored on a device: as a guest reads it, but with what its reader has pressed. Neither the author of anything
 * anonymous nor anything that waits for a moderator is in it. Undefined if nothing is left.
 */
export function asKept(key: QueryKey, data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return undefined
  if ('pages' in data) {
    const { pages, pageParams } = data as Pages
    return {
      pages: pages.slice(0, mostPages).map((page) => keptPage(page as Listed)),
      pageParams: pageParams.slice(0, mostPages),
    }
  }
  if (key[0] === 'posts') return keptPost(data as Post)[0]
  if (key[0] === 'timelines') return (data as Timeline[]).flatMap(keptEntry)
  return keptSuspect(data as Suspect)
}

const keptPage = (page: Listed): Listed => ({
  ...page,
  ...(page.posts && { posts: page.posts.flatMap(keptPost) }),
  ...(page.comments && { comments: page.comments.flatMap(keptComment) }),
  ...(page.criminals && { criminals: page.criminals.map(keptSuspect) }),
})

function keptPost({ reportCount: _flags, withoutAccount: _how, ...post }: Post): Post[] {
  if (!post.isAllowed) return []
  const can = { edit: false, delete: false, changeAnonymity: false, moderate: false, addTimeline: false }
  return [{ ...post, user: post.isAnonymous ? null : post.user, review: null, can }]
}

const keptComment = ({ replies, ...comment }: Comment): Comment[] =>
  keptReply(comment).map((kept) => ({ ...comment, ...kept, replies: replies.flatMap(keptReply) }))

const keptReply = (reply: Reply): Reply[] =>
  reply.isHeld ? [] : [{ ...reply, user: reply.isAnonymous ? null : reply.user, can: { delete: false } }]

const keptEntry = (entry: Timeline): Timeline[] =>
  entry.isApproved ? [{ ...entry, createdBy: null, can: { delete: false, moderate: false } }] : []

const keptSuspect = (suspect: Suspect): Suspect => ({
  ...suspect,
  createdBy: null,
  can: { edit: false, changeIdentity: false, delete: false, seeRevisions: false },
})
