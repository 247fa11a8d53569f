import type { Notification } from '@bichar/contract/notifications.ts'
import { expect, test } from 'vitest'
import { queryClient } from '../api/query.ts'
import { loseNetwork, refuse } from '../test/fakeCalls.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import type { NotificationPages } from './list.ts'
import { notificationsOptions, setUnread, useRead } from './queries.ts'
import { unreadOptions } from './unread.ts'

const told = { _id: '0197a1b2-0000-7000-8000-0000000000b1', title: 'Told', isRead: false } as Notification

function Row() {
  const { mutate } = useRead()
  return (
    <button type="button" onClick={() => mutate(told)}>
      Read
    </button>
  )
}

const list = () => queryClient().getQueryData<NotificationPages>(notificationsOptions().queryKey)
const shown = () => ({
  unread: queryClient().getQueryData(unreadOptions().queryKey),
  read: list()?.pages.flatMap(({ notifications }) => notifications.map(({ isRead }) => isRead)),
})

test.each([
  [
    'and is so',
    () => ({ success: true as const, notification: told, unreadCount: 4 }),
    { unread: 4, read: [true] },
  ],
  ['and is not if that is refused', () => refuse('internal'), { unread: 7, read: [false] }],
  ['and is not without a network', loseNetwork, { unread: 7, read: [false] }],
  ['and is gone if it was withdrawn', () => refuse('notification_not_found'), { unread: 5, read: [] }],
])('a notification shows as read at once, %s', async (_what, answer, expected) => {
  const asked = Promise.withResolvers<void>()
  const screen = await renderWith(<Row />, {
    session: people.member,
    calls: {
      'PUT /notifications/:id/read': async () => {
        await asked.promise
        return answer()
      },
      'GET /notifications': () => ({ success: true, unreadCount: 5, notifications: [] }) as never,
    },
  })
  queryClient().setQueryData(notificationsOptions().queryKey, {
    pages: [{ notifications: [told], nextCursor: null } as never],
    pageParams: [null],
  })
  setUnread(queryClient(), 7)
  await screen.getByRole('button', { name: 'Read' }).click()
  await expect.poll(shown).toEqual({ unread: 6, read: [true] })
  asked.resolve()
  await expect.poll(shown).toEqual(expected)
})
