import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

/** Simulates two weeks: makes the post older, and queues the hourly job. */
export async function weeksLater(dataDir: string, postId: string): Promise<void> {
  const database = new pg.Client({ host: await socketIn(dataDir), user: 'bichar', database: 'bichar' })
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

/** The folder of the socket of the database in this data directory, as postmaster.pid names it. */
async function socketIn(dataDir: string): Promise<string> {
  const lines = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const socket = lines[4]
  if (!socket) throw new Error('the database does not run')
  return socket
}
