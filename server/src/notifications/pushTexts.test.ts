import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { made } from '../test/rows.ts'
import { pushMessage } from './pushTexts.ts'
import type { NotificationRow } from './row.ts'

const message = (row: Partial<NotificationRow> = {}): NotificationRow => ({
  id: 'notification',
  user_id: 'reader',
  author_of: null,
  audience: null,
  kind: 'message',
  sender_id: 'super',
  sender_avatar: null,
  recipient_name: 'Karim Uddin',
  title: 'Stay at home',
  description: 'There is a curfew tonight.',
  link: '/postDetails/1',
  post_id: null,
  timeline_id: null,
  suspect_id: null,
  data: {},
  is_read: false,
  created_at: made,
  sort_key: 'key',
  ...row,
})
const reader = { language: 'en', unreadCount: 3, appName: 'Bichar' } as const

describe('a message that a super admin wrote', () => {
  test('is brought as it was written', () => {
    expect(pushMessage(message(), reader)).toEqual({
      id: 'notification',
      kind: 'message',
      title: 'Stay at home',
      body: 'There is a curfew tonight.',
      link: '/postDetails/1',
      unreadCount: 3,
    })
  })

  test('leads to the notifications when it has no link, or one that is too long to be brought', () => {
    expect(pushMessage(message({ link: null }), reader).link).toBe('/notification')
    expect(pushMessage(message({ link: `/${'a'.repeat(2_500)}` }), reader).link).toBe('/notification')
    const longest = 2_500 - Buffer.byteLength(JSON.stringify(pushMessage(message({ link: '/' }), reader))) + 1
    const link = `/${'a'.repeat(longest - 1)}`
    expect(pushMessage(message({ link }), reader).link).toBe(link)
    expect(pushMessage(message({ link: `${link}a` }), reader).link).toBe('/notification')
  })

  test('is shortened to what a phone shows of it', () => {
    const body = (description: string) => pushMessage(message({ description }), reader).body
    expect(body('a'.repeat(200))).toBe('a'.repeat(200))
    expect(body('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`)
    expect(body(`${'a'.repeat(199)} b`)).toBe(`${'a'.repeat(199)}…`)
  })

  test('is never shortened in the middle of what is read as one letter', () => {
    const family = '👩‍👩‍👧'
    const body = (description: string) => pushMessage(message({ description }), reader).body
    expect(body(`${'a'.repeat(198)}${family}`)).toBe(`${'a'.repeat(198)}…`)
    expect(body(`${'a'.repeat(200 - family.length)}${family}b`)).toBe(
      `${'a'.repeat(200 - family.length)}${family}…`,
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 260 }), (description) => {
        const said = body(description)
        expect(said.length).toBeLessThanOrEqual(201)
        if (said !== description)
          expect(said.endsWith('…') && description.startsWith(said.slice(0, -1))).toBe(true)
      }),
    )
  })
})

describe('what the product itself says', () => {
  const own = (kind: NotificationRow['kind'], language: 'en' | 'bn') => {
    const row = message({
      kind,
      post_id: 'post',
      data: { postTitle: 'Robbery', reason: 'No names', count: 3 },
    })
    return pushMessage(row, { ...reader, language })
  }

  test.each([
    'post_approved',
    'post_returned',
    'post_removed',
    'post_commented',
    'timeline_approved',
    'report_reviewed',
    'comment_removed',
    'timeline_removed',
    'suspect_removed',
  ] as const)('of %s tells whoever looks at the screen only that there is something', (kind) => {
    expect(own(kind, 'en')).toMatchObject({ title: 'Bichar', body: 'You have a new notification.' })
    expect(own(kind, 'bn')).toMatchObject({ title: 'Bichar', body: 'আপনার একটি নতুন নোটিফিকেশন আছে।' })
  })

  test.each([
    ['post_waiting', '3 posts wait for review.', '৩টি পোস্ট পর্যালোচনার অপেক্ষায় আছে।'],
    ['timeline_waiting', '3 timeline entries wait for approval.', 'টাইমলাইনের ৩টি খবর অনুমোদনের অপেক্ষায় আছে।'],
    ['flag_waiting', '3 reported things wait.', '৩টি আপত্তি অপেক্ষায় আছে।'],
    ['support_waiting', '3 support requests wait.', '৩টি সহায়তার অনুরোধ অপেক্ষায় আছে।'],
    ['appeal_waiting', '3 appeals wait.', '৩টি আপিল অপেক্ষায় আছে।'],
  ] as const)('to admins of %s tells how much there is to do', (kind, english, bengali) => {
    expect(own(kind, 'en').body).toBe(english)
    expect(own(kind, 'bn').body).toBe(bengali)
  })
})
