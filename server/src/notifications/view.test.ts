import { describe, expect, test } from 'vitest'
import { made } from '../test/rows.ts'
import type { NotificationRow } from './row.ts'
import { notificationView, sentView } from './view.ts'

const message: NotificationRow = {
  id: 'notification',
  user_id: null,
  author_of: null,
  audience: 'users',
  kind: 'message',
  sender_id: 'super',
  sender_avatar: '/media/super.jpg',
  recipient_name: null,
  title: 'Stay at home',
  description: 'There is a curfew tonight.',
  link: 'https://example.com',
  post_id: null,
  timeline_id: null,
  suspect_id: null,
  data: {},
  is_read: true,
  created_at: made,
  sort_key: 'key',
}
const own = (kind: NotificationRow['kind'], row: Partial<NotificationRow> = {}): NotificationRow => ({
  ...message,
  kind,
  user_id: 'reader',
  audience: null,
  sender_id: null,
  sender_avatar: null,
  title: null,
  description: null,
  link: null,
  post_id: 'post',
  data: { postTitle: 'Robbery' },
  ...row,
})

describe('a message from a super admin', () => {
  const shown = {
    _id: 'notification',
    kind: 'message',
    data: {},
    title: 'Stay at home',
    description: 'There is a curfew tonight.',
    link: 'https://example.com',
    createdAt: made.toISOString(),
    createdBy: { avatar: '/media/super.jpg' },
    targetAudience: 'users',
    category: { type: 'users', label: 'Users' },
  }

  // Shows spec 3.8.
  test('says what they wrote, and who it is for', () => {
    expect(notificationView(message)).toStrictEqual({ ...shown, isRead: true })
  })

  test('that lacks a word says nothing in its place', () => {
    expect(notificationView({ ...message, title: null, description: null })).toMatchObject({
      title: '',
      description: '',
    })
  })

  // Shows spec 3.8.
  test.each([
    ['all', 'All'],
    ['users', 'Users'],
    ['admins', 'Admins'],
    [null, 'Individual'],
  ] as const)('for %s is labelled %s', (audience, label) => {
    const { category, targetAudience } = notificationView({ ...message, audience })
    expect({ category, targetAudience }).toEqual({
      category: { type: audience ?? 'individual', label },
      targetAudience: audience,
    })
  })

  test('never tells the admins who manage it whether it was read', () => {
    expect(sentView(message)).toStrictEqual({ ...shown, isRead: false, user: null })
  })

  test('for one person names them to the admins who manage it, while they are there', () => {
    const toOne = { ...message, user_id: 'reader', audience: null, recipient_name: 'Karim Uddin' }
    expect(sentView(toOne).user).toEqual({ _id: 'reader', name: 'Karim Uddin' })
    expect(sentView({ ...toOne, recipient_name: null }).user).toBeNull()
    expect(sentView({ ...toOne, user_id: null }).user).toBeNull()
  })
})

describe('what the product says by itself', () => {
  test.each([
    ['post_approved', '/postDetails/post', 'Your post was approved', '“Robbery” is public now.'],
    ['post_returned', '/postDetails/post', 'Your post was sent back', '“Robbery” was not approved.'],
    ['post_removed', '/profile', 'Your post was taken down', '“Robbery” was removed by an admin.'],
    ['post_commented', '/postDetails/post', '1 new comment', 'On your post “Robbery”'],
    [
      'timeline_approved',
      '/postDetails/post',
      'Your timeline entry was approved',
      'It is public now, on the post “Robbery”.',
    ],
    ['post_waiting', '/admin/pending-posts', 'A post waits for review', 'In the list of pending reports'],
    [
      'timeline_waiting',
      '/admin/pending-timelines',
      'A timeline entry waits for approval',
      'In the list of pending timelines',
    ],
    ['flag_waiting', '/admin/reported-posts', 'Something was reported', 'In the list of what was reported'],
    [
      'support_waiting',
      '/admin/support-requests',
      'A support request waits',
      'In the list of support requests',
    ],
  ] as const)('of %s leads to %s, and nobody is its sender', (kind, link, title, description) => {
    expect(notificationView(own(kind))).toMatchObject({ kind, link, title, description, createdBy: null })
  })

  test('of a post that was sent back gives the reason, when the moderator did', () => {
    const row = own('post_returned', { data: { postTitle: 'Robbery', reason: 'No names' } })
    expect(notificationView(row).description).toBe('“Robbery” was not approved. Reason: No names')
  })

  test.each([
    ['post_waiting', '40 posts wait for review'],
    ['timeline_waiting', '40 timeline entries wait for approval'],
    ['flag_waiting', '40 reported things wait'],
    ['support_waiting', '40 support requests wait'],
    ['appeal_waiting', '40 appeals wait'],
  ] as const)('of %s counts what waits for admins', (kind, title) => {
    expect(notificationView(own(kind, { data: { count: 40 } })).title).toBe(title)
  })

  test.each([
    ['post_removed', '/profile', '“Robbery” was removed by an admin. Reason: No names'],
    ['comment_removed', '/rules', 'On the post “Robbery”, by an admin. Reason: No names'],
    ['timeline_removed', '/postDetails/post', 'On the post “Robbery”, by an admin. Reason: No names'],
    ['suspect_removed', '/rules', 'By an admin. Reason: No names'],
  ] as const)('of %s leads to %s and gives the reason', (kind, link, description) => {
    const row = own(kind, { data: { postTitle: 'Robbery', reason: 'No names' } })
    expect(notificationView(row)).toMatchObject({ kind, link, description })
  })

  test('of a comment on what is not public any more names no post', () => {
    const row = own('comment_removed', { data: { reason: 'No names' } })
    expect(notificationView(row).description).toBe('By an admin. Reason: No names')
  })

  test.each([
    ['comment', 'removed', 'A comment that you reported was reviewed', 'It was removed.'],
    ['person', 'kept', 'A person that you reported was reviewed', 'It stays.'],
    [
      'post',
      'takenDown',
      'A post that you reported was reviewed',
      'It is taken down until its author has corrected it.',
    ],
  ] as const)('of a flagged %s that was %s says so', (flagged, outcome, title, description) => {
    const row = own('report_reviewed', { post_id: null, data: { flagged, outcome } })
    expect(notificationView(row)).toMatchObject({ title, description, link: '/' })
  })

  test('of comments counts them', () => {
    const row = own('post_commented', { data: { postTitle: 'Robbery', count: 3 } })
    expect(notificationView(row).title).toBe('3 new comments')
  })

  test.each([
    ['kept', '/postDetails/post', 'It stays.'],
    ['removed', '/', 'It was taken down.'],
  ] as const)('of a reported post that was %s leads to %s', (outcome, link, description) => {
    expect(notificationView(own('report_reviewed', { data: { outcome } }))).toMatchObject({
      title: 'A post that you reported was reviewed',
      link,
      description,
    })
  })

  test('names the post and the entry for the reader’s own words, and neither where there is none', () => {
    expect(notificationView(own('timeline_approved', { timeline_id: 'entry' })).data).toStrictEqual({
      postTitle: 'Robbery',
      postId: 'post',
      timelineId: 'entry',
    })
    expect(notificationView(own('post_removed', { post_id: null })).data).toStrictEqual({
      postTitle: 'Robbery',
    })
  })
})
