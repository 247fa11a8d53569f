import { access, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { openConnection } from '../db/connection.ts'
import type { Connection } from '../db/db.ts'
import { hasTables } from './catalogueStore.ts'

type Where = Pick<Config, 'DATA_DIR'>

const markOf = ({ DATA_DIR }: Where): string => path.join(DATA_DIR, 'restore-unfinished')

/** Notes that a restore has begun, for whoever finds what a killed one has left. */
export const markRestore = (where: Where): Promise<void> => writeFile(markOf(where), '')

export const unmarkRestore = (where: Where): Promise<void> => rm(markOf(where), { force: true })

export const isRestoreUnfinished = (where: Where): Promise<boolean> =>
  access(markOf(where)).then(
    () => true,
    () => false,
  )

/** Throws when a restore was killed here: what would be served is an empty Bichar that looks like a new one. */
export async function refuseUnfinished(where: Where, connection: Connection): Promise<void> {
  if (!(await isRestoreUnfinished(where))) return
  const session = await openConnection(connection, 'bichar')
  // Its rows came last, all at once: where they are, only the end of the note is missing.
  const isComplete = await hasTables(session.client).finally(session.close)
  if (isComplete) return unmarkRestore(where)
  throw new Error(
    `a restore into ${where.DATA_DIR} was broken off; begin it again with npm run restore, or remove ${markOf(where)} to start with nothing`,
  )
}
