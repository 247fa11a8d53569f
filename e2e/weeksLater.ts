import { inDatabase } from './inDatabase.ts'

/** Simulates two weeks: makes the post older, and queues the hourly job. */
export const weeksLater = (dataDir: string, postId: string): Promise<void> =>
  inDatabase(dataDir, async (database) => {
    await database.query(`update posts set published_at = published_at - interval '15 days' where id = $1`, [
      postId,
    ])
    await database.query('update outcome_looks set look_on = day_in_bangladesh(now()) where post_id = $1', [
      postId,
    ])
    await database.query(`insert into boss.job (name) values ('outcomes.ask')`)
  })
