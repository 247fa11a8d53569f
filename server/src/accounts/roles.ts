import { newId } from '../db/ids.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from './passwords.ts'
import type { User } from './store.ts'
import * as store from './store.ts'

type Context = Pick<Deps, 'kysely'>

/** Makes an account whose phone the operator vouches for; false when the phone has one already. */
export async function createAccount(
  { kysely }: Context,
  { phone, name, password }: { phone: string; name: string; password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return store.insertUser(kysely, {
    id: newId(),
    phone,
    name,
    password_hash: passwordHash,
    avatar: null,
    created_at: new Date(),
  })
}

type Granted = 'granted' | 'no account' | 'no free seat'

/** Makes somebody an admin, or one of the four super admins. */
export const grantRole = (
  { kysely }: Context,
  phone: string,
  { superAdmin }: { superAdmin: boolean },
): Promise<Granted> =>
  kysely.transaction().execute(async (tx) => {
    await store.lockSeats(tx)
    const user = await store.findUserByPhone(tx, phone)
    if (!user) return 'no account'
    if (superAdmin && !user.is_super_admin && !(await store.takeSeat(tx, user.id))) return 'no free seat'
    await store.updateRole(tx, user.id, 'admin')
    return 'granted'
  })

/** Takes admin and super admin away, and ends every session that had them; false when the phone has no account. */
export const revokeRole = ({ kysely }: Context, phone: string): Promise<boolean> =>
  kysely.transaction().execute(async (tx) => {
    await store.lockSeats(tx)
    const user = await store.findUserByPhone(tx, phone)
    if (!user) return false
    if (user.role === 'user') return true
    await store.leaveSeat(tx, user.id)
    await store.updateRole(tx, user.id, 'user')
    await store.deleteSessionsOf(tx, user.id)
    return true
  })

export const listAdmins = ({ kysely }: Context): Promise<User[]> => store.listAdmins(kysely)
