import { ApiError } from '../../core/refusal.ts'
import { type CleanStream, eachPacket } from './codec.ts'
import { maxUnits } from './nalUnits.ts'

/** Sequence header, frame header, tile group, frame, and a repeated frame header. */
const kept = new Set([1, 3, 4, 6, 7])

/**
 * AV1 consists of "open bitstream units", each with its type and, except perhaps the last, its size. Metadata (place of
 * recording, time, vendor data), padding and reserved units are dropped. The muxer creates the configuration from the name of the
 * codec alone.
 */
export const openAv1 = (): CleanStream => ({ packets: eachPacket(cleanPacket) })

function cleanPacket(data: Uint8Array): Uint8Array | undefined {
  const units: Uint8Array[] = []
  let place = 0
  while (place < data.length) {
    const header = data[place] ?? 0
    if (header & 0x80) throw new ApiError('file_damaged')
    const type = (header >> 3) & 0xf
    const layers = header & 4 ? data.subarray(place + 1, place + 2) : new Uint8Array()
    place += 1 + (header & 4 ? 1 : 0)
    if (place > data.length) throw new ApiError('file_damaged')
    const { size, end } = header & 2 ? readSize(data, place) : { size: data.length - place, end: place }
    place = end + size
    if (place > data.length) throw new ApiError('file_damaged')
    if (!kept.has(type)) continue
    if (units.length > 3 * maxUnits) throw new ApiError('file_damaged')
    const head = Uint8Array.of((type << 3) | (header & 4) | 2, ...layers.map((byte) => byte & 0xf8))
    units.push(head, writeSize(size), data.subarray(end, place))
  }
  return units.length > 0 ? Buffer.concat(units) : undefined
}

/** LEB128: seven bits per byte, least significant first; the highest bit says that more bytes follow. */
function readSize(data: Uint8Array, start: number): { size: number; end: number } {
  let size = 0
  for (let index = 0; index < 8; index += 1) {
    const byte = data[start + index]
    if (byte === undefined) break
    size += (byte & 0x7f) * 128 ** index
    if (byte < 0x80) return { size, end: start + index + 1 }
  }
  throw new ApiError('file_damaged')
}

function writeSize(size: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = size; bytes.length === 0 || rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push((rest % 128) | (rest >= 128 ? 0x80 : 0))
  }
  return Uint8Array.from(bytes)
}
