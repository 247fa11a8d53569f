import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Linux counts the processor time of processes in hundredths of a second. */
const millisecondsPerTick = 10

/** The processor time that all processes of a PostgreSQL have used so far, in milliseconds; undefined without /proc. */
export async function spentByPostgres(clusterFolder: string): Promise<number | undefined> {
  const note = await readFile(path.join(clusterFolder, 'postmaster.pid'), 'utf8')
  const postmaster = note.split('\n')[0]
  const pids = await readdir('/proc').catch(() => [])
  const stats = await Promise.all(
    pids
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  )
  let ticks = 0
  for (const stat of stats) {
    const [pid] = stat.split(' ', 1)
    // After the name, which may contain anything: state, parent, ... and from the 12th on user, system, and those of children that
    // ended.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (pid !== postmaster && fields[1] !== postmaster) continue
    const own = pid === postmaster ? fields.slice(11, 15) : fields.slice(11, 13)
    ticks += own.reduce((sum, field) => sum + Number(field), 0)
  }
  return ticks > 0 ? ticks * millisecondsPerTick : undefined
}
