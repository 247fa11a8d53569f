import path from 'node:path'
import { openDatabase } from '../server/src/db/db.ts'
import { readPostmaster } from '../server/src/db/postmaster.ts'

/** Nobody waits for two weeks: the post becomes older, and the job that comes every hour is asked for. */
export async function weeksLater(dataDir: string, postId: string): Promise<void> {
  const { host } = (await readPostmaster(path.join(dataDir, 'postgres'))) ?? {}
  if (!host) throw new Error('the database does not run')
  const database = openDatabase({ host, user: 'bichar', database: 'bichar' }, { onError: () => undefined })
  const { pool } = database
  try {
    await pool.query(`update posts set published_at = published_at - interval '15 days' where id = $1`, [
      postId,
    ])
    await pool.query(`update outcome_looks set look_on = day_in_bangladesh(now()) where post_id = $1`, [
      postId,
    ])
    await pool.query(`insert into boss.job (name) values ('outcomes.ask')`)
  } finally {
    await database.close()
  }
}
