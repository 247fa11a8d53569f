import type { ClientBase } from 'pg'

type Database = Pick<ClientBase, 'query'>

/** Takes a job from the schedule of a server that has started. */
export async function withoutSchedule(database: Database, name: string): Promise<void> {
  const { rowCount } = await database.query('delete from boss.schedule where name = $1', [name])
  if (rowCount !== 1) throw new Error(`There is no scheduled ${name}`)
}

/**
 * Does so with the hourly shuffle: at the ninth minute of an hour it would change what a test wants to see as it was written, and lock many
 * rows meanwhile.
 */
export const withoutScheduledShuffle = (database: Database): Promise<void> =>
  withoutSchedule(database, 'shuffling.shuffle')
