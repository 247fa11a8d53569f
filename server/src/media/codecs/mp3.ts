import type { EncodedPacket } from 'mediabunny'
import { ApiError } from '../../core/refusal.ts'
import { BitReader } from './bits.ts'
import type { CleanStream, Packets } from './codec.ts'

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

const version1 = 3
const kilobits1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const kilobits2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const rates = [44_100, 48_000, 32_000]

/** Parses a frame header (ISO 11172-3, section 2.4.1, and ISO 13818-3 for lower sample rates). */
function readFrame(data: Uint8Array) {
  const reader = new BitReader(data)
  if (reader.read(11) !== 0x7ff) throw new ApiError('file_damaged')
  const version = reader.read(2)
  const isFirst = version === version1
  if (reader.read(2) !== 1) throw new ApiError('file_codec')
  const checksumBytes = reader.read(1) === 0 ? 2 : 0
  const kilobits = (isFirst ? kilobits1 : kilobits2)[reader.read(4)]
  const rate = rates[reader.read(2)]
  const padding = reader.read(1)
  reader.read(1)
  const channels = reader.read(2) === 3 ? 1 : 2
  reader.read(6)
  if (!kilobits || !rate || version === 1) throw new ApiError('file_damaged')
  const divisor = { 0: 4, 2: 2, 3: 1 }[version] ?? 1
  const size = Math.floor(((isFirst ? 144_000 : 72_000) * kilobits) / (rate / divisor)) + padding
  if (data.length !== size) throw new ApiError('file_damaged')

  reader.skip(checksumBytes * 8)
  const reachesBack = reader.read(isFirst ? 9 : 8)
  const privateBits = isFirst ? { 1: 5, 2: 3 } : { 1: 1, 2: 2 }
  reader.read(privateBits[channels] + (isFirst ? 4 * channels : 0))
  let bits = 0
  for (let granule = 0; granule < (isFirst ? 2 : 1) * channels; granule += 1) {
    bits += reader.read(12)
    reader.skip(isFirst ? 47 : 51)
  }
  return { content: data.subarray(reader.position / 8), reachesBack, soundBytes: Math.ceil(bits / 8) }
}
