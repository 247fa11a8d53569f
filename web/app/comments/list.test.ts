import type { Comment } from '@bichar/contract/comments.ts'
import { describe, expect, it } from 'vitest'
import {
  type CommentPages,
  commentsIn,
  totalOf,
  unreadReplies,
  withChanged,
  withNewest,
  withNews,
  withOwn,
  without,
  withReplies,
} from './list.ts'

/** Ids later in the alphabet are newer. */
const comment = (id: string, more: Partial<Comment> = {}): Comment => ({
  _id: id,
  id,
  parentId: null,
  replyCount: 0,
  replies: [],
  repliesCursor: null,
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
  commentCount: total,
  currentPage: 1,
  totalPages: Math.ceil(total / 3),
  nextCursor,
})

/** 'hgf' and 'edc' have been loaded, 'ba' has not. */
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

describe('a reply', () => {
  const reply = (id: string, more: Partial<Comment> = {}) => comment(id, { parentId: 'g', ...more })
  /** 'g' has four replies, of which two have been loaded. */
  const withThread = (): CommentPages => {
    const list = read()
    const replies = [reply('p'), reply('q')]
    return withChanged(list, 'g', (it) => ({ ...it, replies, replyCount: 4, repliesCursor: 'q' }))
  }
  const thread = (list: CommentPages, id = 'g') => commentsIn(list).find(({ _id }) => _id === id) as Comment
  const said = (list: CommentPages) => thread(list).replies.map(({ _id }) => _id)

  it('that is new comes last below its comment, and is counted there and on the post', () => {
    const list = withNews(withNews(withThread(), reply('t')), reply('t'))
    expect(idsIn(list)).toBe('hgfedc')
    expect([said(list), thread(list).replyCount, totalOf(list)]).toEqual([['p', 'q', 't'], 5, 9])
    expect(unreadReplies(thread(list))).toBe(2)
  })

  it('to what has not been read changes nothing', () => {
    const list = withThread()
    expect(withNews(list, comment('t', { parentId: 'a' }))).toEqual(list)
  })

  it('that waits is not counted until it is let through, and neither when it goes before', () => {
    const held = reply('t', { isHeld: true })
    const list = withOwn(withThread(), held)
    expect([thread(list).replyCount, totalOf(list), unreadReplies(thread(list))]).toEqual([4, 8, 2])
    const through = withNews(list, reply('t'))
    expect([thread(through).replyCount, totalOf(through)]).toEqual([5, 9])
    expect(totalOf(without(list, 't'))).toBe(8)
  })

  it('of the viewer is as its author sees it', () => {
    const own = reply('t', { can: { delete: true } })
    for (const list of [withOwn(withNews(withThread(), reply('t')), own), withOwn(withThread(), own)]) {
      expect(thread(list).replies.at(-1)).toEqual(own)
      expect(totalOf(list)).toBe(9)
    }
  })

  it('that goes is counted no more, and goes with its comment', () => {
    const list = without(without(withThread(), 'p'), 'p')
    expect([said(list), thread(list).replyCount, totalOf(list)]).toEqual([['q'], 3, 7])
    expect(totalOf(without(withThread(), 'g'))).toBe(3)
  })

  it('is changed in its place', () => {
    const list = withChanged(withThread(), 'q', (it) => ({ ...it, upvoteCount: 7 }))
    expect(thread(list).replies.map(({ upvoteCount }) => upvoteCount)).toEqual([0, 7])
  })

  it('among those that are read later stands once, by its time; with the last it is known how many there are', () => {
    const some = withReplies(withNews(withThread(), reply('t')), 'g', {
      replies: [reply('r')],
      nextCursor: 'r',
    })
    expect([said(some), unreadReplies(thread(some))]).toEqual([['p', 'q', 'r', 't'], 1])
    const all = withReplies(some, 'g', { replies: [reply('t')], nextCursor: null })
    expect([said(all), thread(all).replyCount, unreadReplies(thread(all))]).toEqual([
      ['p', 'q', 'r', 't'],
      4,
      0,
    ])
  })

  it('that had been read stays open when the newest comments are read again', () => {
    const open = withReplies(withThread(), 'g', { replies: [reply('r')], nextCursor: 'r' })
    const first = { ...comment('g'), replies: [reply('p'), reply('q')], replyCount: 4, repliesCursor: 'q' }
    const newest = { ...page('hgf', 8, 'f'), comments: [comment('h'), first, comment('f')] }
    const list = withNewest(open, newest) as CommentPages
    expect([said(list), thread(list).repliesCursor]).toEqual([['p', 'q', 'r'], 'r'])
  })
})
