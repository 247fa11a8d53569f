import { ApiError } from '../../core/refusal.ts'
import { type CleanStream, eachPacket } from './codec.ts'

const headBytes = 19
const maxFrameBytes = 1275

/** Opus with one or two channels. Surround sound, which no phone records, is refused. */
export function openOpus(description: Uint8Array | undefined): CleanStream {
  if (description === undefined || description.length < headBytes) throw new ApiError('file_damaged')
  if (description[headBytes - 1] !== 0) throw new ApiError('file_codec')
  return { description: description.subarray(0, headBytes), packets: eachPacket(cleanPacket) }
}

/**
 * Removes the padding of a packet (RFC 6716, section 3.2), which can contain anything. Only packets with code 3 ("an arbitrary
 * number of frames") can have padding; the others are only checked to be no longer than their frames can be.
 */
function cleanPacket(data: Uint8Array): Uint8Array | undefined {
  const [head] = data
  if (head === undefined) return undefined
  if ((head & 3) === 3) return withoutPadding(data)
  const frames = { 0: 1, 1: 2, 2: 2 }[head & 3] ?? 0
  if (data.length - 1 > frames * maxFrameBytes + 2) throw new ApiError('file_damaged')
  return data
}

function withoutPadding(data: Uint8Array): Uint8Array {
  const [head = 0, flags = 0] = data
  const frames = flags & 0x3f
  let place = 2
  let padding = 0
  if (flags & 0x40) {
    let byte: number
    do {
      byte = data[place] ?? 0
      padding += byte === 0xff ? 0xfe : byte
      place += 1
    } while (byte === 0xff)
  }
  const content = data.subarray(place, Math.max(place, data.length - padding))
  const isWhole = place + padding <= data.length && frames > 0 && frames <= 48
  if (!isWhole || content.length > frames * (maxFrameBytes + 2)) throw new ApiError('file_damaged')
  return Buffer.concat([Uint8Array.of(head, flags & ~0x40), content])
}
