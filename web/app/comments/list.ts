import type { CallOutput } from '@bichar/contract/api.ts'
import type { Comment } from '@bichar/contract/comments.ts'
import type { InfiniteData } from '@tanstack/react-query'

export type CommentPage = CallOutput<'GET /posts/:id/comments'>

/** The comments on a post as far as they have been read, newest first. */
export type CommentPages = InfiniteData<CommentPage>

/** A comment that came both as news and with a page is there once. */
export function commentsIn({ pages }: CommentPages): Comment[] {
  const byId = new Map(pages.flatMap(({ comments }) => comments.map((comment) => [comment._id, comment])))
  return [...byId.values()]
}

export const totalOf = ({ pages }: CommentPages): number => pages[0]?.total ?? 0

const find = ({ pages }: CommentPages, id: string): Comment | undefined =>
  pages.flatMap(({ comments }) => comments).find(({ _id }) => _id === id)

const has = (list: CommentPages, id: string): boolean => find(list, id) !== undefined

/** What waits for a moderator is counted for nobody. */
const weightOf = ({ isHeld }: Comment): number => (isHeld ? 0 : 1)

/**
 * With a comment that was just made, at its place by time; one that is anonymous has only a day and comes first, until the list is
 * read again. One that is there already is left as it is, but that it may have been let through.
 */
export function withNews(list: CommentPages, comment: Comment): CommentPages {
  const known = find(list, comment._id)
  if (known?.isHeld && !comment.isHeld)
    return counted(
      withChanged(list, comment._id, (it) => ({ ...it, isHeld: false })),
      1,
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

/** With the viewer's own new comment as the server answered it, in the place of what everyone else was told of it. */
export const withOwn = (list: CommentPages, comment: Comment): CommentPages =>
  withChanged(withNews(list, comment), comment._id, () => comment)

export function without(list: CommentPages, id: string): CommentPages {
  const gone = find(list, id)
  if (!gone) return list
  const pages = list.pages.map((page) => ({
    ...page,
    comments: page.comments.filter(({ _id }) => _id !== id),
  }))
  return counted({ ...list, pages }, -weightOf(gone))
}

export const withChanged = (
  list: CommentPages,
  id: string,
  to: (comment: Comment) => Comment,
): CommentPages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    comments: page.comments.map((comment) => (comment._id === id ? to(comment) : comment)),
  })),
})

const counted = (list: CommentPages, more: number): CommentPages => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, total: page.total + more })),
})

/**
 * With the newest comments as they have just been read: what is missing among them has gone. `undefined` where so
 * many came that they no longer meet what had been read before.
 */
export function withNewest(list: CommentPages, newest: CommentPage): CommentPages | undefined {
  const last = newest.comments.at(-1)
  if (!last || newest.nextCursor === null) {
    return { pages: [newest], pageParams: list.pageParams.slice(0, 1) }
  }
  if (!newest.comments.some(({ _id }) => has(list, _id))) return undefined
  const fresh = new Set(newest.comments.map(({ _id }) => _id))
  const pages = list.pages.map((page) => ({
    ...page,
    total: newest.total,
    totalPages: newest.totalPages,
    comments: page.comments.filter(({ _id, createdAt }) => !fresh.has(_id) && createdAt <= last.createdAt),
  }))
  const [first, ...rest] = pages
  return first
    ? { ...list, pages: [{ ...first, comments: [...newest.comments, ...first.comments] }, ...rest] }
    : undefined
}
