import type { ClientBase } from 'pg'

/**
 * Takes the hourly shuffle from the schedule of a server that has started: at the ninth minute of an hour it would change what a test wants
 * to see as it was written, and lock many rows meanwhile.
 */
export async function withoutScheduledShuffle(database: Pick<ClientBase, 'query'>): Promise<void> {
  const { rowCount } = await database.query("delete from boss.schedule where name = 'shuffling.shuffle'")
  if (rowCount !== 1) throw new Error('There is no scheduled shuffle')
}
