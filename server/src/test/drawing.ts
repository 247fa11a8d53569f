import { readFile } from 'node:fs/promises'
import { getPriority } from 'node:os'

/** The processes, of those that this one started, that draw sizes: those of pictures that nobody waits for. */
export async function drawing(): Promise<number[]> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  const pids = children.trim().split(' ').map(Number)
  return pids.filter((pid) => pid > 0 && isPatient(pid))
}

function isPatient(pid: number): boolean {
  try {
    return getPriority(pid) === 10
  } catch {
    // It has ended meanwhile.
    return false
  }
}
