import pg from 'pg'
import { isDatabaseAway } from '../db/db.ts'

/** Whether the error concerns only this statement, so that the replica can still be used. */
export const isOfStatement = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !isDatabaseAway(error)

/** Whether the standby cancelled the statement because it conflicted with the replay of changes from the primary. */
export const isConflict = (error: unknown): boolean =>
  isOfStatement(error) &&
  (error.code === '40001' || (error.code === '57014' && error.message.includes('conflict with recovery')))

/** Whether the statement itself is at fault, so that the primary must not be asked instead: it timed out, or tried to write. */
export const isOwnFault = (error: unknown): boolean =>
  isOfStatement(error) && ['57014', '25006'].includes(error.code ?? '') && !isConflict(error)
