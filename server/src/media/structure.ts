import { countsFit } from './declaredCounts.ts'
import { segmentFits } from './ebml.ts'

/**
 * Checks that a file reaches the end that its own structure announces. Decoders are tolerant: they take a truncated animation for
 * a shorter one, and a truncated video for one whose last minutes are missing. These functions only walk the outermost blocks.
 * MP3 announces no end; JPEG, PNG and WebP are checked by their decoders.
 */
export const isWhole: Record<'gif' | 'mp4' | 'webm' | 'wav' | 'ogg', (bytes: Buffer) => boolean> = {
  gif(bytes) {
    const colourTable = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
    let place = 13 + colourTable(bytes[10])
    let frames = 0
    while (place < bytes.length) {
      const block = bytes[place]
      if (block === 0x3b) return true
      if (block === 0x21) place += 2
      else if (block === 0x2c) {
        place += 11 + colourTable(bytes[place + 9])
        frames += 1
      } else return false
      while (bytes[place]) place += 1 + (bytes[place] ?? 0)
      place += 1
    }
    // Some programs leave out the last byte, which says that no frame follows.
    return frames > 0 && place === bytes.length
  },

  /** Boxes that each begin with their size and a type that can be read; MOV has the same structure. Zeros may follow. */
  mp4(bytes) {
    let place = 0
    let described = false
    while (place + 16 <= bytes.length) {
      const short = bytes.readUInt32BE(place)
      const size = short === 1 ? Number(bytes.readBigUInt64BE(place + 8)) : short || bytes.length - place
      const type = bytes.toString('latin1', place + 4, place + 8)
      if (size < 8 || !/^[\x20-\x7e\xa9]{4}$/.test(type)) break
      described ||= type === 'moov'
      place += size
    }
    if (place + 16 <= bytes.length && bytes.subarray(place).some((byte) => byte !== 0)) return false
    return described && place <= bytes.length && countsFit(bytes)
  },

  /** A header, then one segment. */
  webm: segmentFits,

  /**
   * One RIFF block of chunks, one of which is the sound and announces its end, which `withWavSizes` has written where it was open.
   * A total size of all ones means that the file was written by a streaming encoder.
   */
  wav(bytes) {
    const size = bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF' ? 0 : bytes.readUInt32LE(4)
    if (size !== 0xffff_ffff && size + 8 > bytes.length) return false
    let sounds = 0
    for (let place = 12; place + 8 <= Math.min(bytes.length, size + 8); ) {
      const type = bytes.toString('latin1', place, place + 4)
      const end = place + 8 + bytes.readUInt32LE(place + 4)
      // The 64-bit sizes of this chunk would override those of the other chunks.
      if (type === 'ds64') return false
      if (type === 'data') sounds += end <= bytes.length ? 1 : 2
      place = end + (end & 1)
    }
    return sounds === 1
  },

  ogg(bytes) {
    let place = 0
    while (place + 27 <= bytes.length && bytes.toString('latin1', place, place + 4) === 'OggS') {
      const segments = bytes[place + 26] ?? 0
      const sizes = bytes.subarray(place + 27, place + 27 + segments)
      const content = place + 27 + segments
      place = content + sizes.reduce((sum, size) => sum + size, 0)
      // A page that was cut off covers the beginning of the file that was joined to it.
      if (bytes.subarray(content, place).includes('OggS\0\x02')) return false
    }
    return place > 0 && place === bytes.length
  },
}
