import type { Comment } from '@bichar/contract/comments.ts'
import { describe, expect, it } from 'vitest'
import { type CommentPages, commentsIn, totalOf, withNewest, withNews, withOwn, without } from './list.ts'

/** The later in the alphabet, the newer. */
const comment = (id: string, more: Partial<Comment> = {}): Comment => ({
  _id: id,
  id,
  text: id,
  author: 'Rahim',
  authorImg: null,
  isAnonymous: false,
  isHeld: false,
  createdAt: `2026-01-01T00:00:${String(id.charCodeAt(0) - 90).padStart(2, '0')}.000Z`,
  upvoteCount: 0,
  downvoteCount: 0,
  hasUpvoted: false,
  hasDownvoted: false,
  user: { _id: 'rahim' },
  can: { delete: false },
  ...more,
})

const page = (ids: string, total: number, nextCursor: string | null) => ({
  success: true as const,
  comments: [...ids].map((id) => comment(id)),
  total,
  currentPage: 1,
  totalPages: Math.ceil(total / 3),
  nextCursor,
})

/** 'hgf' and 'edc' have been read, 'ba' has not. */
const read = (): CommentPages => ({
  pages: [page('hgf', 8, 'f'), page('edc', 8, 'c')],
  pageParams: [null, 'f'],
})

const idsIn = (list: CommentPages) =>
  commentsIn(list)
    .map(({ _id }) => _id)
    .join('')

describe('a comment that is new', () => {
  it('comes first and is counted', () => {
    const list = withNews(read(), comment('i'))
    expect(idsIn(list)).toBe('ihgfedc')
    expect(totalOf(list)).toBe(9)
  })

  it('is there once, however often it is told', () => {
    const list = withNews(withNews(read(), comment('i')), comment('i'))
    expect(idsIn(list)).toBe('ihgfedc')
    expect(totalOf(list)).toBe(9)
  })

  it('is not doubled by the page that brings it, too', () => {
    const list = withNews(read(), comment('i'))
    expect(idsIn({ ...list, pages: [...list.pages, page('ih', 9, null)] })).toBe('ihgfedc')
  })

  it('stands at its place by time when a newer one was told before it', () => {
    expect(idsIn(withNews(withNews(read(), comment('j')), comment('i')))).toBe('jihgfedc')
  })

  it('is the own one with all that only its author sees, whichever was there first', () => {
    const told = comment('i', { isAnonymous: true, user: null })
    const own = comment('i', { isAnonymous: true, user: { _id: 'me' }, can: { delete: true } })
    for (const list of [withOwn(withNews(read(), told), own), withNews(withOwn(read(), own), told)]) {
      expect(commentsIn(list)[0]).toEqual(own)
      expect(totalOf(list)).toBe(9)
    }
  })
})

describe('a comment that waits for a moderator', () => {
  const held = comment('i', { isHeld: true, user: { _id: 'me' }, can: { delete: true } })

  it('is there and not counted, also when it goes', () => {
    const list = withOwn(read(), held)
    expect(idsIn(list)).toBe('ihgfedc')
    expect(totalOf(list)).toBe(8)
    expect(totalOf(without(list, 'i'))).toBe(8)
  })

  it('is counted once it is let through, and stays what its author sees of it', () => {
    const told = comment('i', { user: null, can: { delete: false } })
    const list = withNews(withNews(withOwn(read(), held), told), told)
    expect(commentsIn(list)[0]).toEqual({ ...held, isHeld: false })
    expect(totalOf(list)).toBe(9)
  })
})

describe('a comment that is deleted', () => {
  it('goes, and is counted no more', () => {
    const list = without(read(), 'd')
    expect(idsIn(list)).toBe('hgfec')
    expect(totalOf(list)).toBe(7)
  })

  it('changes nothing when it was not there', () => {
    expect(without(read(), 'z')).toEqual(read())
    expect(totalOf(without(without(read(), 'd'), 'd'))).toBe(7)
  })
})

describe('the newest comments, read again', () => {
  it('bring what is new and take away what has gone, and leave the older ones where they were', () => {
    const list = withNewest(read(), page('jhf', 8, 'f'))
    expect(list && idsIn(list)).toBe('jhfedc')
    expect(list?.pages.at(-1)?.nextCursor).toBe('c')
    expect(list && totalOf(list)).toBe(8)
  })

  it('are all there are when nothing comes after them', () => {
    const list = withNewest(read(), page('h', 1, null))
    expect(list && idsIn(list)).toBe('h')
    expect(list?.pageParams).toEqual([null])
    expect(idsIn(withNewest(read(), page('', 0, null)) as CommentPages)).toBe('')
  })

  it('do not fit to the others when so many came that they no longer meet', () => {
    expect(withNewest(read(), page('nml', 14, 'l'))).toBeUndefined()
  })

  it('change nothing when they are what was there', () => {
    const list = withNewest(read(), page('hgf', 8, 'f'))
    expect(list && idsIn(list)).toBe('hgfedc')
  })
})
