import { readFile } from 'node:fs/promises'
import { getPriority } from 'node:os'

/** The pids of this process's children that scale pictures in the background, recognized by their niceness. */
export async function backgroundImageProcesses(): Promise<number[]> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  const pids = children.trim().split(' ').map(Number)
  return pids.filter((pid) => pid > 0 && isBackground(pid))
}

function isBackground(pid: number): boolean {
  try {
    return getPriority(pid) === 10
  } catch {
    // The process has ended meanwhile.
    return false
  }
}
