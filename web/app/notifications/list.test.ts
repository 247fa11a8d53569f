import type { Notification } from '@bichar/contract/notifications.ts'
import { describe, expect, it } from 'vitest'
import { type NotificationPages, notificationsIn, withNews, without, withRead } from './list.ts'

const notification = (_id: string, isRead = false): Notification => ({
  _id,
  kind: 'message',
  data: {},
  title: _id,
  description: '',
  link: null,
  isRead,
  createdAt: '2026-03-01T00:00:00.000Z',
  createdBy: null,
  targetAudience: 'all',
  category: { type: 'all', label: 'All' },
})

const listOf = (...pages: string[][]): NotificationPages => ({
  pageParams: pages.map(() => null),
  pages: pages.map((ids) => ({
    success: true,
    notifications: ids.map((id) => notification(id)),
    unreadCount: 0,
    total: 0,
    currentPage: 1,
    totalPages: 1,
    nextCursor: null,
  })),
})
const idsIn = (list: NotificationPages) => notificationsIn(list).map(({ _id }) => _id)

describe('the list of notifications', () => {
  it('has news at the top', () => {
    expect(idsIn(withNews(listOf(['b', 'a']), notification('c')))).toEqual(['c', 'b', 'a'])
  })

  it('moves one that says more to the top, wherever it was', () => {
    expect(idsIn(withNews(listOf(['c', 'b'], ['a']), notification('a')))).toEqual(['a', 'c', 'b'])
  })

  it('is the same when the same news come twice', () => {
    const once = withNews(listOf(['a']), notification('b'))
    expect(withNews(once, notification('b'))).toEqual(once)
  })

  it('shows one that two pages brought once', () => {
    expect(idsIn(listOf(['c', 'b'], ['b', 'a']))).toEqual(['c', 'b', 'a'])
  })

  it('loses what was taken back', () => {
    expect(idsIn(without(listOf(['b'], ['a']), 'a'))).toEqual(['b'])
  })

  it('marks one as read, or all', () => {
    const read = (list: NotificationPages) => notificationsIn(list).map(({ isRead }) => isRead)
    expect(read(withRead(listOf(['b', 'a']), 'a'))).toEqual([false, true])
    expect(read(withRead(listOf(['b'], ['a']), 'all'))).toEqual([true, true])
    expect(read(withRead(withRead(listOf(['a']), 'a'), 'a', false))).toEqual([false])
  })
})
