import type { CallOutput } from '@bichar/contract/api.ts'
import type { Comment, Reply } from '@bichar/contract/comments.ts'
import type { InfiniteData } from '@tanstack/react-query'

export type CommentPage = CallOutput<'GET /posts/:id/comments'>

/** The loaded comments of a post, newest first, each with its loaded replies. */
export type CommentPages = InfiniteData<CommentPage>

/** All loaded comments. One that arrived both by an event and with a page is included once. */
export function commentsIn({ pages }: CommentPages): Comment[] {
  const byId = new Map(pages.flatMap(({ comments }) => comments.map((comment) => [comment._id, comment])))
  return [...byId.values()]
}

/** Number of comments and replies together. */
export const totalOf = ({ pages }: CommentPages): number => pages[0]?.commentCount ?? 0

const find = ({ pages }: CommentPages, id: string): Comment | undefined =>
  pages.flatMap(({ comments }) => comments).find(({ _id }) => _id === id)

const has = (list: CommentPages, id: string): boolean => find(list, id) !== undefined

/** Whether it is loaded, as a comment or as a reply. */
export const isRead = (list: CommentPages, id: string): boolean =>
  commentsIn(list).some(({ _id, replies }) => _id === id || replies.some((reply) => reply._id === id))

/** How much a comment adds to the total: itself and its replies, or nothing while it is held for review. */
const weightOf = ({ isHeld, replyCount }: Comment): number => (isHeld ? 0 : 1 + replyCount)

/**
 * Adds a new comment at its position by time. An anonymous comment only has a day, so it comes first until the list is fetched again.
 * A comment that is already in the list stays unchanged, except that it may have been released from review.
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

/** Appends a reply to its comment if that is loaded; otherwise the reply will be loaded together with the comment. */
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

/** Adds the viewer's own new comment as the server returned it, replacing the version that was broadcast to everyone. */
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

/** Changes one comment or reply. */
export const withChanged = (
  list: CommentPages,
  id: string,
  to: <Item extends Reply | Comment>(item: Item) => Item,
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

/** Adds replies that have just been fetched. After the last page their exact number is known. */
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

/**
 * Merges replies by id, keeping the one fetched last, and sorts them oldest first. Those with the same time, such as
 * anonymous replies of one day, keep their order.
 */
function together(first: readonly Reply[], then: readonly Reply[]): Reply[] {
  const byId = new Map([...first, ...then].map((reply) => [reply._id, reply]))
  return [...byId.values()].sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}

/** How many of its replies have not been loaded. */
export const unreadReplies = ({ replyCount, replies }: Comment): number =>
  Math.max(0, replyCount - replies.filter(({ isHeld }) => !isHeld).length)

/**
 * Merges the page of newest comments that has just been fetched: a comment missing from it has been removed. Returns `undefined` if
 * there are so many new comments that the page no longer overlaps with those loaded before.
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

/** The comment as just fetched, together with the further replies that had been loaded before. */
function unfolded(fresh: Comment, known: Comment | undefined): Comment {
  if (!known || fresh.repliesCursor === null) return fresh
  const isFresh = new Set(fresh.replies.map(({ _id }) => _id))
  const further = known.replies.filter(({ _id }) => !isFresh.has(_id))
  return { ...fresh, replies: together(fresh.replies, further), repliesCursor: known.repliesCursor }
}
