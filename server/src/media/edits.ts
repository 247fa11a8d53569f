import type { EncodedPacket } from 'mediabunny'
import { ApiError } from '../refusal.ts'
import { childBoxes } from './boxes.ts'
import type { Packets } from './codecs/codec.ts'

/**
 * Whoever shortens a video on a phone often gets a file in which all of it is left, with an edit list that tells players
 * which part to show. What was cut away is not stored.
 */
export interface PlayedPart {
  /** Of a track, in seconds after its beginning. */
  until: number
  /** How many seconds of what goes before a decoder needs; it begins at a packet that can be decoded alone. */
  warmUp: number
}

const ordinarySpeed = 0x10000
/** Less than a cut that anybody makes, more than what is lost by rounding. */
const tolerance = 0.1
/** An end can be rounded up by what is far shorter than a picture. */
const roundedUp = 0.001

/** Where the played part of a track in an MP4 file ends. Throws file_cuts when a part inside is left out. */
export function endOfTrack(bytes: Buffer, id: number): number {
  const movie = boxesIn(firstIn(bytes, 'moov'))
  const header = movie.get('mvhd')?.[0]?.content
  for (const { content: track } of movie.get('trak') ?? []) {
    const trackHeader = firstIn(track, 'tkhd')
    if (!trackHeader || behindTimes(trackHeader) !== id) continue
    const mediaHeader = firstIn(firstIn(track, 'mdia'), 'mdhd')
    const edits = firstIn(firstIn(track, 'edts'), 'elst')
    if (header && mediaHeader && edits) return endOf(edits, behindTimes(header), behindTimes(mediaHeader))
  }
  return Number.POSITIVE_INFINITY
}

/** An edit without a length shows all that there is: the file was written before its end was known. */
function endOf(list: Buffer, movieScale: number, mediaScale: number): number {
  let silence = 0
  let first: number | undefined
  let last = 0
  for (const { duration, start, speed } of editsIn(list)) {
    const seconds = duration / movieScale
    if (start === -1) {
      if (first === undefined) silence += seconds
      continue
    }
    const from = start / mediaScale
    const goesOn = first === undefined || Math.abs(from - last) < tolerance
    if (speed !== ordinarySpeed || !goesOn) throw new ApiError('file_cuts')
    first ??= from
    last = duration === 0 ? Number.POSITIVE_INFINITY : from + seconds
  }
  return first === undefined ? Number.POSITIVE_INFINITY : silence + last - first
}

/** Version and flags, how many there are, and then each one's duration, start and speed. */
function* editsIn(list: Buffer) {
  const isLong = list[0] === 1
  const count = list.readUInt32BE(4)
  for (let place = 8, index = 0; index < count; index += 1, place += isLong ? 20 : 12) {
    yield isLong
      ? {
          duration: Number(list.readBigUInt64BE(place)),
          start: Number(list.readBigInt64BE(place + 8)),
          speed: list.readInt32BE(place + 16),
        }
      : {
          duration: list.readUInt32BE(place),
          start: list.readInt32BE(place + 4),
          speed: list.readInt32BE(place + 8),
        }
  }
}

/** In the headers of movie and media the units of a second, in that of a track its id. */
const behindTimes = (header: Buffer): number => header.readUInt32BE(header[0] === 1 ? 20 : 12)

const boxesIn = (bytes: Buffer = Buffer.alloc(0)) => Map.groupBy(childBoxes(bytes), ({ type }) => type)
const firstIn = (bytes: Buffer | undefined, type: string) => boxesIn(bytes).get(type)?.[0]?.content

/** Without the packets before and behind the part that is played; in between, pictures come before those they build on. */
export async function* onlyPlayed(packets: Packets, { until, warmUp }: PlayedPart): Packets {
  let before: EncodedPacket[] = []
  let behind: EncodedPacket[] = []
  let hasBegun = false
  for await (const packet of packets) {
    // Some cameras end with one in which nothing is.
    if (packet.data.length === 0) continue
    if (!hasBegun) {
      if (packet.type === 'key' && packet.timestamp <= -warmUp) before = []
      before.push(packet)
      hasBegun = packet.timestamp >= 0
      if (!hasBegun) continue
      behind = before
    } else behind.push(packet)
    if (packet.timestamp >= until - roundedUp) continue
    yield* behind
    behind = []
  }
}
