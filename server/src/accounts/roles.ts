import type { AuditAction } from '@bichar/contract/rules/auditActions.ts'
import { operator, recordAction } from '../audit/audit.ts'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { transact } from '../db/transaction.ts'
import { hashPassword } from './passwords.ts'
import * as roleStore from './roleStore.ts'
import * as sessionStore from './sessionStore.ts'
import type { User } from './userStore.ts'
import * as userStore from './userStore.ts'

type Context = Pick<Deps, 'kysely'>

/** Creates an account whose phone number the operator vouches for; false if the number already has one. */
export async function createAccount(
  { kysely }: Context,
  { phone, name, password }: { phone: string; name: string; password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return userStore.insertUser(kysely, {
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
  transact(kysely, async (tx) => {
    await roleStore.lockSeats(tx)
    const user = await userStore.findUserByPhone(tx, phone)
    if (!user) return 'no account'
    if (hasRole(user, superAdmin)) return 'granted'
    if (superAdmin && !(await roleStore.takeSeat(tx, user.id))) return 'no free seat'
    await roleStore.updateRole(tx, user.id, 'admin')
    await record(tx, superAdmin ? 'user.grantSuper' : 'user.grant', user)
    return 'granted'
  })

const hasRole = ({ role, is_super_admin }: User, superAdmin: boolean): boolean =>
  superAdmin ? is_super_admin : role === 'admin'

/** Logs what the operator did to somebody's role. */
const record = (tx: Tx, action: AuditAction, { id }: User): Promise<void> =>
  recordAction(tx, operator, { action, subject: { kind: 'user', id } })

/** Revokes the roles admin and super admin, and ends the person's sessions; false if the phone has no account. */
export const revokeRole = ({ kysely }: Context, phone: string): Promise<boolean> =>
  transact(kysely, async (tx) => {
    await roleStore.lockSeats(tx)
    const user = await userStore.findUserByPhone(tx, phone)
    if (!user) return false
    if (user.role === 'user') return true
    await roleStore.removeSuperAdmin(tx, user.id)
    await roleStore.updateRole(tx, user.id, 'user')
    await sessionStore.deleteSessionsOf(tx, user.id)
    await record(tx, 'user.revoke', user)
    return true
  })

export const listAdmins = ({ kysely }: Context): Promise<User[]> => roleStore.listAdmins(kysely)
