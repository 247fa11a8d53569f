import type { Comment, Reply } from '@bichar/contract/comments.ts'
import type { Post } from '@bichar/contract/posts.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import type { Timeline } from '@bichar/contract/timelines.ts'
import type { QueryKey } from '@tanstack/react-query'

/** Query keys whose data is kept. `managed` are lists of the admin panel with the same prefix, which are not kept. */
const kinds = /^(posts\/(feed|one|suspect)|comments|timelines|suspects\/(list|one))(\/|$)/
const managed = /^suspects\/list\/managed/

/** Whether the data of a query is kept for reading without a network: the feed, a post with its timeline and comments, suspects. */
export function isCacheable(key: QueryKey): boolean {
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
export function toOfflineCopy(key: QueryKey, data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return undefined
  if ('pages' in data) {
    const { pages, pageParams } = data as Pages
    return {
      pages: pages.slice(0, mostPages).map((page) => cacheablePage(page as Listed)),
      pageParams: pageParams.slice(0, mostPages),
    }
  }
  if (key[0] === 'posts') return cacheablePost(data as Post)[0]
  if (key[0] === 'timelines') return (data as Timeline[]).flatMap(cacheableEntry)
  return cacheableSuspect(data as Suspect)[0]
}

const cacheablePage = (page: Listed): Listed => ({
  ...page,
  ...(page.posts && { posts: page.posts.flatMap(cacheablePost) }),
  ...(page.comments && { comments: page.comments.flatMap(cacheableComment) }),
  ...(page.criminals && { criminals: page.criminals.flatMap(cacheableSuspect) }),
})

function cacheablePost({ reportCount: _flags, withoutAccount: _how, criminals, ...post }: Post): Post[] {
  if (!post.isAllowed) return []
  const can = { edit: false, delete: false, changeAnonymity: false, moderate: false, addTimeline: false }
  return [
    {
      ...post,
      ...cacheableNames(criminals, post),
      user: post.isAnonymous ? null : post.user,
      review: null,
      can,
    },
  ]
}

const cacheableComment = ({ replies, ...comment }: Comment): Comment[] =>
  cacheableReply(comment).map((kept) => ({ ...comment, ...kept, replies: replies.flatMap(cacheableReply) }))

const cacheableReply = (reply: Reply): Reply[] =>
  reply.isHeld ? [] : [{ ...reply, user: reply.isAnonymous ? null : reply.user, can: { delete: false } }]

const cacheableEntry = (entry: Timeline): Timeline[] =>
  entry.isApproved ? [{ ...entry, createdBy: null, can: { delete: false, moderate: false } }] : []

const cacheableNames = (
  criminals: Post['criminals'],
  { hasPendingSuspects }: Pick<Post, 'hasPendingSuspects'>,
): Pick<Post, 'criminals' | 'hasPendingSuspects'> => ({
  criminals: criminals.filter(({ shown }) => shown === 'shown'),
  hasPendingSuspects: hasPendingSuspects || criminals.some(({ shown }) => shown === 'proposed'),
})

function cacheableSuspect(suspect: Suspect): Suspect[] {
  if (suspect.shown !== 'shown') return []
  const can = { edit: false, changeIdentity: false, delete: false, seeRevisions: false, decide: false }
  return [{ ...suspect, createdBy: null, review: null, can }]
}
