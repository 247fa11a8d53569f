import { ApiError } from '../../core/refusal.ts'
import { type CleanStream, eachPacket } from './codec.ts'

/**
 * VP9 frames cannot carry metadata, but a packet may hold several frames with an index of their sizes at its end, and there must
 * be nothing else between the frames and the index.
 */
export const openVp9 = (): CleanStream => ({
  packets: eachPacket((data) => {
    for (const frame of framesOf(data)) {
      const [marker = 0] = frame
      if (marker >> 6 !== 2) throw new ApiError('file_damaged')
    }
    return data
  }),
})

function framesOf(data: Uint8Array): Uint8Array[] {
  const marker = data.at(-1) ?? 0
  if ((marker & 0xe0) !== 0xc0) return [data]
  const count = (marker & 7) + 1
  const sizeBytes = ((marker >> 3) & 3) + 1
  const index = data.length - 2 - count * sizeBytes
  if (index < 0 || data[index] !== marker) return [data]
  const sizes = Buffer.from(data.subarray(index + 1, -1))
  let place = 0
  const frames = Array.from({ length: count }, (_, frame) => {
    const start = place
    place += sizes.readUIntLE(frame * sizeBytes, sizeBytes)
    return data.subarray(start, place)
  })
  if (place !== index) throw new ApiError('file_damaged')
  return frames
}
