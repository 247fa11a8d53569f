import type { CallOutput } from '@bichar/contract/api.ts'
import type { Comment, Reply } from '@bichar/contract/comments.ts'
import type { InfiniteData } from '@tanstack/react-query'

export type CommentPage = CallOutput<'GET /posts/:id/comments'>

/** The comments on a post as far as they have been read, newest first, each with what has been read of its replies. */
export type CommentPages = InfiniteData<CommentPage>

/** A comment that came both as news and with a page is there once. */
export function commentsIn({ pages }: CommentPages): Comment[] {
  const byId = new Map(pages.flatMap(({ comments }) => comments.map((comment) => [comment._id, comment])))
  return [...byId.values()]
}

/** Of comments and their replies together. */
export const totalOf = ({ pages }: CommentPages): number => pages[0]?.commentCount ?? 0

const find = ({ pages }: CommentPages, id: string): Comment | undefined =>
  pages.flatMap(({ comments }) => comments).find(({ _id }) => _id === id)

const has = (list: CommentPages, id: string): boolean => find(list, id) !== undefined

/** Whether it has been read, as a comment or as a reply to one. */
export const isRead = (list: CommentPages, id: string): boolean =>
  commentsIn(list).some(({ _id, replies }) => _id === id || replies.some((reply) => reply._id === id))

/** What waits for a moderator is counted for nobody, and with a comment its replies come and go. */
const weightOf = ({ isHeld, replyCount }: Comment): number => (isHeld ? 0 : 1 + replyCount)

/**
 * With a comment that was just made, at its place by time; one that is anonymous has only a day and comes first, until the list is
 * read again. One that is there already is left as it is, but that it may have been let through.
 */
export function withNews(list: CommentPages, comment: Comment): CommentPages {
  if (comment.parentId !== null) return withNewReply(list, comment, comment.parentId)
  const known = find(list, comment._id)
  if (known?.isHeld && !comment.isHeld)
    return counted(
      withChanged(list, comment._id, (it) => ({ ...it, isHeld: false })),
      weightOf({ ...known, isHeld: false }),
    )
  if (known) return list
  const [first, ...rest] = list.pages
  if (!first) return list
  const { isAnonymous, createdAt } = comment
  const older = first.comments.findIndex((other) => isAnonymous || other.createdAt <= createdAt)
  const at = older < 0 ? first.comments.length : older
  const comments = first.comments.toSpliced(at, 0, comment)
  return counted({ ...list, pages: [{ ...first, comments }, ...rest] }, weightOf(comment))
}

/** It comes last, below a comment that has been read: what comes below another is read with that. */
function withNewReply(list: CommentPages, reply: Reply, parentId: string): CommentPages {
  const thread = find(list, parentId)
  if (!thread) return list
  const known = thread.replies.find(({ _id }) => _id === reply._id)
  if (known && !(known.isHeld && !reply.isHeld)) return list
  const more = reply.isHeld ? 0 : 1
  const replies = known
    ? thread.replies.map((it) => (it === known ? { ...it, isHeld: false } : it))
    : [...thread.replies, reply]
  const replyCount = thread.replyCount + more
  return counted(
    withChanged(list, parentId, (it) => ({ ...it, replies, replyCount })),
    thread.isHeld ? 0 : more,
  )
}

/** With the viewer's own new comment as the server answered it, in the place of what everyone else was told of it. */
export const withOwn = (list: CommentPages, comment: Comment): CommentPages =>
  withChanged(withNews(list, comment), comment._id, (it) => ({
    ...it,
    ...comment,
    ...('replies' in it && kept(it)),
  }))

const kept = ({ replies, replyCount, repliesCursor }: Comment) => ({ replies, replyCount, repliesCursor })

export function without(list: CommentPages, id: string): CommentPages {
  const gone = find(list, id)
  if (!gone) return withoutReply(list, id)
  const pages = list.pages.map((page) => ({
    ...page,
    comments: page.comments.filter(({ _id }) => _id !== id),
  }))
  return counted({ ...list, pages }, -weightOf(gone))
}

