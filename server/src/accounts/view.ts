import type { Me, Session } from '@bichar/contract/accounts.ts'
import type { SessionRow } from './sessionStore.ts'
import type { User } from './userStore.ts'

export const meView = (user: User): Me => ({
  _id: user.id,
  name: user.name,
  phone: user.phone,
  avatar: user.avatar,
  address: user.address,
  role: user.role,
  isSuperAdmin: user.role === 'admin' && user.is_super_admin,
  createdAt: user.created_at.toISOString(),
})

export const sessionView = (row: SessionRow, currentId: string): Session => ({
  _id: row.id,
  device: row.device_label,
  isCurrent: row.id === currentId,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at.toISOString(),
})
