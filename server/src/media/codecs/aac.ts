import { ApiError } from '../../core/refusal.ts'
import { cleanAacConfiguration } from './aacConfiguration.ts'
import { readProgram } from './aacProgram.ts'
import { BitReader, blankBits } from './bits.ts'
import { type CleanStream, eachPacket } from './codec.ts'

/** AAC as phones record it: low complexity, with or without the two "high efficiency" extensions. */
export const openAac = (description: Uint8Array | undefined): CleanStream => ({
  description: cleanAacConfiguration(description),
  packets: eachPacket(cleanBlock),
})

const dataStream = 4
const program = 5
const fill = 6
const endOfBlock = 7

/**
 * A block is a sequence of elements without length fields. Before the first channel element, encoders write metadata (fill
 * elements with their name, data streams, program comments), which is overwritten with zeros so that the rest keeps its position.
 * Metadata after the channel elements could only be found by decoding the sound.
 */
function cleanBlock(data: Uint8Array): Uint8Array | undefined {
  const clean = Uint8Array.from(data)
  const reader = new BitReader(clean)
  while (reader.left >= 3) {
    const element = reader.read(3)
    if (element === endOfBlock) return clean.subarray(0, Math.ceil(reader.position / 8))
    if (element === fill) blankBytes(reader, clean, fillSize(reader))
    else if (element === dataStream) blankBytes(reader, clean, dataStreamSize(reader))
    else if (element === program) blankBytes(reader, clean, readProgram(reader))
    else return clean
  }
  throw new ApiError('file_damaged')
}

function blankBytes(reader: BitReader, bytes: Uint8Array, count: number): void {
  const from = reader.position
  reader.skip(count * 8)
  blankBits(bytes, from, count * 8)
}

function fillSize(reader: BitReader): number {
  const size = reader.read(4)
  return size === 15 ? 14 + reader.read(8) : size
}

function dataStreamSize(reader: BitReader): number {
  reader.read(4)
  const isAligned = reader.read(1) === 1
  const size = reader.read(8)
  const whole = size === 255 ? 255 + reader.read(8) : size
  if (isAligned) reader.skip(-reader.position & 7)
  return whole
}
