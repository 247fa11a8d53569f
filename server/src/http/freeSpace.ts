import { statfs } from 'node:fs/promises'
import type { Config } from '../core/config.ts'
import { ApiError } from '../core/refusal.ts'

/** What may still be written: everything, everything except files, or no user content. */
type Room = 'ample' | 'noFiles' | 'noWrites'

/** The free space on the disks that this process and its database write to, and the reserves on them. */
export interface FreeSpace {
  /** Free bytes, by the name of the folder. */
  read(): Promise<Record<string, number>>
  room(): Promise<Room>
  /** Refuses pictures and recordings, which are large. */
  refuseFiles(): Promise<void>
  /** Refuses user content, long before the disk is so full that the database would fail in the middle of its work. */
  refuseWrites(): Promise<void>
}

/** How long a measurement is cached; too short for anybody to fill a reserve. */
const believedMilliseconds = 1_000
const megabyte = 1024 * 1024

/** `folders` maps a name to each folder; folders on the same disk have the same free space. */
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
    const min = Math.min(...Object.values(await read()))
    if (min < WRITE_RESERVE_MB * megabyte) return 'noWrites'
    return min < UPLOAD_RESERVE_MB * megabyte ? 'noFiles' : 'ample'
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
    // Some network file systems report a size of 0, which counts as unlimited.
    return [name, blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize] as const
  })
  return Object.fromEntries(await Promise.all(places))
}
