import { ApiError } from '../../core/refusal.ts'
import { type CleanStream, eachPacket } from './codec.ts'

const streamInfoBytes = 34
const digestBytes = 16

/** FLAC. Of its metadata blocks (comments, pictures, application data) only STREAMINFO is needed. */
export function openFlac(description: Uint8Array | undefined): CleanStream {
  const bytes = Buffer.from(description ?? [])
  const streamInfo = bytes.subarray(8, 8 + streamInfoBytes)
  const announced = bytes.toString('latin1', 0, 4) === 'fLaC' && ((bytes[4] ?? 0) & 0x7f) === 0
  if (!announced || streamInfo.length < streamInfoBytes) throw new ApiError('file_damaged')
  const head = Buffer.concat([Buffer.from('fLaC'), Uint8Array.of(0x80, 0, 0, streamInfoBytes)])
  // The MD5 digest of the sound is set to zero, which means "unknown", as in files written by a streaming encoder.
  const facts = Buffer.concat([streamInfo.subarray(0, -digestBytes), Buffer.alloc(digestBytes)])
  return { description: Buffer.concat([head, facts]), packets: eachPacket(wholeFrame) }
}

/**
 * A frame ends with its own checksum: computed over the whole frame including it, the checksum is zero, which proves that nothing
 * follows the frame.
 */
function wholeFrame(data: Uint8Array): Uint8Array {
  const isFrame = data[0] === 0xff && ((data[1] ?? 0) & 0xfe) === 0xf8
  if (!isFrame || checksum(data) !== 0) throw new ApiError('file_damaged')
  return data
}

function checksum(data: Uint8Array): number {
  let sum = 0
  for (const byte of data) sum = ((sum << 8) & 0xffff) ^ (table[(sum >> 8) ^ byte] ?? 0)
  return sum
}

/** CRC-16 with the polynomial x^16 + x^15 + x^2 + 1. */
const table = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 8
  for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x8005 : 0)) & 0xffff
  return sum
})
