import { expect, test } from 'vitest'
import { dayOf } from '../authorship/days.ts'
import { made } from '../test/rows.ts'
import { foundUserView, listedUserView } from './view.ts'

const row = {
  id: 'user',
  name: 'Rahima Begum',
  phone: '8801712345678',
  avatar: '/media/rahima.jpg',
  role: 'admin',
  is_super_admin: true,
  created_at: made,
} as const
const found = {
  _id: 'user',
  name: 'Rahima Begum',
  avatar: '/media/rahima.jpg',
  role: 'admin',
  isSuperAdmin: true,
  createdAt: dayOf(made).toISOString(),
}

test('somebody is found without their phone, which stands on the Users screen only', () => {
  expect(foundUserView(row)).toStrictEqual(found)
  expect(listedUserView(row)).toStrictEqual({ ...found, phone: '8801712345678' })
})
