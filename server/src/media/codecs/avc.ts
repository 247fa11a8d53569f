import { ApiError } from '../../core/refusal.ts'
import { BitReader } from './bits.ts'
import type { OpenStream } from './codec.ts'
import { joinUnits, readUnits, unitStream } from './nalUnits.ts'
import { cleanMessages } from './sei.ts'

const slices = [1, 2, 3, 4, 5]
const supplement = 6
const sequenceParameters = 7
const pictureParameters = 8
const kept = new Set([...slices, sequenceParameters, pictureParameters])
/** End-of-sequence and end-of-stream units consist of their type alone. */
const ends = new Set([10, 11])

/** H.264. Units that decoders skip (delimiters, filler data, reserved and unspecified types) are dropped. */
export const openAvc: OpenStream = (description) => unitStream(readConfiguration(description), cleanUnit)

function cleanUnit(unit: Uint8Array): Uint8Array | undefined {
  const type = typeOf(unit)
  if (kept.has(type)) return unit
  if (ends.has(type)) return Uint8Array.of(type)
  if (type !== supplement) return undefined
  const messages = cleanMessages(unit.subarray(1))
  return messages && Buffer.concat([Uint8Array.of(supplement), messages])
}

function typeOf([header = 0]: Uint8Array): number {
  if (header & 0x80) throw new ApiError('file_damaged')
  return header & 0x1f
}

/** Profiles whose configuration continues after the parameter sets, with chroma format and bit depth. */
const highProfiles = [100, 110, 122, 144]

/** Rebuilds the "avcC" box (ISO 14496-15) from its required fields only. */
function readConfiguration(description: Uint8Array = new Uint8Array()) {
  const reader = new BitReader(description)
  if (reader.read(8) !== 1) throw new ApiError('file_damaged')
  const profile = reader.bytes(3)
  const lengthBytes = (reader.read(8) & 3) + 1
  const sequence = only(readUnits(reader, reader.read(8) & 0x1f), sequenceParameters)
  const picture = only(readUnits(reader, reader.read(8)), pictureParameters)
  const colours =
    highProfiles.includes(profile[0] ?? 0) && reader.left >= 24
      ? [0xfc | reader.read(8), 0xf8 | reader.read(8), 0xf8 | reader.read(8), 0]
      : []
  const bytes = Buffer.concat([
    Uint8Array.of(1, ...profile, 0xfc | (lengthBytes - 1), 0xe0 | sequence.length),
    joinUnits(sequence, 2) ?? Buffer.alloc(0),
    Uint8Array.of(picture.length),
    joinUnits(picture, 2) ?? Buffer.alloc(0),
    Uint8Array.from(colours),
  ])
  return { description: bytes, lengthBytes }
}

const only = (units: Uint8Array[], type: number): Uint8Array[] =>
  units.filter((unit) => unit.length > 0 && typeOf(unit) === type)
