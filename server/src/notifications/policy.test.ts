import { notificationKinds } from '@bichar/contract/notifications.ts'
import { expect, test } from 'vitest'
import { signedIn } from '../test/viewers.ts'
import { mayRead, ownAudience, precisionOf } from './policy.ts'
import type { NotificationRow } from './row.ts'

const readers = [
  signedIn('owner'),
  signedIn('other'),
  signedIn('admin', 'admin'),
  signedIn('super', 'admin', true),
]
const readersOf = (user_id: string | null, audience: 'all' | 'users' | 'admins' | null) =>
  readers
    .filter((reader) => mayRead({ user_id, audience, kind: 'message', suspect_id: null }, reader))
    .map(({ userId }) => userId)

test('admins are addressed as admins, everybody else as users', () => {
  expect(readers.map(ownAudience)).toEqual(['users', 'users', 'admins', 'admins'])
})

test('a notification is read by those whom it is addressed to', () => {
  expect(readersOf(null, 'all')).toEqual(['owner', 'other', 'admin', 'super'])
  expect(readersOf(null, 'users')).toEqual(['owner', 'other'])
  expect(readersOf(null, 'admins')).toEqual(['admin', 'super'])
})

test('what is for one person is read by that person alone, admins included', () => {
  expect(readersOf('owner', null)).toEqual(['owner'])
  expect(readersOf('admin', null)).toEqual(['admin'])
})

test('what was for somebody who has left is read by nobody', () => {
  expect(readersOf(null, null)).toEqual([])
})

test('what tells of a pause, or which report or suspect somebody follows, is read by nobody to whom nothing anonymous is shown', () => {
  const owner = { ...signedIn('owner'), anonymousHidden: true }
  const unread = (suspect_id: string | null, reader = owner) =>
    notificationKinds.filter(
      (kind) => !mayRead({ user_id: 'owner', audience: null, kind, suspect_id }, reader),
    )
  const ofPauses = ['paused', 'sanction_lifted', 'appeal_judged']
  const ofNamed = ['followed_entry', 'followed_status', 'followed_asked']
  expect(unread(null).toSorted()).toEqual([...ofNamed, ...ofPauses].toSorted())
  expect(unread('a suspect').toSorted()).toEqual([...ofNamed, ...ofPauses, 'followed_report'].toSorted())
  expect(unread('a suspect', { ...owner, anonymousHidden: false })).toEqual([])
})

test('of what an anonymous person may have caused the day is told, of a request for support the hour', () => {
  const precisions = (row: Partial<NotificationRow>) =>
    Object.groupBy(notificationKinds, (kind) => precisionOf({ author_of: null, data: {}, ...row, kind }))
  const { day, hour } = precisions({})
  expect(day?.toSorted()).toEqual([
    ...['appeal_waiting', 'flag_waiting', 'post_answered', 'post_question', 'post_waiting'],
    ...['report_reviewed', 'suspect_waiting', 'timeline_waiting'],
  ])
  expect(hour).toEqual(['support_waiting'])
  expect(precisions({ author_of: 'something anonymous' }).exact).toBeUndefined()
  const counting = (data: NotificationRow['data']) =>
    precisionOf({ kind: 'post_commented', author_of: null, data })
  expect([counting({ count: 2 }), counting({ count: 2, isDayOnly: true })]).toEqual(['exact', 'day'])
})
