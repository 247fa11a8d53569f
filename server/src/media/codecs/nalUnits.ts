import { ApiError } from '../../core/refusal.ts'
import type { BitReader } from './bits.ts'
import { type CleanStream, eachPacket } from './codec.ts'

/** Far more units than a picture has slices; a limit is needed because each costs memory. */
export const maxUnits = 10_000

/**
 * H.264 and H.265 consist of "network abstraction layer" units. In MP4 each unit is preceded by its length, in as many bytes as
 * the configuration says. A packet whose lengths do not add up is damaged, because the bytes after the last unit could be
 * anything; a few trailing zeros, which some encoders write, are accepted.
 */
export function splitUnits(data: Uint8Array, lengthBytes: number): Uint8Array[] {
  const units: Uint8Array[] = []
  let place = 0
  while (place < data.length) {
    const start = place + lengthBytes
    if (start > data.length && data.subarray(place).every((byte) => byte === 0)) break
    if (start > data.length) throw new ApiError('file_damaged')
    let length = 0
    for (const byte of data.subarray(place, start)) length = length * 256 + byte
    place = start + length
    if (place > data.length) throw new ApiError('file_damaged')
    if (length > 0) units.push(data.subarray(start, place))
    if (units.length > maxUnits) throw new ApiError('file_damaged')
  }
  return units
}

export function joinUnits(units: readonly Uint8Array[], lengthBytes: number): Uint8Array | undefined {
  if (units.length === 0) return undefined
  return Buffer.concat(
    units.flatMap((unit) => {
      const length = Buffer.alloc(lengthBytes)
      length.writeUIntBE(unit.length, 0, lengthBytes)
      return [length, unit]
    }),
  )
}

interface Configuration {
  /** The decoder configuration, rebuilt. */
  description: Uint8Array
  /** The number of bytes in which the length of a unit is written. */
  lengthBytes: number
}

/** A stream whose packets consist of units; a unit for which `clean` returns nothing is dropped. */
export const unitStream = (
  { description, lengthBytes }: Configuration,
  clean: (unit: Uint8Array) => Uint8Array | undefined,
): CleanStream => ({
  description,
  packets: eachPacket((data) => {
    const units = splitUnits(data, lengthBytes).map(clean)
    return joinUnits(
      units.filter((unit) => unit !== undefined),
      lengthBytes,
    )
  }),
})

/** Reads units of a decoder configuration, each preceded by its length in two bytes. */
export const readUnits = (reader: BitReader, count: number): Uint8Array[] =>
  Array.from({ length: count }, () => reader.bytes(reader.read(16)))

/** Removes emulation prevention bytes: the 3 that is inserted after two zeros so that no start code appears. */
export const unescapeUnit = (bytes: Uint8Array): Uint8Array =>
  bytes.filter((byte, index) => !(byte === 3 && index >= 2 && !bytes[index - 1] && !bytes[index - 2]))

export function escapeUnit(bytes: Uint8Array): Uint8Array {
  const escaped: number[] = []
  let zeros = 0
  for (const byte of bytes) {
    if (zeros === 2 && byte <= 3) {
      escaped.push(3)
      zeros = 0
    }
    escaped.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return Uint8Array.from(escaped)
}
