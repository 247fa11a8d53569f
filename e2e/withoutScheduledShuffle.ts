import pg from 'pg'
import { connectionTo } from '../server/src/test/databaseConnection.ts'

/**
 * Takes the hourly shuffle from the schedule of a server that has started: at the ninth minute of an hour it locks many rows, and a
 * journey whose change waits for them longer than a lock may be waited for is told to come back later.
 */
export async function withoutScheduledShuffle(dataDir: string): Promise<void> {
  const database = new pg.Client(await connectionTo(dataDir))
  await database.connect()
  try {
    const { rowCount } = await database.query("delete from boss.schedule where name = 'shuffling.shuffle'")
    if (rowCount !== 1) throw new Error('There is no scheduled shuffle')
  } finally {
    await database.end()
  }
}
