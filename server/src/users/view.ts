import type { FoundUser, ListedUser } from '@bichar/contract/users.ts'
import { dayOf } from '../authorship/days.ts'
import type { UserRow } from './feed.ts'

/**
 * A person as admins find them: without the phone number, and with only the day on which they joined, so that the exact
 * time cannot be compared with anything.
 */
export const foundUserView = (row: UserRow): FoundUser => ({
  _id: row.id,
  name: row.name,
  avatar: row.avatar,
  role: row.role,
  isSuperAdmin: row.is_super_admin,
  createdAt: dayOf(row.created_at).toISOString(),
})

/** The same for the Users screen, with the phone number. */
export const listedUserView = (row: UserRow): ListedUser => ({ ...foundUserView(row), phone: row.phone })
