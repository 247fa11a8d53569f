import type { Tx } from '../db/db.ts'

/** How people hear that something was done to their account which somebody else may have done; see the notifications. */
export interface Warnings {
  /** Before the sessions of the account end, and with them the addresses of its devices. */
  beforeReset(tx: Tx, userId: string, device: string): Promise<void>
  onSecondPasswordForgotten(tx: Tx, userId: string): Promise<void>
}
