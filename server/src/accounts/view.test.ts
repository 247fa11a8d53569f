import { expect, test } from 'vitest'
import { changed, made } from '../test/rows.ts'
import { meView, sessionView } from './view.ts'

const user = {
  id: 'user',
  name: 'Rahima Begum',
  phone: '8801712345678',
  password_hash: 'a hash',
  avatar: '/media/rahima.jpg',
  avatar_id: 'picture',
  address: 'Khulna',
  role: 'user',
  is_super_admin: false,
  created_at: made,
} as const

// Shows spec 3.1.
test('people read their own data, and never what their password is stored as', () => {
  expect(meView(user)).toStrictEqual({
    _id: 'user',
    name: 'Rahima Begum',
    phone: '8801712345678',
    avatar: '/media/rahima.jpg',
    address: 'Khulna',
    role: 'user',
    isSuperAdmin: false,
    createdAt: made.toISOString(),
  })
})

// Shows spec 3.1.
test.each([
  ['admin', true, true],
  ['admin', false, false],
  ['user', true, false],
] as const)(
  'an account with the role %s and a seat among the super admins (%s) is one: %s',
  (role, seat, is) => {
    expect(meView({ ...user, role, is_super_admin: seat }).isSuperAdmin).toBe(is)
  },
)

test('of their sessions people see the device, the times, and which one they are in', () => {
  const row = {
    id: 'session',
    user_id: 'user',
    device_id: 'dev_1',
    device_label: 'Chrome on Android',
    cookie_hash: Buffer.from('a hash'),
    created_at: made,
    last_used_at: changed,
    expires_at: changed,
    unlocked_until: null,
  }
  expect(sessionView(row, 'session')).toStrictEqual({
    _id: 'session',
    device: 'Chrome on Android',
    isCurrent: true,
    createdAt: made.toISOString(),
    lastUsedAt: changed.toISOString(),
  })
  expect(sessionView(row, 'another').isCurrent).toBe(false)
})
