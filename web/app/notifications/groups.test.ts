import type { Notification, NotificationKind } from '@bichar/contract/notifications.ts'
import { expect, test } from 'vitest'
import { calledDay, groupsIn } from './groups.ts'

const told = (_id: string, createdAt: string, postId?: string, kind: NotificationKind = 'post_commented') =>
  ({ _id, kind, createdAt, data: { ...(postId && { postId }) } }) as Notification

const shown = (notifications: Notification[]) =>
  groupsIn(notifications).map(({ _id, day, beginsDay, earlier }) => [
    beginsDay ? day : '',
    _id,
    ...earlier.map((each) => each._id),
  ])

test('what was told of one post on one day stands where the newest does, and days begin at midnight in Bangladesh', () => {
  expect(
    shown([
      told('f', '2026-03-02T20:00:00.000Z', 'one'),
      told('e', '2026-03-02T17:59:00.000Z', 'one'),
      told('d', '2026-03-02T12:00:00.000Z', 'two'),
      told('c', '2026-03-02T11:00:00.000Z', 'one', 'post_approved'),
      told('b', '2026-03-01T18:00:00.000Z', 'two'),
      told('a', '2026-03-01T17:59:00.000Z', 'two'),
    ]),
  ).toEqual([
    ['2026-03-03', 'f'],
    ['2026-03-02', 'e', 'c'],
    ['', 'd', 'b'],
    ['2026-03-01', 'a'],
  ])
})

test('messages stand alone, and so does what is about no post', () => {
  const at = '2026-03-02T12:00:00.000Z'
  expect(
    shown([
      told('d', at, 'one', 'message'),
      told('c', at, 'one', 'message'),
      told('b', at, undefined, 'password_reset'),
      told('a', at, undefined, 'password_reset'),
    ]),
  ).toEqual([
    ['2026-03-02', 'd'],
    ['', 'c'],
    ['', 'b'],
    ['', 'a'],
  ])
})

test('today and yesterday are called so, as the day is in Bangladesh', () => {
  const now = Date.parse('2026-03-02T18:30:00.000Z')
  const called = ['2026-03-03', '2026-03-02', '2026-03-01'].map((day) => calledDay(day, now))
  expect(called).toEqual(['today', 'yesterday', undefined])
})
