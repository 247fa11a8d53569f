import pg from 'pg'
import { connectionTo } from '../server/src/test/databaseConnection.ts'

/** Simulates two weeks: makes the post older, and queues the hourly job. */
export async function weeksLater(dataDir: string, postId: string): Promise<void> {
  const database = new pg.Client(await connectionTo(dataDir))
  await database.connect()
  try {
    await database.query(`update posts set published_at = published_at - interval '15 days' where id = $1`, [
      postId,
    ])
    await database.query('update outcome_looks set look_on = day_in_bangladesh(now()) where post_id = $1', [
      postId,
    ])
    await database.query(`insert into boss.job (name) values ('outcomes.ask')`)
  } finally {
    await database.end()
  }
}
