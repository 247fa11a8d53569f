import { expect, test } from 'vitest'
import { makeNotification } from '../test/make.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { groupsIn } from './groups.ts'
import { NotificationGroup } from './NotificationGroup.tsx'

const read = true
const unread = false

test.each([
  ['all of it was read', [read, read, read], false],
  ['only the newest is unread', [unread, read, read], false],
  ['all of it is unread', [unread, unread, unread], true],
  ['the oldest is unread', [read, read, unread], true],
  ['one between is unread', [unread, unread, read], true],
])('what was told earlier is folded only where nothing in it is unread: %s', async (_what, told, isOpen) => {
  const [group] = groupsIn(
    told.map((isRead, at) =>
      makeNotification({ _id: `${at}`, kind: 'post_commented', data: { postId: 'post' }, isRead }),
    ),
  )
  const screen = await renderWith(group && <NotificationGroup group={group} />, { session: people.member })
  await expect.element(screen.getByText('2 earlier ones on this report')).toBeVisible()
  expect(screen.container.querySelector('details')?.open).toBe(isOpen)
})
