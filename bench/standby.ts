import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type EmbeddedPostgres, startEmbedded } from '../server/src/db/embedded.ts'
import { withClient } from './cluster.ts'

const run = promisify(execFile)

/**
 * Starts a standby that follows a PostgreSQL by streaming replication. It starts from a base backup that is made while the primary
 * runs (https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP).
 */
export async function startStandby(primary: EmbeddedPostgres): Promise<EmbeddedPostgres> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bichar-standby-'))
  // When we are root, PostgreSQL runs under another account, which must be able to enter the directory.
  await chmod(dataDir, 0o711)
  const folder = path.join(dataDir, 'postgres')
  await copyRunning(primary, folder)
  const standby = await startEmbedded({
    dataDir,
    settings: [`primary_conninfo=host=${primary.host} user=${primary.user}`, 'hot_standby_feedback=on'],
  })
  return {
    ...standby,
    async stop() {
      await standby.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A backup must start and stop in the same session. */
const copyRunning = (running: EmbeddedPostgres, to: string): Promise<void> =>
  withClient(running, async (client) => {
    await client.query(`select pg_backup_start('bench', fast => true)`)
    await mkdir(to, { mode: 0o700 })
    // Files that disappear during the copy are no problem, because replaying the write-ahead log restores consistency.
    await run('cp', ['-a', `${running.folder}/.`, to]).catch((error: { stderr?: string }) => {
      if (!/No such file/.test(error.stderr ?? '')) throw error
    })
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    await rm(path.join(to, 'postmaster.pid'), { force: true })
    const { uid, gid } = await stat(running.folder)
    for (const [name, text] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      await writeFile(path.join(to, name), text)
      await chown(path.join(to, name), uid, gid)
    }
    await chown(to, uid, gid)
  })
