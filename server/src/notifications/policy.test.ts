import { type NotificationKind, notificationKinds } from '@bichar/contract/notifications.ts'
import { expect, test } from 'vitest'
import { signedIn } from '../test/viewers.ts'
import { mayRead, ownAudience } from './policy.ts'

const readers = [
  signedIn('owner'),
  signedIn('other'),
  signedIn('admin', 'admin'),
  signedIn('super', 'admin', true),
]
const readersOf = (user_id: string | null, audience: 'all' | 'users' | 'admins' | null) =>
  readers
    .filter((reader) => mayRead({ user_id, audience, kind: 'message' }, reader))
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

test('what tells of a pause is read by nobody to whom nothing anonymous is shown; all else is', () => {
  const owner = { ...signedIn('owner'), anonymousHidden: true }
  const reads = (kind: NotificationKind) => mayRead({ user_id: 'owner', audience: null, kind }, owner)
  expect(notificationKinds.filter((kind) => !reads(kind))).toEqual([
    'paused',
    'sanction_lifted',
    'appeal_judged',
  ])
  expect(mayRead({ user_id: 'owner', audience: null, kind: 'paused' }, signedIn('owner'))).toBe(true)
})
