import type { FoundUser, ListedUser } from '@bichar/contract/users.ts'
import { dayOf } from '../authorship/days.ts'
import type { UserRow } from './feed.ts'

/** Somebody as admins find them: without the phone, and of when they came the day, which nothing else can be compared with. */
export const foundUserView = (row: UserRow): FoundUser => ({
  _id: row.id,
  name: row.name,
  avatar: row.avatar,
  role: row.role,
  isSuperAdmin: row.is_super_admin,
  createdAt: dayOf(row.created_at).toISOString(),
})

/** The same on the Users screen. */
export const listedUserView = (row: UserRow): ListedUser => ({ ...foundUserView(row), phone: row.phone })
