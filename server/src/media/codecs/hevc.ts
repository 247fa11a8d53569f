import { ApiError } from '../../core/refusal.ts'
import { BitReader } from './bits.ts'
import type { OpenStream } from './codec.ts'
import { joinUnits, readUnits, unitStream } from './nalUnits.ts'
import { cleanMessages } from './sei.ts'

const slices = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 18, 19, 20, 21]
const parameters = new Set([32, 33, 34])
const kept = new Set([...slices, ...parameters])
/** End-of-sequence and end-of-stream units consist of their type alone. */
const ends = new Set([36, 37])
/** The SEI unit type that precedes a picture; the type that follows a picture is not needed. */
const supplement = 39

/**
 * H.265. Units that decoders skip are dropped, and so are units of further layers (depth, a second eye), because browsers play
 * only the first layer.
 */
export const openHevc: OpenStream = (description) => unitStream(readConfiguration(description), cleanUnit)

function cleanUnit(unit: Uint8Array): Uint8Array | undefined {
  const { type, isFirstLayer } = headerOf(unit)
  if (!isFirstLayer) return undefined
  if (kept.has(type)) return unit
  if (ends.has(type)) return unit.subarray(0, 2)
  if (type !== supplement) return undefined
  const messages = cleanMessages(unit.subarray(2))
  return messages && Buffer.concat([unit.subarray(0, 2), messages])
}

function isParameters(unit: Uint8Array, wanted: number): boolean {
  const { type, isFirstLayer } = headerOf(unit)
  return isFirstLayer && type === wanted && parameters.has(type)
}

function headerOf([first = 0x80, second = 0]: Uint8Array) {
  if (first & 0x80 || second === 0) throw new ApiError('file_damaged')
  return { type: first >> 1, isFirstLayer: !(first & 1) && second < 8 }
}

/** Rebuilds the "hvcC" box (ISO 14496-15), without other units: x265 stores its settings beside the parameter sets. */
function readConfiguration(description: Uint8Array = new Uint8Array()) {
  const reader = new BitReader(description)
  const head = Buffer.from(reader.bytes(22))
  if (head[0] !== 1) throw new ApiError('file_damaged')
  const reserved: [place: number, ones: number][] = [
    [13, 0xf0],
    [15, 0xfc],
    [16, 0xfc],
    [17, 0xf8],
    [18, 0xf8],
  ]
  for (const [place, ones] of reserved) head[place] = (head[place] ?? 0) | ones
  const lists: Uint8Array[] = []
  for (let list = reader.read(8); list > 0; list -= 1) {
    const header = reader.read(8)
    const type = header & 0x3f
    const units = readUnits(reader, reader.read(16)).filter((unit) => isParameters(unit, type))
    const joined = joinUnits(units, 2)
    if (joined) lists.push(Buffer.concat([Uint8Array.of(header & 0xbf, 0, units.length), joined]))
  }
  const bytes = Buffer.concat([head, Uint8Array.of(lists.length), ...lists])
  return { description: bytes, lengthBytes: ((head[21] ?? 0) & 3) + 1 }
}
