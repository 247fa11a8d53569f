import type { EncodedPacket } from 'mediabunny'
import { ApiError } from '../../core/refusal.ts'
import { BitReader } from './bits.ts'
import type { CleanStream, Packets } from './codec.ts'
import { readMp3Header } from './mp3Header.ts'

/** MPEG audio, of which only layer III is accepted. */
export const openMp3 = (): CleanStream => ({ packets: withoutAncillaryData })

/**
 * The sound of a frame may begin inside the frames before it, and each frame says where its sound begins and how long it is.
 * Bytes that belong to no frame's sound are filler: encoders write their name and settings there, and the Xing, LAME and
 * Fraunhofer headers are frames that consist of filler only. Positions count the bytes of all frames after their headers.
 */
async function* withoutAncillaryData(packets: Packets): Packets {
  let waiting: WaitingFrame[] = []
  let end = 0
  let usedUntil = 0
  for await (const packet of packets) {
    const data = Uint8Array.from(packet.data)
    const { content, reachesBack, soundBytes } = readFrame(data)
    const begin = end - reachesBack
    blank(waiting, usedUntil, begin)
    const isOver = (frame: WaitingFrame) => frame.from + frame.content.length <= begin
    yield* waiting.filter(isOver).map(({ packet }) => packet)
    waiting = waiting.filter((frame) => !isOver(frame))
    waiting.push({ packet: packet.clone({ data, sideData: {} }), content, from: end })
    end += content.length
    usedUntil = Math.max(usedUntil, begin + soundBytes)
  }
  blank(waiting, usedUntil, end)
  yield* waiting.map(({ packet }) => packet)
}

interface WaitingFrame {
  packet: EncodedPacket
  /** The bytes of the packet after its headers. */
  content: Uint8Array
  from: number
}

function blank(frames: readonly WaitingFrame[], from: number, to: number): void {
  for (const frame of frames) {
    const first = Math.max(0, from - frame.from)
    const last = Math.min(frame.content.length, to - frame.from)
    if (first < last) frame.content.fill(0, first, last)
  }
}

/** Parses what of the side information says where the sound of a frame is (ISO 11172-3, section 2.4.1). */
function readFrame(data: Uint8Array) {
  const header = readMp3Header(data)
  if (!header) throw new ApiError('file_damaged')
  const { isLayer3, isVersion1, hasChecksum, channels, size } = header
  if (!isLayer3) throw new ApiError('file_codec')
  if (data.length !== size) throw new ApiError('file_damaged')

  const reader = new BitReader(data)
  reader.skip(hasChecksum ? 48 : 32)
  const reachesBack = reader.read(isVersion1 ? 9 : 8)
  const privateBits = isVersion1 ? { 1: 5, 2: 3 } : { 1: 1, 2: 2 }
  reader.read(privateBits[channels] + (isVersion1 ? 4 * channels : 0))
  let bits = 0
  for (let granule = 0; granule < (isVersion1 ? 2 : 1) * channels; granule += 1) {
    bits += reader.read(12)
    reader.skip(isVersion1 ? 47 : 51)
  }
  return { content: data.subarray(reader.position / 8), reachesBack, soundBytes: Math.ceil(bits / 8) }
}
