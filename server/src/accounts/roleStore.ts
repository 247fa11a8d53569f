import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { selectUsers, type User } from './userStore.ts'

/** Lets one change of roles happen at a time, so that two can never take the last seat together. */
export const lockSeats = async (tx: Tx): Promise<void> =>
  void (await sql`lock table super_admins in share row exclusive mode`.execute(tx))

/** False when all seats are taken. */
export async function takeSeat(tx: Tx, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into super_admins (seat, user_id)
    select seat, ${userId} from generate_series(1, 4) as seat
    where seat not in (select taken.seat from super_admins taken)
    order by seat limit 1`.execute(tx)
  return numAffectedRows === 1n
}

export const removeSuperAdmin = async (tx: Tx, userId: string): Promise<void> =>
  void (await tx.deleteFrom('super_admins').where('user_id', '=', userId).execute())

export const updateRole = async (tx: Tx, userId: string, role: User['role']): Promise<void> =>
  void (await tx.updateTable('users').set({ role }).where('id', '=', userId).execute())

export const listAdmins = (db: Db): Promise<User[]> =>
  selectUsers(db)
    .where('users.role', '=', 'admin')
    .orderBy('super_admins.seat')
    .orderBy('users.created_at')
    .execute()
