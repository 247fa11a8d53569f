import pg from 'pg'

interface SocketConnection {
  host: string
  user: string
  database: string
}

/** Makes the database in the embedded PostgreSQL if it is not there; several processes may do so at once. */
export async function ensureDatabase({ host, user, database }: SocketConnection): Promise<void> {
  const client = new pg.Client({ host, user, database: 'postgres', application_name: 'bichar' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== '42P04' && code !== '23505') throw error
  } finally {
    await client.end()
  }
}
