import { access, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../core/config.ts'
import { openConnection } from '../db/connection.ts'
import type { Connection } from '../db/connectionSettings.ts'
import { hasTables } from './catalogueStore.ts'

type Where = Pick<Config, 'DATA_DIR'>

const markOf = ({ DATA_DIR }: Where): string => path.join(DATA_DIR, 'restore-unfinished')

/** Records that a restore has begun, so that an interrupted one can be detected. */
export const markRestore = (where: Where): Promise<void> => writeFile(markOf(where), '')

export const unmarkRestore = (where: Where): Promise<void> => rm(markOf(where), { force: true })

export const isRestoreUnfinished = (where: Where): Promise<boolean> =>
  access(markOf(where)).then(
    () => true,
    () => false,
  )

/** Throws if a restore was interrupted here: otherwise the server would serve an empty Bichar that looks like a new one. */
export async function refuseUnfinished(where: Where, connection: Connection): Promise<void> {
  if (!(await isRestoreUnfinished(where))) return
  const session = await openConnection(connection, 'bichar')
  // The rows are committed last, all at once: if they exist, the restore was complete and only the mark is left.
  const isComplete = await hasTables(session.client).finally(session.close)
  if (isComplete) return unmarkRestore(where)
  throw new Error(
    `a restore into ${where.DATA_DIR} was interrupted; run npm run restore again, or remove ${markOf(where)} to start with an empty installation`,
  )
}
