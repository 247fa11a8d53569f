import type { Me } from '@bichar/contract/accounts.ts'

const member: Me = {
  _id: '0197a1b2-0000-7000-8000-000000000001',
  name: 'Rokeya Khatun',
  phone: '8801711000001',
  avatar: null,
  address: '',
  role: 'user',
  isSuperAdmin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
}
const admin: Me = { ...member, _id: '0197a1b2-0000-7000-8000-000000000002', name: 'Selina', role: 'admin' }
const superAdmin: Me = { ...admin, _id: '0197a1b2-0000-7000-8000-000000000003', isSuperAdmin: true }

/** People who may be signed in. */
export const people = { member, admin, superAdmin }
