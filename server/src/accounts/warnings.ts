import type { Tx } from '../db/db.ts'

/** Notifies people of changes to their account that somebody else may have made; implemented by the notifications module. */
export interface Warnings {
  /** Runs before the account's sessions end, because their end also deletes the push tokens of its devices. */
  beforeReset(tx: Tx, userId: string, device: string): Promise<void>
  onSecondPasswordForgotten(tx: Tx, userId: string): Promise<void>
}
