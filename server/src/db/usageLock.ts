import pg from 'pg'
import { databaseUser, readPostmaster } from './postmaster.ts'

export interface UsageLock {
  /** Releases the lock; true if nobody else uses the database, so that it may be stopped. */
  leave(): Promise<boolean>
}

interface Options {
  host: string
  folder: string
  /** Called once, when the database has gone away or has been told to stop. */
  onLoss(): void
}

const usageLockKey = 4_823_001

/** A connection that detects when the embedded database goes away, and whose lock shows other processes that the database is in use. */
export async function acquireUsageLock({ host, folder, onLoss }: Options): Promise<UsageLock> {
  const client = new pg.Client({
    host,
    user: databaseUser,
    database: 'postgres',
    application_name: 'bichar-keeper',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [usageLockKey])
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }

  let left = false
  // A server in smart shutdown waits for this very connection to close, and accepts no others.
  const look = setInterval(async () => {
    if ((await readPostmaster(folder))?.isStopping) lose()
  }, 1_000)
  look.unref()
  const letGo = () => {
    left = true
    clearInterval(look)
  }
  const lose = () => {
    if (left) return
    letGo()
    client.end().catch(() => undefined)
    onLoss()
  }
  client.on('end', lose)

  return {
    async leave() {
      if (left) return false
      letGo()
      try {
        const alone = await isAlone(client)
        if (!alone) await client.end()
        return alone
      } catch {
        return false
      }
    },
  }
}

/** Whether no other process uses the database. If so, the exclusive lock makes processes that start meanwhile wait. */
async function isAlone(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [usageLockKey])
  const { rows } = await client.query<{ alone: boolean }>(
    `select pg_try_advisory_lock($1) and not exists (
       select from pg_stat_activity
       where backend_type = 'client backend' and application_name not like 'bichar%'
     ) as alone`,
    [usageLockKey],
  )
  return rows[0]?.alone ?? false
}
