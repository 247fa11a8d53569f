import { childBoxes } from './boxes.ts'

/** The boxes that contain creation and modification times. */
const timed = ['mvhd', 'tkhd', 'mdhd']
const containers = ['moov', 'trak', 'mdia']

/**
 * Removes the time of the upload, which the muxer writes, from an MP4 file: for anonymous content nobody may learn more than the
 * day. Zero means "unknown". Changes the bytes in place.
 */
export function withoutTimes(bytes: Buffer): Buffer {
  for (const { type, content } of childBoxes(bytes)) {
    if (containers.includes(type)) withoutTimes(content)
    // Version and flags, then two times of four bytes each, or of eight bytes in version 1.
    else if (timed.includes(type)) content.fill(0, 4, content[0] === 1 ? 20 : 12)
  }
  return bytes
}
