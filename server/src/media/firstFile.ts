import type { Container } from './recognise.ts'

interface Beginning {
  /** Bytes by which a second file is found, and how many of its bytes stand before them. */
  mark: Buffer
  before: number
  isOne: (bytes: Buffer, start: number) => boolean
}

const mp4: Beginning = {
  mark: Buffer.from('ftyp'),
  before: 4,
  isOne: (bytes, start) => bytes.readUInt32BE(start) < 256,
}

const beginnings: Partial<Record<Container, Beginning>> = {
  mp4,
  mov: mp4,
  m4a: mp4,
  webm: {
    mark: Buffer.from('1a45dfa3', 'hex'),
    before: 0,
    isOne: (bytes, start) => /webm|matroska/.test(bytes.toString('latin1', start, start + 80)),
  },
  wav: {
    mark: Buffer.from('RIFF'),
    before: 0,
    isOne: (bytes, start) => bytes.toString('latin1', start + 8, start + 12) === 'WAVE',
  },
}

/**
 * The first of several files that were joined into one, as by a recorder that goes on after a crash. If the first was cut off, its
 * sizes cover the beginning of the second, whose tags would become picture or sound. Of an OGG file, `isWhole` checks each page; of an
 * MP3 file, `mp3Frames.ts` keeps the frames of all files.
 */
export function firstFileOf(bytes: Buffer, container: Container): Buffer {
  const beginning = beginnings[container]
  if (!beginning) return bytes
  const { mark, before, isOne } = beginning
  let place = bytes.indexOf(mark, before + 1)
  while (place >= 0) {
    // The mark of the first file itself stands at `before`.
    if (isOne(bytes, place - before)) return bytes.subarray(0, place - before)
    place = bytes.indexOf(mark, place + 1)
  }
  return bytes
}