function withoutReply(list: CommentPages, id: string): CommentPages {
  const thread = commentsIn(list).find(({ replies }) => replies.some(({ _id }) => _id === id))
  const gone = thread?.replies.find(({ _id }) => _id === id)
  if (!thread || !gone) return list
  const fewer = gone.isHeld ? 0 : 1
  const replies = thread.replies.filter((reply) => reply !== gone)
  const replyCount = thread.replyCount - fewer
  return counted(
    withChanged(list, thread._id, (it) => ({ ...it, replies, replyCount })),
    thread.isHeld ? 0 : -fewer,
  )
}

/** With one of them changed, be it a comment or a reply to one. */
export const withChanged = (
  list: CommentPages,
  id: string,
  to: <Said extends Reply | Comment>(said: Said) => Said,
): CommentPages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    comments: page.comments.map((comment) => {
      if (comment._id === id) return to(comment)
      if (!comment.replies.some(({ _id }) => _id === id)) return comment
      return { ...comment, replies: comment.replies.map((reply) => (reply._id === id ? to(reply) : reply)) }
    }),
  })),
})

const counted = (list: CommentPages, more: number): CommentPages => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, commentCount: page.commentCount + more })),
})

/** With more replies to a comment, as they have just been read. With the last of them it is known how many there are. */
export const withReplies = (
  list: CommentPages,
  id: string,
  { replies, nextCursor }: { replies: readonly Reply[]; nextCursor: string | null },
): CommentPages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    comments: page.comments.map((comment) => {
      if (comment._id !== id) return comment
      const all = together(comment.replies, replies)
      const replyCount = nextCursor === null ? all.filter(({ isHeld }) => !isHeld).length : comment.replyCount
      return { ...comment, replies: all, replyCount, repliesCursor: nextCursor }
    }),
  })),
})

/** Each once, as it was read last, the oldest first; those of the same time, as all of a day without a name are, as they stood. */
function together(first: readonly Reply[], then: readonly Reply[]): Reply[] {
  const byId = new Map([...first, ...then].map((reply) => [reply._id, reply]))
  return [...byId.values()].sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}

/** How many replies to it there are that have not been read. */
export const unreadReplies = ({ replyCount, replies }: Comment): number =>
  Math.max(0, replyCount - replies.filter(({ isHeld }) => !isHeld).length)

/**
 * With the newest comments as they have just been read: what is missing among them has gone. `undefined` where so
 * many came that they no longer meet what had been read before.
 */
export function withNewest(list: CommentPages, newest: CommentPage): CommentPages | undefined {
  const last = newest.comments.at(-1)
  const read = {
    ...newest,
    comments: newest.comments.map((comment) => unfolded(comment, find(list, comment._id))),
  }
  if (!last || newest.nextCursor === null) {
    return { pages: [read], pageParams: list.pageParams.slice(0, 1) }
  }
  if (!newest.comments.some(({ _id }) => has(list, _id))) return undefined
  const fresh = new Set(newest.comments.map(({ _id }) => _id))
  const pages = list.pages.map((page) => ({
    ...page,
    total: newest.total,
    totalPages: newest.totalPages,
    commentCount: newest.commentCount,
    comments: page.comments.filter(({ _id, createdAt }) => !fresh.has(_id) && createdAt <= last.createdAt),
  }))
  const [first, ...rest] = pages
  return first
    ? { ...list, pages: [{ ...first, comments: [...read.comments, ...first.comments] }, ...rest] }
    : undefined
}

/** As it has just been read, with those further replies that had been read before. */
function unfolded(fresh: Comment, known: Comment | undefined): Comment {
  if (!known || fresh.repliesCursor === null) return fresh
  const isFresh = new Set(fresh.replies.map(({ _id }) => _id))
  const further = known.replies.filter(({ _id }) => !isFresh.has(_id))
  return { ...fresh, replies: together(fresh.replies, further), repliesCursor: known.repliesCursor }
}
