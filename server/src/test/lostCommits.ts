import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type { Pool } from 'pg'
import type { Db } from '../db/db.ts'

/** The same database, over connections that break after a commit and before its answer. */
export const withLostCommitAnswers = (pool: Pool): Db =>
  new Kysely({
    dialect: new PostgresDialect({
      pool: {
        async connect() {
          const client = await pool.connect()
          const query = async (text: string, values: unknown[]) => {
            const result = await client.query(text, values)
            if (text === 'commit') throw new Error('no answer')
            return result
          }
          return { query, release: () => client.release() } as unknown as PostgresPoolClient
        },
        async end() {},
        options: pool.options,
      },
    }),
  })
