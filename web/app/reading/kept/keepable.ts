import type { Comment, Reply } from '@bichar/contract/comments.ts'
import type { Post } from '@bichar/contract/posts.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import type { Timeline } from '@bichar/contract/timelines.ts'
import type { QueryKey } from '@tanstack/react-query'

/** Lists that others than readers have under the same name. */
const kinds = /^(posts\/(feed|one|suspect)|comments|timelines|suspects\/(list|one))(\/|$)/
const managed = /^suspects\/list\/managed/

/** Whether this is something that is read again without a network: the feed, a post with what hangs on it, suspects. */
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

/** Of a list that goes on for ever only the beginning is kept. */
const mostPages = 10

/**
 * What was read, as it may lie on a device: as a guest reads it, but for what its reader has pressed. Who has written something
 * without their name, and what waits for a moderator, stands in none of it. Nothing where nothing is left.
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
