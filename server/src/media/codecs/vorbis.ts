import { ApiError } from '../../core/refusal.ts'
import { type CleanStream, eachPacket } from './codec.ts'

const identificationBytes = 30
/** A comment header with an empty vendor and an empty list; the last byte is the framing bit. */
const emptyComments = Buffer.concat([Buffer.from('\x03vorbis'), Buffer.alloc(8), Buffer.of(1)])

/** Vorbis. The second of its three headers contains free text and the cover picture. */
export function openVorbis(description: Uint8Array | undefined): CleanStream {
  const [identification, , setup] = headersOf(Buffer.from(description ?? []))
  if (identification?.length !== identificationBytes || !isHeader(identification, 1)) {
    throw new ApiError('file_damaged')
  }
  if (!setup || !isHeader(setup, 5)) throw new ApiError('file_damaged')
  const sizes = Uint8Array.of(2, identification.length, emptyComments.length)
  return {
    description: Buffer.concat([sizes, identification, emptyComments, setup]),
    // Headers can appear again between sound packets; players skip them.
    packets: eachPacket((data) => (isHeaderPacket(data) ? undefined : data)),
  }
}

const isHeaderPacket = ([first = 1]: Uint8Array): boolean => (first & 1) === 1

const isHeader = (bytes: Buffer, type: number): boolean =>
  bytes[0] === type && bytes.toString('latin1', 1, 7) === 'vorbis'

/**
 * Xiph lacing: the number of headers minus one, the size of every header except the last (as a run of 255s plus a remainder),
 * then the headers.
 */
function headersOf(description: Buffer): Buffer[] {
  if (description[0] !== 2) throw new ApiError('file_damaged')
  let place = 1
  const readSize = () => {
    let size = 0
    for (; description[place] === 0xff; place += 1) size += 0xff
    size += description[place] ?? 0
    place += 1
    return size
  }
  const first = readSize()
  const second = first + readSize()
  const headers = description.subarray(place)
  return [headers.subarray(0, first), headers.subarray(first, second), headers.subarray(second)]
}
