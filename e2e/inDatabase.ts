import pg from 'pg'
import { connectionTo } from '../server/src/test/databaseConnection.ts'

/** Does something in the database of a server that runs on this data directory, past the server. */
export async function inDatabase(
  dataDir: string,
  act: (database: pg.Client) => Promise<void>,
): Promise<void> {
  const database = new pg.Client(await connectionTo(dataDir))
  await database.connect()
  await act(database).finally(() => database.end())
}
