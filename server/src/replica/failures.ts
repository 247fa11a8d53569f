import pg from 'pg'
import { isDatabaseAway } from '../db/db.ts'

/** Whether it was about this statement, and the replica is as good as before. */
export const isOfStatement = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !isDatabaseAway(error)

/** Whether a statement had to make way for what the primary has done meanwhile. */
export const isConflict = (error: unknown): boolean =>
  isOfStatement(error) &&
  (error.code === '40001' || (error.code === '57014' && error.message.includes('conflict with recovery')))

/** Whether the primary would refuse it as well, or take as long: its time is up, or it was about to change something. */
export const isOwnFault = (error: unknown): boolean =>
  isOfStatement(error) && ['57014', '25006'].includes(error.code ?? '') && !isConflict(error)
