import type { Notification } from '@bichar/contract/notifications.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ring } from '../notifications/sound.ts'
import { socketHandlers } from './socketHandlers.ts'

vi.mock('../notifications/sound.ts', () => ({ ring: vi.fn() }))

const listener = { _id: 'rina', role: 'user', onNews: vi.fn() } as const

const news: Notification = {
  _id: 'news',
  kind: 'message',
  data: {},
  title: 'Be careful',
  description: 'The bridge is closed.',
  link: null,
  isRead: false,
  createdAt: '2026-11-20T09:15:30.250Z',
  createdBy: { avatar: null },
  targetAudience: 'users',
  category: { type: 'users', label: 'Users' },
}

const unreadKey = ['notifications', 'unread']
let client: QueryClient
beforeEach(() => {
  vi.clearAllMocks()
  client = new QueryClient()
  client.setQueryData(unreadKey, 3)
})
const unread = () => client.getQueryData(unreadKey)

// Shows spec 4.29.
test('the count that is told is the one that is shown', () => {
  socketHandlers(client, listener).notificationCountUpdate(7)
  expect(unread()).toBe(7)
})

// Shows spec 4.30.
test('news to an audience raise the count by one, ring, and are told', () => {
  socketHandlers(client, listener).newNotification(news)
  expect(unread()).toBe(4)
  expect(ring).toHaveBeenCalledTimes(1)
  expect(listener.onNews).toHaveBeenCalledWith(news)
})

test("one's own news bring the count along", () => {
  socketHandlers(client, listener).newNotification({ ...news, unreadCount: 12 })
  expect(unread()).toBe(12)
})
