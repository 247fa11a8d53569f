import { statfs } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { ApiError } from '../refusal.ts'

/** What may still be written: everything, all but files, or nothing that people add. */
type Room = 'ample' | 'noFiles' | 'noWrites'

/** What is left on the disks that this process and its database write to, and what is kept free on them. */
export interface FreeSpace {
  /** In bytes, by what lies on the disk. */
  read(): Promise<Record<string, number>>
  room(): Promise<Room>
  /** Refuses pictures and recordings, of which each takes much. */
  refuseFiles(): Promise<void>
  /** Refuses what people add, long before the database could not write any more: it would end in the middle of its work. */
  refuseWrites(): Promise<void>
}

/** As long as it is believed that as much is left: nobody fills a reserve within that. */
const believedMilliseconds = 1_000
const megabyte = 1024 * 1024

/** `folders` has a name for each place; those that are on one disk are told the same. */
export function openFreeSpace(
  folders: Readonly<Record<string, string>>,
  { UPLOAD_RESERVE_MB, WRITE_RESERVE_MB }: Pick<Config, 'UPLOAD_RESERVE_MB' | 'WRITE_RESERVE_MB'>,
): FreeSpace {
  let believed: { until: number; found: Promise<Record<string, number>> } | undefined

  const read = () => {
    if (believed && Date.now() < believed.until) return believed.found
    const found = measure(folders)
    believed = { until: Date.now() + believedMilliseconds, found }
    return found
  }
  const room = async (): Promise<Room> => {
    const least = Math.min(...Object.values(await read()))
    if (least < WRITE_RESERVE_MB * megabyte) return 'noWrites'
    return least < UPLOAD_RESERVE_MB * megabyte ? 'noFiles' : 'ample'
  }
  return {
    read,
    room,
    async refuseFiles() {
      if ((await room()) !== 'ample') throw new ApiError('files_unavailable')
    },
    async refuseWrites() {
      if ((await room()) === 'noWrites') throw new ApiError('unavailable')
    },
  }
}

async function measure(folders: Readonly<Record<string, string>>): Promise<Record<string, number>> {
  const places = Object.entries(folders).map(async ([name, folder]) => {
    const { blocks, bavail, bsize } = await statfs(folder)
    // Some disks over a network do not say how large they are.
    return [name, blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize] as const
  })
  return Object.fromEntries(await Promise.all(places))
}
