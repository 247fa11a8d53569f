import { childBoxes } from './boxes.ts'

/** The boxes that say when a movie, a track and its media were made and changed. */
const timed = ['mvhd', 'tkhd', 'mdhd']
const containers = ['moov', 'trak', 'mdia']

/**
 * Takes the moment of the upload out of an MP4 file, which its writer puts there: of what is anonymous nobody learns
 * more than the day. Zero stands for "not known". The bytes are changed in place.
 */
export function withoutTimes(bytes: Buffer): Buffer {
  for (const { type, content } of childBoxes(bytes)) {
    if (containers.includes(type)) withoutTimes(content)
    // A version and flags, then two times of four bytes, or in version 1 of eight.
    else if (timed.includes(type)) content.fill(0, 4, content[0] === 1 ? 20 : 12)
  }
  return bytes
}
